import type { Call } from '@hearback/contract/endpoint.ts'
import { directoryOfJob, getDirectoryPage, listDirectory } from '@hearback/contract/jobs/directory.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { boise, portland } from '../../../test/place-factory.ts'
import { type App, buildApp } from '../../app.ts'
import { callInProcess } from '../../http/bind.ts'
import { loadPlaces } from '../places/load-places.service.ts'

const app = testApp()
let server: App

// Counts are cached for a minute, so each test has its own server.
beforeEach(async () => {
  await loadPlaces(app.db, { minPopulation: 100_000_000, ids: [boise.id, portland.id] })
  server = await buildApp(app.deps)
  return () => server.server.close()
})
const call: Call = (endpoint, input) => callInProcess(server.api)(endpoint, input)
const pageOf = async (query: { category?: string; place?: string }) =>
  (await call(getDirectoryPage, { query: { category: '', place: '', ...query } })).page
const inBoise = { placeId: boise.id, point: boise }

const several = async (count: number, facts: Parameters<typeof aJob>[1]) => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await aJob(app, { title: `Job ${n}`, ...facts }))
  return ids
}
const answering = (by: Person, finished: number, answered: number) =>
  app.db
    .updateTable('response_stats')
    .set({ finished, answered, median_hours: 48 })
    .where('employer_id', '=', by._id)
    .execute()

describe('the directory of jobs', () => {
  test('lists categories and towns from 5 open jobs on, the largest first', async () => {
    const by = await anEmployer(app)
    await several(6, { by, category: 'Food & drink' })
    await several(5, { by, category: 'Care', ...inBoise })
    await several(4, { by, category: 'Trade' })
    await several(5, { by, category: 'Closed', status: 'closed' })
    expect(await call(listDirectory, {})).toEqual({
      success: true,
      categories: [
        { category: { slug: 'food-drink', name: 'Food & drink' }, place: null, jobs: 6 },
        { category: { slug: 'care', name: 'Care' }, place: null, jobs: 5 },
      ],
      places: [{ category: null, place: { slug: 'boise-id-us', name: 'Boise, ID' }, jobs: 5 }],
    })
  })

  test('takes spellings of one address for one category', async () => {
    const by = await anEmployer(app)
    await several(3, { by, category: 'Food and Drink' })
    await several(2, { by, category: 'food, and drink' })
    expect(await pageOf({ category: 'food-and-drink' })).toMatchObject({
      category: { name: 'Food and Drink' },
      jobs: 5,
      jobsIsExact: true,
    })
  })

  test('says of a job which pages it belongs to, from the widest to the narrowest', async () => {
    const by = await anEmployer(app)
    const [id = ''] = await several(5, { by, category: 'Care', ...inBoise })
    const [lonely = ''] = await several(1, { by, category: 'Trade', point: null })
    expect(await call(directoryOfJob, { params: { id } })).toMatchObject({
      entries: [
        { category: { slug: 'care' }, place: null },
        { category: { slug: 'care' }, place: { slug: 'boise-id-us' } },
      ],
      region: 'ID',
    })
    expect(await call(directoryOfJob, { params: { id: lonely } })).toMatchObject({ entries: [], region: null })
  })
})

describe('a page of the directory', () => {
  test('holds the open jobs of its category and its town, the newest first', async () => {
    const by = await anEmployer(app)
    const [first, second] = await several(2, { by, category: 'Care', ...inBoise })
    await several(1, { by, category: 'Care', placeId: portland.id, point: portland })
    await several(1, { by, category: 'Trade', ...inBoise })
    await several(1, { by, category: 'Care', ...inBoise, status: 'closed' })
    const page = await pageOf({ category: 'care', place: 'boise-id-us' })
    expect(page.newest.map((job) => job._id)).toEqual([second, first])
    expect(page).toMatchObject({ jobs: 2, place: { name: 'Boise, ID' } })
    expect((await pageOf({ category: 'care' })).jobs).toBe(3)
    expect((await pageOf({ place: 'boise-id-us' })).jobs).toBe(3)
  })

  test('tells the middle of the pay that is stated, in the currency and period of most', async () => {
    const by = await anEmployer(app)
    for (const amount of [10, 20, 30, 40, 90])
      await aJob(app, { by, category: 'Care', pay: { from: amount - 1, to: amount + 1 } })
    await aJob(app, { by, category: 'Care', pay: { from: 50_000, to: 60_000, period: 'year' } })
    await aJob(app, { by, category: 'Care', pay: null })
    expect((await pageOf({ category: 'care' })).pay).toEqual({
      median: 30,
      currency: 'USD',
      payPeriod: 'hour',
      jobs: 5,
    })
  })

  test('tells no middle where fewer than 5 state their pay', async () => {
    const by = await anEmployer(app)
    await several(4, { by, category: 'Care' })
    await aJob(app, { by, category: 'Care', pay: null })
    expect((await pageOf({ category: 'care' })).pay).toBeNull()
  })

  test('names the 3 companies that answer best, of those with 5 finished applications', async () => {
    const named = async (businessName: string, finished: number, answered: number) => {
      const by = await anEmployer(app, { businessName })
      await several(1, { by, category: 'Care' })
      await answering(by, finished, answered)
    }
    await named('Half', 10, 5)
    await named('All', 6, 6)
    await named('Most', 10, 9)
    await named('Few', 10, 1)
    await named('New', 4, 4)
    await named('Never', 9, 0)
    const { answersBest } = await pageOf({ category: 'care' })
    expect(answersBest.map((company) => company.businessName)).toEqual(['All', 'Most', 'Half'])
  })

  test('leads to the pages beside it, never to one with too few jobs', async () => {
    const by = await anEmployer(app)
    await several(5, { by, category: 'Care', ...inBoise })
    await several(5, { by, category: 'Food', ...inBoise })
    await several(5, { by, category: 'Care', placeId: portland.id, point: portland })
    await several(4, { by, category: 'Trade', ...inBoise })
    const slugs = (page: Awaited<ReturnType<typeof pageOf>>) =>
      [page.categories, page.places].map((links) =>
        links.map(({ category, place }) => [category?.slug, place?.slug].filter(Boolean).join(' in ')),
      )
    expect(slugs(await pageOf({ category: 'care' }))).toEqual([
      ['food'],
      ['care in boise-id-us', 'care in portland-or-us'],
    ])
    expect(slugs(await pageOf({ place: 'boise-id-us' }))).toEqual([['care in boise-id-us', 'food in boise-id-us'], []])
    expect(slugs(await pageOf({ category: 'care', place: 'boise-id-us' }))).toEqual([['food in boise-id-us'], []])
  })

  test('is there for a town without a job, and for nothing that is none', async () => {
    await several(1, { by: await anEmployer(app), category: 'Care' })
    expect(await pageOf({ place: 'portland-or-us' })).toMatchObject({
      jobs: 0,
      newest: [],
      place: { name: 'Portland, OR' },
    })
    for (const query of [
      {},
      { category: 'nothing' },
      { place: 'nowhere-us' },
      { place: 'boise' },
      { category: 'care', place: 'x' },
    ])
      await expect(pageOf(query)).rejects.toMatchObject({ code: 'not_found' })
  })
})
