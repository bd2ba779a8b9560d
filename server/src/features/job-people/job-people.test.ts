import { endAbsence, getAbsence, setAbsence } from '@hearback/contract/accounts/absence.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { getJobPeople, muteJob, setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { runAnswerClock } from '../applications/answer-clock.service.ts'

const app = testApp()
let hana: EmployerPerson
let omar: EmployerPerson
let rita: EmployerPerson
let otto: EmployerPerson

const join = (member: Person, role: string) =>
  app.pool.query('update company_members set company_id = $1, role = $2 where user_id = $3', [
    hana._id,
    role,
    member._id,
  ])
const leave = (member: Person) => app.pool.query('delete from company_members where user_id = $1', [member._id])

/** Hana and Omar own Crust; Rita and Otto are recruiters there. */
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  ;[omar, rita, otto] = [await anEmployer(app), await anEmployer(app), await anEmployer(app)]
  await join(omar, 'owner')
  await join(rita, 'recruiter')
  await join(otto, 'recruiter')
})

async function aJob(by: Caller, jobTitle = 'Baker'): Promise<string> {
  const form = {
    jobTitle,
    category: 'Food',
    estimatedFrom: 20,
    estimatedTo: 25,
    skills: 'flour',
    description: 'Bread.',
  }
  return (await by.call(postJob, { body: form })).job._id
}

const peopleOf = async (who: Caller, id: string) => (await who.call(getJobPeople, { params: { id } })).people
const choose = (who: Caller, id: string, lead: string | null, recruiters: string[] = []) =>
  who.call(setJobPeople, { params: { id }, body: { lead, recruiters } })
const mute = (who: Caller, id: string, muted = true) => who.call(muteJob, { params: { id }, body: { muted } })

/** The names of the members who got a notification of this kind. */
async function toldOf(kind: string): Promise<string[]> {
  const members = { hana, omar, rita, otto }
  const told: string[] = []
  for (const [name, member] of Object.entries(members)) {
    const { rowCount } = await app.pool.query('select from notifications where user_id = $1 and kind = $2', [
      member._id,
      kind,
    ])
    for (let each = 0; each < (rowCount ?? 0); each++) told.push(name)
  }
  return told
}
const mailedTo = async (subject: string) =>
  (
    await app.pool.query<{ to: string }>(
      `select data->>'to' as to from pgboss.job where name = 'mail' and data->>'subject' ~ $1`,
      [subject],
    )
  ).rows.map(({ to }) => Object.entries({ hana, omar, rita, otto }).find(([, { email }]) => email === to)?.[0] ?? to)

