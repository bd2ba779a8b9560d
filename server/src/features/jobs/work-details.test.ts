import { randomUUID } from 'node:crypto'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { listJobDrafts, saveJobDraft } from '@hearback/contract/jobs/job-drafts.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, postJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { Benefit } from '@hearback/contract/jobs/work-details.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()
type Body = InputOf<typeof postJob>['body']
const form = {
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: [],
  description: 'Bread.',
}
const post = (by: Person, details: object = {}) => by.call(postJob, { body: { ...form, ...details } as Body })
const edit = (by: Person, id: string, body: object) => by.call(updateJob, { params: { id }, body })
const day = 86_400_000
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const count = async () => (await app.db.selectFrom('jobs').select('id').execute()).length

const details = {
  shifts: ['day', 'night'],
  workDays: ['monday', 'sunday'],
  hoursPerWeekFrom: 20,
  hoursPerWeekTo: 37.5,
  startDate: dateIn(30),
  benefits: ['health_insurance', 'paid_time_off', 'tips'],
  experienceLevel: 'entry',
  openings: 3,
  neighborhood: 'North End',
  language: 'en',
  vacancy: 'existing',
  aiUse: 'used',
  aiUseDetails: 'A program sorts applications.\n\nPeople decide.',
  decisionBy: dateIn(20),
}

test('a job has the details that were given, on its page, in search and after an edit of something else', async () => {
  const by = await anEmployer(app)
  const { job } = await post(by, details)
  expect(job).toMatchObject(details)
  expect((await app.caller().call(getJob, { params: { id: job._id } })).job).toMatchObject(details)
  const found = await app.caller().call(searchJobs, { body: { keyword: 'baker', brief: true } })
  expect(found.jobs).toEqual([job])
  expect((await edit(by, job._id, { jobTitle: 'Night baker' })).job).toMatchObject(details)
})

test('a job without details has none of the fields', async () => {
  const { job } = await post(await anEmployer(app))
  expect(Object.keys(job).filter((name) => name in details)).toEqual([])
})

test('null, an empty text and an empty list clear a detail', async () => {
  const by = await anEmployer(app)
  const { job } = await post(by, details)
  const cleared = Object.fromEntries(Object.keys(details).map((name) => [name, null]))
  expect(Object.keys((await edit(by, job._id, cleared)).job).filter((name) => name in details)).toEqual([])
  await edit(by, job._id, details)
  const emptied = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
  )
  expect(Object.keys((await edit(by, job._id, emptied)).job).filter((name) => name in details)).toEqual([])
})

test.each<[field: string, body: object]>([
  ['shifts.0', { shifts: ['graveyard'] }],
  ['shifts', { shifts: { day: true } }],
  ['workDays.1', { workDays: ['monday', 'someday'] }],
  ['workDays', { workDays: 3 }],
  ['hoursPerWeekFrom', { hoursPerWeekFrom: 0 }],
  ['hoursPerWeekFrom', { hoursPerWeekFrom: 37.25 }],
  ['hoursPerWeekFrom', { hoursPerWeekFrom: 'forty' }],
  ['hoursPerWeekTo', { hoursPerWeekTo: 168.5 }],
  ['hoursPerWeekTo', { hoursPerWeekFrom: 40, hoursPerWeekTo: 20 }],
  ['startDate', { startDate: dateIn(-2) }],
  ['startDate', { startDate: dateIn(400) }],
  ['startDate', { startDate: '2027-02-30' }],
  ['startDate', { startDate: 'soon' }],
  ['benefits.0', { benefits: ['free_parking_on_the_moon'] }],
  ['benefits', { benefits: Array.from({ length: 500 }, () => 'tips') }],
  ['experienceLevel', { experienceLevel: 'wizard' }],
  ['openings', { openings: 0 }],
  ['openings', { openings: 1000 }],
  ['openings', { openings: 1.5 }],
  ['neighborhood', { neighborhood: 'x'.repeat(201) }],
  ['neighborhood', { neighborhood: 7 }],
  ['language', { language: 'qqq' }],
  ['language', { language: 'x'.repeat(5000) }],
  ['vacancy', { vacancy: 'maybe' }],
  ['aiUse', { aiUse: 'sometimes' }],
  ['aiUse', { aiUse: true }],
  ['aiUseDetails', { aiUse: 'used', aiUseDetails: 'x'.repeat(501) }],
  ['aiUseDetails', { aiUse: 'not_used', aiUseDetails: 'It ranks applicants.' }],
  ['decisionBy', { decisionBy: dateIn(-2) }],
  ['decisionBy', { decisionBy: dateIn(400) }],
  ['decisionBy', { decisionBy: '2027-02-30' }],
  ['decisionBy', { decisionBy: 'immediately' }],
])('refuses %s in %j, when posting and when editing', async (field, body) => {
  const by = await anEmployer(app)
  await expect(post(by, body)).toBeRefused('invalid_input', field)
  expect(await count()).toBe(0)
  const { job } = await post(by, details)
  await expect(edit(by, job._id, body)).toBeRefused('invalid_input', field)
  expect((await app.caller().call(getJob, { params: { id: job._id } })).job).toEqual(job)
})

