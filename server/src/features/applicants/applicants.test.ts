import type { ApplicantOrder } from '@hearback/contract/hiring/applicant-order.ts'
import { type Applicant, listApplicants, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { matchOf, matchRank } from '@hearback/contract/hiring/match.ts'
import { hideFromEmployer } from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const boise = { latitude: 43.61, longitude: -116.2 }
const kmNorth = (km: number) => ({ latitude: boise.latitude + km / 111.2, longitude: boise.longitude })

interface Facts {
  skill?: string[]
  km?: number
  rate?: number
  availability?: string
  category?: string
  daysAgo?: number
  status?: Applicant['status']
}

let hana: Person
let jobId: string
beforeEach(async () => {
  hana = await anEmployer(app)
  jobId = await aJob(app, { by: hana, skills: ['baking', 'mixing'], employmentType: 'full_time' })
})

async function add(firstName: string, facts: Facts = {}) {
  const { skill = [], km, rate = null, availability = null, category = null, daysAgo = 0, status = 'applied' } = facts
  const by = await aSeeker(app, { firstName, skill, ...(km === undefined ? {} : { point: kmNorth(km) }) })
  const noPoint = km === undefined ? { latitude: null, longitude: null } : {}
  await app.db
    .updateTable('seekers')
    .set({ hourly_rate: rate, availability, job_category: category, ...noPoint })
    .where('user_id', '=', by._id)
    .execute()
  const id = await anApplication(app, { by, to: jobId, appliedDaysAgo: daysAgo, status })
  return { by, id }
}

const list = (query: object = {}) => hana.call(listApplicants, { params: { jobId }, query: query as never })
const names = ({ applications }: { applications: Applicant[] }) => applications.map((one) => one.applicant.firstName)

/** Follows the cursors of all pages. */
async function allPages(query: object): Promise<Applicant[]> {
  const found: Applicant[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await list({ ...query, ...(cursor && { cursor }) })
    found.push(...page.applications)
    cursor = page.next
    if (!cursor) return found
  }
}

describe('applicants', () => {
  test('are sorted by the number of matching parts', async () => {
    await add('None', { skill: ['painting'], daysAgo: 5 })
    await add('Some', { skill: ['baking'], km: 5, rate: 22 })
    await add('Most', { skill: ['baking', 'mixing'], km: 5, rate: 22, availability: 'Full time' })
    await add('Unknown', { daysAgo: 9 })
    expect(names(await list({ sort: 'fit' }))).toEqual(['Most', 'Some', 'Unknown', 'None'])
  })

  test('are sorted by distance, those without a location last, longest waiting first', async () => {
    await add('Far', { km: 60 })
    await add('Nowhere')
    await add('Near', { km: 3 })
    await add('Nowhere for long', { daysAgo: 8 })
    expect(names(await list({ sort: 'distance' }))).toEqual(['Near', 'Far', 'Nowhere for long', 'Nowhere'])
  })

  test('are sorted by the rate asked, those without one last', async () => {
    await add('Silent', { daysAgo: 3 })
    await add('Dear', { rate: 40 })
    await add('Modest', { rate: 19.5 })
    expect(names(await list({ sort: 'pay' }))).toEqual(['Modest', 'Dear', 'Silent'])
  })

  test('of a job in another currency are not sorted by rate, because rates are in US dollars', async () => {
    jobId = await aJob(app, { by: hana, pay: { from: 20, to: 25, currency: 'EUR' } })
    await add('Cheap', { rate: 1 })
    await add('Waiting', { rate: 90, daysAgo: 3 })
    expect(names(await list({ sort: 'pay' }))).toEqual(['Waiting', 'Cheap'])
    expect(names(await list({ fits: 'pay' }))).toEqual([])
  })

  test('are sorted by availability: matching, stated, not matching, not stated', async () => {
    await add('Silent', { daysAgo: 9 })
    await add('Part', { availability: 'Part-time' })
    await add('Vague', { availability: 'Right away' })
    await add('Full', { availability: 'Full time' })
    expect(names(await list({ sort: 'availability' }))).toEqual(['Full', 'Vague', 'Part', 'Silent'])
  })

  test('are sorted by date, newest first', async () => {
    await add('Old', { daysAgo: 9, status: 'shortlisted' })
    await add('New', { daysAgo: 1 })
    expect(names(await list({ sort: 'applied' }))).toEqual(['New', 'Old'])
  })

  test.each([
    [{ fits: 'skills' }, ['Anna']],
    [{ fits: 'skills,distance' }, []],
    [{ fits: ['distance', 'pay'] }, ['Bo']],
    [{ withinKm: 10 }, ['Bo']],
    [{ withinKm: 100 }, ['Anna', 'Bo']],
    [{ availability: 'WEEKENDS' }, ['Anna']],
    [{ answer: 'waiting' }, ['Anna', 'Bo']],
    [{ answer: 'overdue' }, ['Anna']],
    [{ answer: 'answered' }, ['Cy']],
    [{ appliedDays: 7 }, ['Bo', 'Cy']],
    [{ withinKm: '', answer: '', appliedDays: '', fits: '' }, ['Anna', 'Bo', 'Cy']],
  ])('are filtered by %o', async (query, found) => {
    await add('Anna', { skill: ['Mixing', 'BAKING'], km: 50, availability: 'Weekends only', daysAgo: 15 })
    await add('Bo', { skill: ['baking'], km: 3, rate: 20 })
    await add('Cy', { status: 'shortlisted' })
    const page = await list(query)
    expect(names(page)).toEqual(found)
    expect(page.total).toBe(found.length)
  })

  test('are counted by status among those that match the other filters', async () => {
    await add('Near', { km: 3 })
    await add('Nearer', { km: 2, status: 'rejected' })
    await add('Far', { km: 300 })
    const page = await list({ withinKm: 10, status: 'rejected' })
    expect(page).toMatchObject({ total: 1, totalPages: 1, counts: { applied: 1, rejected: 1 } })
    expect(names(page)).toEqual(['Nearer'])
  })

  test.each([
    [{ sort: 'best' }, 'sort'],
    [{ fits: 'skills,charm' }, 'fits.1'],
    [{ withinKm: 0 }, 'withinKm'],
    [{ withinKm: 501 }, 'withinKm'],
    [{ answer: 'maybe' }, 'answer'],
    [{ appliedDays: 1.5 }, 'appliedDays'],
    [{ cursor: 'x' }, 'cursor'],
    [{ cursor: Buffer.from('["due","x",{}]').toString('base64url') }, 'cursor'],
    [{ cursor: 'a'.repeat(501) }, 'cursor'],
    [{ cursor: Buffer.from('["due","x",0,1]').toString('base64url') }, 'cursor'],
    [{ cursor: Buffer.from(`["due","${crypto.randomUUID()}",0,1e300]`).toString('base64url') }, 'cursor'],
    [{ cursor: Buffer.from(`["due","${crypto.randomUUID()}",2,5]`).toString('base64url') }, 'cursor'],
  ])('cannot be asked for with %o', async (query, field) => {
    await expect(list(query)).toBeRefused('invalid_input', field)
  })

  test('refuse the cursor of another order', async () => {
    await add('Ana')
    await add('Bea')
    const { next } = await list({ limit: 1, sort: 'pay' })
    await expect(list({ sort: 'fit', cursor: next })).toBeRefused('invalid_input', 'cursor')
  })
})

test.each<ApplicantOrder>(['due', 'fit', 'distance', 'pay', 'availability', 'applied'])(
  'the pages of the order %s have everyone once, in one order',
  async (sort) => {
    for (let n = 0; n < 12; n++)
      await add(`P${n}`, {
        skill: [['baking'], ['mixing', 'baking'], ['painting']][n % 3] ?? [],
        ...(n % 4 && { km: (n * 7) % 20 }),
        ...(n % 3 && { rate: 18 + (n % 5) }),
        availability: ['Full time', 'Nights', ''][n % 3] ?? '',
        daysAgo: n % 2,
        status: n % 5 ? 'applied' : 'rejected',
      })
    const whole = (await list({ sort, limit: 100 })).applications.map(({ _id }) => _id)
    expect(new Set(whole).size).toBe(12)
    expect((await allPages({ sort, limit: 5 })).map(({ _id }) => _id)).toEqual(whole)
    expect((await allPages({ sort, limit: 1 })).map(({ _id }) => _id)).toEqual(whole)
  },
)

test('a cursor continues where it was, although the applicant there has moved', async () => {
  await add('First', { daysAgo: 9 })
  const { id } = await add('Second', { daysAgo: 8 })
  await add('Third', { daysAgo: 7 })
  const { next } = await list({ limit: 2 })
  await hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'shortlisted' } })
  expect(names(await list({ limit: 2, cursor: next }))).toEqual(['Third', 'Second'])
})

