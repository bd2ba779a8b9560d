import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { postJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { anEmployer } from '../../test/employer-factory.ts'
import { aRow, importRows, storedJobs } from '../../test/import-files.ts'
import { aJob } from '../../test/job-factory.ts'
import { aSeeker } from '../../test/seeker-factory.ts'

const app = testApp()
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10)
/** A post of a source, named by its day. */
const postOf = (days: number, changes: Record<string, unknown> = {}) =>
  aRow({ sourceId: `day ${days}`, jobTitle: `Baker ${days}`, postedAt: daysAgo(days), ...changes })
const importDays = (...days: number[]) =>
  importRows(
    app,
    days.map((day) => postOf(day)),
  )

const titlesOf = async (body: object = {}) =>
  (await app.caller().call(searchJobs, { body: { resultsPerPage: 50, ...body } })).jobs.map(({ jobTitle }) => jobTitle)

test('posts of an import stand behind newer ones that members posted before', async () => {
  const hana = await anEmployer(app)
  await aJob(app, { by: hana, title: 'Baker of today' })
  await aJob(app, { by: hana, title: 'Baker of last week', postedDaysAgo: 7 })
  await importDays(400, 3, 10)
  const expected = ['Baker of today', 'Baker 3', 'Baker of last week', 'Baker 10', 'Baker 400']
  expect(await titlesOf()).toEqual(expected)
  expect(await titlesOf({ keyword: 'baker' })).toEqual(expected)
  expect(await titlesOf({ keyword: 'baker', sort: 'relevance' })).toEqual(expected)
})

test('posts of a later import stand between those of earlier ones', async () => {
  await importDays(20, 5, 300)
  await importDays(200, 20, 1, 5, 10)
  await importDays(250, 15)
  expect(await titlesOf()).toEqual([1, 5, 10, 15, 20, 200, 250, 300].map((days) => `Baker ${days}`))
})

test('what is older than all new posts keeps its rank, and an import without new posts changes none', async () => {
  await importDays(20, 10)
  const before = (await storedJobs(app)).map(({ search_seq }) => search_seq)
  await importDays(5)
  expect((await storedJobs(app)).map(({ search_seq }) => search_seq).slice(0, 2)).toEqual(before)
  const all = await storedJobs(app)
  await importDays(20, 10, 5)
  expect(await storedJobs(app)).toEqual(all)
})

test('pages have every job once, also where many were published on the same day', async () => {
  const hana = await anEmployer(app)
  for (let days = 5; days >= 0; days -= 1) await aJob(app, { by: hana, title: `Own ${days}`, postedDaysAgo: days })
  await importRows(
    app,
    Array.from({ length: 40 }, (_, n) => postOf(n % 4, { sourceId: `post ${n}`, jobTitle: `Post ${n}` })),
  )
  const seen: string[] = []
  const ages: number[] = []
  for (let page = 1; page <= 7; page += 1) {
    const { jobs } = await app.caller().call(searchJobs, { body: { page, resultsPerPage: 7 } })
    seen.push(...jobs.map(({ _id }) => _id))
    ages.push(...jobs.map(({ publishedAt }) => Date.parse(publishedAt)))
  }
  expect(new Set(seen).size).toBe(46)
  expect(ages).toEqual(ages.toSorted((one, other) => other - one))
})

test('a paused job keeps its place while an import moves it', async () => {
  const hana = await anEmployer(app)
  const id = await aJob(app, { by: hana, title: 'Paused baker', postedDaysAgo: 5 })
  await hana.call(setJobStatus, { params: { id }, body: { status: 'paused' } })
  await importDays(1, 9)
  expect(await titlesOf()).toEqual(['Baker 1', 'Baker 9'])
  await hana.call(setJobStatus, { params: { id }, body: { status: 'open' } })
  expect(await titlesOf()).toEqual(['Baker 1', 'Paused baker', 'Baker 9'])
})

test('a moved job stays hidden from those who hid it, and is found by its words and place', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const id = await aJob(app, { by: hana, title: 'Unwanted baker' })
  await app.pool.query('insert into hidden_jobs (seeker_id, slot, job_id) values ($1, 1, $2)', [ana._id, id])
  await importDays(30)
  const { jobs } = await ana.call(searchJobs, { body: { keyword: 'baker' } })
  expect(jobs.map(({ jobTitle }) => jobTitle)).toEqual(['Baker 30'])
  expect(await titlesOf({ keyword: 'unwanted' })).toEqual(['Unwanted baker'])
})

test('a job posted after the import stands above it', async () => {
  const hana = await anEmployer(app)
  await importDays(0, 2)
  const body = { jobTitle: 'New', category: 'Food', estimatedFrom: 20, estimatedTo: 25, skills: 'x', description: 'x' }
  await hana.call(postJob, { body })
  expect((await titlesOf())[0]).toBe('New')
})