describe('the people of a job', () => {
  test('are who posted it, in a company of several members', async () => {
    const [alone, shared] = [await anEmployer(app), await aJob(rita)]
    expect(await peopleOf(rita, shared)).toEqual({ lead: rita._id, recruiters: [], contributors: [], muted: false })
    expect(await peopleOf(alone, await aJob(alone))).toEqual({
      lead: null,
      recruiters: [],
      contributors: [],
      muted: false,
    })
  })

  test('are chosen by owners and by the lead, and by any member while no one leads', async () => {
    const id = await aJob(rita)
    await expect(choose(otto, id, otto._id)).toBeRefused('not_allowed')
    await choose(rita, id, otto._id, [rita._id])
    await expect(choose(rita, id, rita._id)).toBeRefused('not_allowed')
    await choose(hana, id, null)
    const { people } = await choose(rita, id, rita._id, [otto._id, otto._id, rita._id])
    expect(people).toEqual({ lead: rita._id, recruiters: [otto._id], contributors: [], muted: false })
  })

  test('are members of the company, and a refused change leaves them as they were', async () => {
    const id = await aJob(rita)
    const [stranger, ana] = [await anEmployer(app), await aSeeker(app)]
    for (const outsider of [stranger._id, ana._id, '01900000-0000-7000-8000-000000000000']) {
      await expect(choose(rita, id, rita._id, [outsider])).toBeRefused('invalid_input', 'recruiters')
      await expect(choose(rita, id, outsider)).toBeRefused('invalid_input', 'lead')
    }
    const many = Array.from({ length: 21 }, () => otto._id)
    await expect(choose(rita, id, null, many)).toBeRefused('invalid_input', 'recruiters')
    expect(await peopleOf(rita, id)).toEqual({ lead: rita._id, recruiters: [], contributors: [], muted: false })
  })

  test('of another company are neither read nor changed, and those of no job are not found', async () => {
    const [id, stranger] = [await aJob(rita), await anEmployer(app)]
    await expect(peopleOf(stranger, id)).toBeRefused('not_allowed')
    await expect(choose(stranger, id, stranger._id)).toBeRefused('not_allowed')
    await expect(mute(stranger, id)).toBeRefused('not_allowed')
    await expect(mute(rita, '01900000-0000-7000-8000-000000000000')).toBeRefused('not_found')
  })

  test('stay one lead, however many choose concurrently', async () => {
    const id = await aJob(hana)
    const members = [hana, omar, rita, otto]
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => choose(at % 2 ? hana : omar, id, members[at % 4]?._id ?? null, [otto._id])),
    )
    const { rows } = await app.pool.query('select user_id from job_people where job_id = $1 and is_lead', [id])
    expect(rows).toHaveLength(1)
  })
})

describe('a notification of a job', () => {
  test('goes to its people alone, by mail too', async () => {
    const [led, open] = [await aJob(rita, 'Baker'), await aJob(hana, 'Miller')]
    await choose(hana, open, null)
    await anApplication(app, { by: await aSeeker(app), to: led })
    expect(await toldOf('application_received')).toEqual(['rita'])
    expect(await mailedTo('Baker')).toEqual(expect.arrayContaining(['rita']))
    expect(await mailedTo('Baker')).not.toEqual(expect.arrayContaining(['hana']))
    await anApplication(app, { by: await aSeeker(app), to: open })
    expect(await toldOf('application_received')).toEqual(['hana', 'omar', 'rita', 'rita', 'otto'])
  })

  test('does not go to who muted it, but always to someone', async () => {
    const id = await aJob(rita)
    await choose(rita, id, rita._id, [otto._id])
    await mute(rita, id)
    expect(await peopleOf(rita, id)).toMatchObject({ muted: true })
    await anApplication(app, { by: await aSeeker(app), to: id })
    expect(await toldOf('application_received')).toEqual(['otto'])
    await mute(otto, id)
    await mute(otto, id)
    await anApplication(app, { by: await aSeeker(app), to: id })
    expect(await toldOf('application_received')).toEqual(['rita', 'otto', 'otto'])
    await mute(rita, id, false)
    await anApplication(app, { by: await aSeeker(app), to: id })
    expect(await toldOf('application_received')).toEqual(['rita', 'rita', 'otto', 'otto'])
  })

  test('goes to the owner who takes over when the lead leaves', async () => {
    const id = await aJob(rita)
    await leave(rita)
    expect(await peopleOf(hana, id)).toMatchObject({ lead: hana._id })
    await leave(otto)
    await choose(hana, id, omar._id, [hana._id])
    await leave(omar)
    expect(await peopleOf(hana, id)).toEqual({ lead: hana._id, recruiters: [], contributors: [], muted: false })
    await anApplication(app, { by: await aSeeker(app), to: id })
    expect(await toldOf('application_received')).toEqual(['hana'])
  })
})