test('the order compares only what the company may see', async () => {
  await add('Open', { rate: 30, availability: 'Full time', km: 40 })
  const { by, id } = await add('Withdrawn', { rate: 20, availability: 'Full time', km: 3 })
  await hana.call(listApplicants, { params: { jobId } })
  await by.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
  await by.call(hideFromEmployer, { params: { id: hana._id } })
  const page = await list({ sort: 'pay' })
  expect(page.applications.map(({ applicant }) => applicant.ring)).toEqual([2, 1])
  expect((await list({ fits: 'availability' })).total).toBe(1)
  expect((await list({ sort: 'distance' })).applications[0]?.applicant.ring).toBe(1)
})

describe('a keyword', () => {
  const found = async (keyword: string, sort: ApplicantOrder = 'due') => names(await list({ keyword, sort }))
  const hide = async ({ by, id }: { by: Person; id: string }) => {
    await by.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    await by.call(hideFromEmployer, { params: { id: hana._id } })
  }

  test('finds a full name, as long as the company sees it', async () => {
    const ana = await add('Ana')
    await app.db.updateTable('seekers').set({ last_name: 'Íñiguez' }).where('user_id', '=', ana.by._id).execute()
    for (const keyword of ['íñiguez', 'ana ÍÑIGUEZ', 'I\u0301n\u0303iguez'])
      expect((await list({ keyword })).total).toBe(1)
    await hide(ana)
    for (const keyword of ['íñiguez', 'iguez', 'ana íñiguez', 'baking íñiguez'])
      expect(await list({ keyword })).toMatchObject({ total: 0, counts: {}, applications: [] })
    for (const keyword of ['ana', 'ana &', 'ana / –']) expect((await list({ keyword })).total).toBe(1)
    expect((await list({ keyword: '& /' })).total).toBe(0)
  })

  test('finds no first name behind a nickname that the company sees instead', async () => {
    const ana = await add('Ana')
    await app.db.updateTable('seekers').set({ nickname: 'Star' }).where('user_id', '=', ana.by._id).execute()
    expect((await list({ keyword: 'ana' })).total).toBe(1)
    await hide(ana)
    expect((await list({ keyword: 'ana' })).total).toBe(0)
    expect((await list({ keyword: 'star' })).total).toBe(1)
  })

  test('finds profiles as they are now, and nothing of erased ones', async () => {
    const { by } = await add('Ana', { skill: ['juggling'] })
    expect(await found('juggling')).toEqual(['Ana'])
    await app.db
      .updateTable('seekers')
      .set({ skills: ['welding'] })
      .where('user_id', '=', by._id)
      .execute()
    expect(await found('juggling')).toEqual([])
    expect(await found('welding', 'applied')).toEqual(['Ana'])
  })

  test('finds no word across two fields, and no signs alone', async () => {
    await add('Ana', { skill: ['baking', 'mixing'] })
    expect(await found('bakingmixing')).toEqual([])
    expect(await found('. -')).toEqual([])
    expect(await found('BA-KING 🥐')).toEqual([])
    expect(await found('BA-KING mix')).toEqual(['Ana'])
  })
})

test('pages of a status follow the order of waiting', async () => {
  await add('New', { daysAgo: 1 })
  await add('Old', { daysAgo: 9 })
  await add('Rejected', { daysAgo: 3, status: 'rejected' })
  const first = await list({ status: 'applied', limit: 1 })
  expect(first).toMatchObject({ total: 2, totalPages: 2, counts: { applied: 2, rejected: 1 } })
  expect(names(first)).toEqual(['Old'])
  const second = await list({ status: 'applied', limit: 1, cursor: first.next })
  expect([names(second), second.next]).toEqual([['New'], undefined])
  expect(names(await list({ status: 'applied', limit: 1, page: 2 }))).toEqual(['New'])
  expect(names(await list({ page: 9 }))).toEqual([])
})

test('the order of fit agrees with the parts that rows show', async () => {
  for (let n = 0; n < 8; n++)
    await add(`P${n}`, { skill: n % 2 ? ['baking'] : ['mixing', 'baking'], km: n * 15, rate: 18 + n * 2 })
  const page = await list({ sort: 'fit' })
  const ranks = page.applications.map(({ applicant }) => matchRank(matchOf(page.job, applicant)))
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  expect(new Set(ranks).size).toBeGreaterThan(2)
})