test('choices may be written in any case, with commas, in any order and twice', async () => {
  const { job } = await post(await anEmployer(app), {
    shifts: 'On call, NIGHT',
    workDays: ['Sunday', 'monday', 'SUNDAY'],
    benefits: ['tips', 'Paid time off', 'tips'],
    experienceLevel: 'Mid',
    language: 'es_MX',
    startDate: ' Immediately ',
    openings: '2',
    hoursPerWeekFrom: '37.5',
  })
  expect(job).toMatchObject({
    shifts: ['night', 'on_call'],
    workDays: ['monday', 'sunday'],
    benefits: ['paid_time_off', 'tips'],
    experienceLevel: 'mid',
    language: 'es-MX',
    startDate: 'immediately',
    openings: 2,
    hoursPerWeekFrom: 37.5,
  })
})

test('a job may have every benefit', async () => {
  const { job } = await post(await anEmployer(app), { benefits: [...Benefit.options] })
  expect(job.benefits).toEqual(Benefit.options)
})

test('a neighborhood keeps emoji and other scripts, on one line and without invisible characters', async () => {
  const { job } = await post(await anEmployer(app), { neighborhood: ' 渋谷\n🏙️ Center\u200b ' })
  expect(job.neighborhood).toBe('渋谷 🏙️ Center')
})

test('an edit of one bound of the hours is checked against the other one', async () => {
  const by = await anEmployer(app)
  const { job } = await post(by, { hoursPerWeekFrom: 20, hoursPerWeekTo: 30 })
  await expect(edit(by, job._id, { hoursPerWeekFrom: 31 })).toBeRefused('invalid_input', 'hoursPerWeekFrom')
  await expect(edit(by, job._id, { hoursPerWeekTo: 19.5 })).toBeRefused('invalid_input', 'hoursPerWeekTo')
  expect((await edit(by, job._id, { hoursPerWeekFrom: 31, hoursPerWeekTo: null })).job).toMatchObject({
    hoursPerWeekFrom: 31,
  })
})

test('a start that has passed stays when it is sent again, and a date replaces “immediately”', async () => {
  const by = await anEmployer(app)
  const { job } = await post(by, { startDate: dateIn(3) })
  await app.db.updateTable('jobs').set({ start_date: '2020-01-02' }).execute()
  expect((await edit(by, job._id, { startDate: '2020-01-02' })).job.startDate).toBe('2020-01-02')
  await expect(edit(by, job._id, { startDate: '2020-01-03' })).toBeRefused('invalid_input', 'startDate')
  expect((await edit(by, job._id, { startDate: 'immediately' })).job.startDate).toBe('immediately')
  expect((await edit(by, job._id, { startDate: dateIn(5) })).job.startDate).toBe(dateIn(5))
})