describe('a reminder to answer', () => {
  const waiting = async (jobId: string, days: number) => {
    const id = await anApplication(app, { by: await aSeeker(app), to: jobId })
    await shiftApplication(app, id, days)
    await runAnswerClock(app.deps)
  }
  const remindedOf = () => toldOf('answers_due')
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

  test('goes to the people of the job, each with their own applications, and from day 12 to the owners too', async () => {
    const [baker, miller] = [await aJob(rita, 'Baker'), await aJob(otto, 'Miller')]
    const ids = [baker, miller, miller]
    for (const job of ids) await anApplication(app, { by: await aSeeker(app), to: job, appliedDaysAgo: 7.5 })
    await runAnswerClock(app.deps)
    expect(await remindedOf()).toEqual(['rita', 'otto'])
    const { notifications } = await otto.call(listNotifications, { query: {} })
    expect(notifications.find(({ kind }) => kind === 'answers_due')?.data).toMatchObject({ count: 2 })
    await waiting(baker, 12.5)
    expect(await remindedOf()).toEqual(['hana', 'omar', 'rita', 'rita', 'otto'])
  })

  test('goes to the colleague of who is out of office, and to the owners once that colleague has left', async () => {
    const id = await aJob(rita)
    const { absence } = await rita.call(setAbsence, { body: { until: inDays(14), coveredBy: otto._id } })
    expect(absence).toEqual({ until: inDays(14), coveredBy: otto._id })
    expect((await rita.call(getAbsence, {})).absence).toEqual(absence)
    await waiting(id, 7.5)
    expect(await remindedOf()).toEqual(['otto'])
    await leave(otto)
    expect((await rita.call(getAbsence, {})).absence).toMatchObject({ coveredBy: null })
    await waiting(id, 7.5)
    expect(await remindedOf()).toEqual(['hana', 'omar', 'otto'])
    await rita.call(endAbsence, {})
    await rita.call(endAbsence, {})
    await waiting(id, 7.5)
    expect(await remindedOf()).toEqual(['hana', 'omar', 'rita', 'otto'])
  })

  test('goes on to the colleague of a colleague who is absent too, and to an owner if they cover each other', async () => {
    const id = await aJob(rita)
    await rita.call(setAbsence, { body: { until: inDays(14), coveredBy: otto._id } })
    await otto.call(setAbsence, { body: { until: inDays(14), coveredBy: omar._id } })
    await waiting(id, 7.5)
    expect(await remindedOf()).toEqual(['omar'])
    await otto.call(setAbsence, { body: { until: inDays(14), coveredBy: rita._id } })
    await omar.call(setAbsence, { body: { until: inDays(14), coveredBy: rita._id } })
    await waiting(id, 7.5)
    expect(await remindedOf()).toEqual(['hana', 'omar'])
  })

  test('comes back when the absence is over', async () => {
    const id = await aJob(rita)
    await rita.call(setAbsence, { body: { until: inDays(2), coveredBy: otto._id } })
    await app.pool.query(`update absences set until = now() - interval '1 second'`)
    expect(await rita.call(getAbsence, {})).toMatchObject({ absence: null })
    await waiting(id, 7.5)
    expect(await remindedOf()).toEqual(['rita'])
  })

  test('an absence lasts through its last day in the zone of the member', async () => {
    await app.pool.query(`update users set time_zone = 'Pacific/Kiritimati' where id = $1`, [rita._id])
    const { absence } = await rita.call(setAbsence, { body: { until: '2027-03-01', coveredBy: otto._id } })
    expect(absence.until).toBe('2027-03-01')
    const { rows } = await app.pool.query('select until from absences')
    expect(rows).toEqual([{ until: new Date('2027-03-01T10:00:00Z') }])
  })

  test.each([
    ['until', () => ({ until: inDays(-2), coveredBy: otto._id })],
    ['until', () => ({ until: inDays(400), coveredBy: otto._id })],
    ['coveredBy', () => ({ until: inDays(3), coveredBy: rita._id })],
    ['coveredBy', () => ({ until: inDays(3), coveredBy: '01900000-0000-7000-8000-000000000000' })],
  ])('an absence with a wrong %s is refused', async (field, body) => {
    await expect(rita.call(setAbsence, { body: body() })).toBeRefused('invalid_input', field)
    expect(await rita.call(getAbsence, {})).toMatchObject({ absence: null })
  })
})
