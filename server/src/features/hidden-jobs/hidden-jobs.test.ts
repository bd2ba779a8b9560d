import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { countFilters } from '@hearback/contract/jobs/filter-counts.ts'
import { followCompany } from '@hearback/contract/jobs/follows.ts'
import { hideJob, listHiddenIds, listHiddenJobs, unhideJob } from '@hearback/contract/jobs/hidden-jobs.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { countJobView, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { mapJobs } from '@hearback/contract/jobs/maps.ts'
import { getSeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { createSearch } from '../../search/search.ts'
import { sendDigests } from '../alerts/digests.service.ts'

const app = testApp()
const nobodysId = '01900000-0000-7000-8000-000000000000'
let hana: Person
let ana: Person
beforeEach(async () => {
  ;[hana, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
})

const hide = (who: Caller, id: string) => who.call(hideJob, { params: { id } })
const unhide = (who: Caller, id: string) => who.call(unhideJob, { params: { id } })
const idsOf = async (who: Caller) => (await who.call(listHiddenIds)).ids
const found = async (who: Caller, body = {}) => {
  const { jobs, total, totalIsExact } = await who.call(searchJobs, { body: { resultsPerPage: 20, ...body } })
  return { titles: jobs.map(({ jobTitle }) => jobTitle), total, totalIsExact }
}

test('a hidden job is in no search of the person, and does not count there', async () => {
  const [baker, cook] = [await aJob(app, { by: hana, title: 'Baker' }), await aJob(app, { by: hana, title: 'Cook' })]
  await hide(ana, cook)
  for (const body of [
    {},
    { keyword: 'cook' },
    { location: 'Boise' },
    { sort: 'pay' },
    { sort: 'match' },
    { category: ['Food'] },
  ]) {
    const { titles, total } = await found(ana, body)
    expect(titles).not.toContain('Cook')
    expect(total).toBe(titles.length)
  }
  expect((await found(await aSeeker(app))).titles).toEqual(['Cook', 'Baker'])
  expect((await found(app.caller())).total).toBe(2)
  const circle = { latitude: 43.61, longitude: -116.2, radius: 20 }
  expect((await ana.call(mapJobs, { body: circle })).total).toBe(1)
  await unhide(ana, cook)
  expect(await found(ana)).toMatchObject({ titles: ['Cook', 'Baker'], total: 2 })
  await hide(ana, baker)
  expect((await found(ana)).titles).toEqual(['Cook'])
})

test('a hidden job is neither on the home nor in an alert', async () => {
  await ana.call(followCompany, { params: { id: hana._id }, body: {} })
  await ana.call(createAlert, { body: { keyword: 'baker' } })
  const [hidden, shown] = [
    await aJob(app, { by: hana, title: 'Baker' }),
    await aJob(app, { by: hana, title: 'Night baker' }),
  ]
  for (const id of [hidden, shown]) await ana.call(countJobView, { params: { id } })
  await hide(ana, hidden)
  const { home } = await ana.call(getSeekerHome)
  const titles = [home.jobs, home.followedJobs, home.viewedJobs].map((jobs) => jobs.map(({ jobTitle }) => jobTitle))
  expect(titles).toEqual([['Night baker'], ['Night baker'], ['Night baker']])
  expect(home.savedSearches).toMatchObject([{ newJobs: 1 }])
  await app.pool.query('update alert_digests set next_at = now()')
  await sendDigests({ ...app.deps, search: createSearch(app.db, 'job_search') })
  expect(await app.db.selectFrom('told_jobs').select('job_id').execute()).toEqual([{ job_id: shown }])
})

test('a hidden job that is posted again is neither on the home nor in an alert', async () => {
  await ana.call(createAlert, { body: { keyword: 'baker' } })
  await hide(ana, await aJob(app, { by: hana, title: 'Baker' }))
  await aJob(app, { by: hana, title: 'BAKER' })
  const others = [await aJob(app, { by: hana, title: 'Baker', city: 'Nampa' })]
  others.push(await aJob(app, { by: await anEmployer(app), title: 'Baker' }))
  await ana.call(followCompany, { params: { id: hana._id }, body: {} })
  const { home } = await ana.call(getSeekerHome)
  expect(home.jobs.map(({ _id }) => _id).toSorted()).toEqual(others.toSorted())
  expect(home.followedJobs.map(({ _id }) => _id)).toEqual([others[0]])
  expect(home.savedSearches).toMatchObject([{ newJobs: 2 }])
  await app.pool.query('update alert_digests set next_at = now()')
  await sendDigests({ ...app.deps, search: createSearch(app.db, 'job_search') })
  const told = await app.db.selectFrom('told_jobs').select('job_id').execute()
  expect(told.map(({ job_id }) => job_id).toSorted()).toEqual(others.toSorted())
})

test('no post of a hidden job is in a search, on the map or in a count, until it is shown again', async () => {
  const hidden = await aJob(app, { by: hana, title: 'Baker' })
  await hide(ana, hidden)
  await aJob(app, { by: hana, title: 'BAKER' })
  await aJob(app, { by: hana, title: 'Night baker' })
  await aJob(app, { by: hana, title: 'Baker', city: 'Nampa' })
  await aJob(app, { by: await anEmployer(app), title: 'Baker' })
  const circle = { latitude: 43.61, longitude: -116.2, radius: 100 }
  for (const body of [{}, { keyword: 'baker' }, { ...circle, sort: 'distance' }, { sort: 'pay' }, { sort: 'match' }]) {
    const { titles, total } = await found(ana, body)
    expect({ body, titles: titles.toSorted(), total }).toEqual({
      body,
      titles: ['Baker', 'Baker', 'Night baker'],
      total: 3,
    })
  }
  expect((await ana.call(mapJobs, { body: circle })).total).toBe(3)
  const { counts } = await ana.call(countFilters, { body: { keyword: 'baker' } })
  expect(counts.workplace.values).toEqual([{ value: 'onsite', jobs: 3 }])
  expect((await found(app.caller(), { keyword: 'baker' })).total).toBe(5)
  await hana.call(setJobStatus, { params: { id: hidden }, body: { status: 'closed' } })
  expect((await found(ana)).total).toBe(3)
  await unhide(ana, hidden)
  expect((await found(ana)).total).toBe(4)
})

test('a post of a hidden job without a city leaves out those without one only', async () => {
  const hidden = await aJob(app, { by: hana, title: 'Baker' })
  for (const city of ['Boise', 'Nampa']) await aJob(app, { by: hana, title: 'Baker', city })
  await app.pool.query('update jobs set city = null where id = $1', [hidden])
  await hide(ana, hidden)
  expect((await found(ana)).total).toBe(2)
})

test('hidden jobs are listed with the latest first, each once, and can be shown again', async () => {
  const [baker, cook] = [await aJob(app, { by: hana, title: 'Baker' }), await aJob(app, { by: hana, title: 'Cook' })]
  for (const id of [baker, cook, baker]) await hide(ana, id)
  expect(await idsOf(ana)).toEqual([cook, baker])
  const page = await ana.call(listHiddenJobs, { query: { limit: 1, page: 2 } })
  expect(page).toMatchObject({ jobs: [{ _id: baker }], total: 2, totalPages: 2 })
  for (let n = 0; n < 2; n++) await unhide(ana, baker)
  expect(await idsOf(ana)).toEqual([cook])
  expect(await idsOf(await aSeeker(app))).toEqual([])
})

test('20 concurrent calls hide a job once, and a job that does not exist or is hidden by moderation is not found', async () => {
  const id = await aJob(app, { by: hana })
  await Promise.all(Array.from({ length: 20 }, () => hide(ana, id)))
  expect(await idsOf(ana)).toEqual([id])
  await expect(hide(ana, nobodysId)).toBeRefused('not_found')
  const other = await aJob(app, { by: hana })
  await app.pool.query('update jobs set hidden_at = now() where id = $1', [other])
  await expect(hide(ana, other)).toBeRefused('not_found')
})

test('of 500 hidden jobs a closed one makes room first, then the oldest, and the database holds no more', async () => {
  const id = await aJob(app, { by: hana, title: 'Latest' })
  await app.pool.query(
    `insert into jobs (employer_id, title, category, description, pay_period, currency, workplace, status, expires_at, pay_from, pay_to)
     select $1, 'Job ' || n, 'Food', 'Work.', 'hour', 'USD', 'onsite', 'open', now() + interval '40 days', 20, 25 from generate_series(1, 500) n`,
    [hana._id],
  )
  await app.pool.query(
    `insert into hidden_jobs (seeker_id, slot, job_id, created_at)
     select $1, split_part(title, ' ', 2)::int, id, now() - interval '1 hour' + split_part(title, ' ', 2)::int * interval '1 second'
     from jobs where title like 'Job %'`,
    [ana._id],
  )
  const idOf = async (title: string) =>
    (await app.db.selectFrom('jobs').select('id').where('title', '=', title).executeTakeFirstOrThrow()).id
  await app.pool.query(`update jobs set status = 'closed' where title = 'Job 300'`)
  await hide(ana, id)
  const ids = await idsOf(ana)
  expect(ids).toHaveLength(limits.hiddenJobs)
  expect(ids[0]).toBe(id)
  expect(ids).not.toContain(await idOf('Job 300'))
  await hide(ana, await aJob(app, { by: hana, title: 'Later' }))
  expect(await idsOf(ana)).not.toContain(await idOf('Job 1'))
  await expect(
    app.pool.query('insert into hidden_jobs (seeker_id, slot, job_id) values ($1, 501, $2)', [
      ana._id,
      await idOf('Job 1'),
    ]),
  ).rejects.toThrow('hidden_jobs_slot_check')
})