test('today is a start, by the time zone of the job', async () => {
  const by = await anEmployer(app)
  const today = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now())
  const kiritimati = { city: 'Kiritimati', latitude: 1.87, longitude: -157.4 }
  expect((await post(by, { startDate: today('America/Boise') })).job.startDate).toBe(today('America/Boise'))
  expect((await post(by, { startDate: today('Pacific/Kiritimati'), location: kiritimati })).job.startDate).toBe(
    today('Pacific/Kiritimati'),
  )
})

test('a job that moves to another town loses its neighborhood, unless a new one is given', async () => {
  const by = await anEmployer(app)
  const { job } = await post(by, { neighborhood: 'North End', location: 'Boise' })
  expect((await edit(by, job._id, { location: 'Boise' })).job.neighborhood).toBe('North End')
  expect((await edit(by, job._id, { location: 'Qqxyzzyton', neighborhood: 'Docks' })).job.neighborhood).toBe('Docks')
  expect((await edit(by, job._id, { location: 'Boise' })).job).not.toHaveProperty('neighborhood')
})

test('a change of a detail changes when the job was updated', async () => {
  const by = await anEmployer(app)
  const { job } = await post(by)
  const edited = await edit(by, job._id, { openings: 2 })
  expect(Date.parse(edited.job.updatedAt)).toBeGreaterThan(Date.parse(job.updatedAt))
})

test.each([
  [`shifts = '{graveyard}'`],
  [`work_days = '{monday,monday,monday,monday,monday,monday,monday,monday}'`],
  ['hours_per_week_from = 40, hours_per_week_to = 20'],
  ['hours_per_week_to = 0.5'],
  ['hours_per_week_to = 37.3'],
  [`start_date = '2027-01-01', starts_immediately = true`],
  [`benefits = '{moon}'`],
  [`experience_level = 'wizard'`],
  ['openings = 0'],
  [`neighborhood = ''`],
  [`language = 'English'`],
])('the database refuses %s', async (assignment) => {
  await post(await anEmployer(app))
  await expect(app.pool.query(`update jobs set ${assignment}`)).rejects.toThrow(/check constraint/)
})

test('a draft keeps its details as typed, and an older draft has none', async () => {
  const by = await anEmployer(app)
  const id = randomUUID()
  const values = {
    shifts: ['day'],
    hoursPerWeekFrom: '37,5 ?',
    startDate: '2020-01-01',
    openings: 0,
    neighborhood: 'x',
  }
  const { draft } = await by.call(saveJobDraft, { params: { id }, body: { revision: 0, values } })
  expect(draft.values).toMatchObject(values)
  await app.pool.query(`update job_drafts set content = '{"jobTitle": "Baker"}'`)
  const { drafts } = await by.call(listJobDrafts, {})
  expect(drafts[0]?.values).toMatchObject({ jobTitle: 'Baker', shifts: [], benefits: [], openings: '' })
})

describe('a search by details', () => {
  type Filters = InputOf<typeof searchJobs>['body']
  const titles = async (body: Filters) =>
    (await app.caller().call(searchJobs, { body: { resultsPerPage: 20, ...body } })).jobs.map((job) => job.jobTitle)

  test('finds the jobs that state any value of each filter, as soon as they are posted and edited', async () => {
    const by = await anEmployer(app)
    const { job } = await post(by, { jobTitle: 'Night baker', shifts: ['night', 'weekend'], experienceLevel: 'entry' })
    await post(by, { jobTitle: 'Day baker', shifts: ['day'], benefits: ['tips', 'meals'], experienceLevel: 'lead' })
    await post(by, { jobTitle: 'Silent baker' })
    expect(await titles({ shift: 'night' })).toEqual(['Night baker'])
    expect(await titles({ shift: ['weekend', 'Day'] })).toEqual(['Day baker', 'Night baker'])
    expect(await titles({ benefits: ['meals', 'housing'] })).toEqual(['Day baker'])
    expect(await titles({ experienceLevel: ['entry', 'lead'], shift: ['night'] })).toEqual(['Night baker'])
    expect(await titles({ keyword: 'baker', shift: [], benefits: [] })).toHaveLength(3)
    await edit(by, job._id, { shifts: ['day'], benefits: ['housing'] })
    expect(await titles({ shift: ['night'] })).toEqual([])
    expect(await titles({ benefits: ['housing'] })).toEqual(['Night baker'])
  })

  test.each([
    ['shift.0', { shift: 'moon' }],
    ['experienceLevel.0', { experienceLevel: ['wizard'] }],
    ['benefits.1', { benefits: ['tips', 'moon'] }],
    ['benefits', { benefits: Array.from({ length: 500 }, () => 'tips') }],
  ])('refuses %s in %j', async (field, body) => {
    await expect(app.caller().call(searchJobs, { body: body as Filters })).toBeRefused('invalid_input', field)
  })

  test('does not find words of a text that look like a facet', async () => {
    await post(await anEmployer(app), { description: 'i/night x/lead f/tips', jobTitle: 'i/night' })
    expect(await titles({ shift: ['night'] })).toEqual([])
  })

  test('is saved, is the same whatever the order, and one without details is as before', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const save = (body: InputOf<typeof createAlert>['body']) => ana.call(createAlert, { body })
    const { alert } = await save({ shift: ['night', 'day'], benefits: ['tips'] })
    expect(alert).toMatchObject({ shift: ['day', 'night'], benefits: ['tips'] })
    expect(alert).not.toHaveProperty('experienceLevel')
    expect((await save({ shift: ['day', 'night'], benefits: ['tips'] })).alert._id).toBe(alert._id)
    expect((await save({ keyword: 'baker' })).alert).not.toHaveProperty('shift')
    const { rows } = await app.pool.query(`select filters from alerts where name = 'baker'`)
    expect(Object.keys(rows[0].filters)).not.toContain('shift')
  })
})

test('how AI is used goes with the statement that it is used', async () => {
  const by = await anEmployer(app)
  await expect(post(by, { aiUseDetails: 'It ranks.' })).toBeRefused('invalid_input', 'aiUseDetails')
  const { job } = await post(by, { aiUse: 'used', aiUseDetails: 'It ranks.' })
  expect((await edit(by, job._id, { aiUseDetails: 'It sorts.' })).job).toMatchObject({ aiUseDetails: 'It sorts.' })
  const without = (await edit(by, job._id, { aiUse: 'Not used' })).job
  expect([without.aiUse, 'aiUseDetails' in without]).toEqual(['not_used', false])
  await expect(edit(by, job._id, { aiUseDetails: 'It ranks.' })).toBeRefused('invalid_input', 'aiUseDetails')
  expect('aiUseDetails' in (await edit(by, job._id, { aiUse: 'used' })).job).toBe(false)
})

test('the day of the decision is one in the time zone of the job, and may pass', async () => {
  const by = await anEmployer(app)
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
  const location = { city: 'Kiritimati', country: 'KI', latitude: 1.87, longitude: -157.4 }
  const { job } = await post(by, { location, decisionBy: dayIn('Pacific/Kiritimati') })
  expect(job.decisionBy).toBe(dayIn('Pacific/Kiritimati'))
  await app.db.updateTable('jobs').set({ decision_by: '2020-01-02' }).execute()
  expect((await edit(by, job._id, { decisionBy: '2020-01-02', openings: 2 })).job.decisionBy).toBe('2020-01-02')
  await expect(edit(by, job._id, { decisionBy: '2020-01-03' })).toBeRefused('invalid_input', 'decisionBy')
})
