import type { InputOf } from '@hearback/contract/endpoint.ts'
import { listCategories, searchJobs, suggestSearch } from '@hearback/contract/jobs/job-search.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { boise, portland } from '../../../test/place-factory.ts'
import '../../../test/matchers.ts'
import { cachedPublicRead } from '../../http/public-reads.ts'
import { loadCategories } from './categories.service.ts'

const app = testApp()
type Filters = InputOf<typeof searchJobs>['body']
const search = (body: Filters = {}) => app.caller().call(searchJobs, { body: { resultsPerPage: 20, ...body } })
const titles = async (body?: Filters) => (await search(body)).jobs.map((job) => job.jobTitle)

describe('searching jobs', () => {
  test('without anything answers two open jobs, the newest first', async () => {
    const by = await anEmployer(app)
    for (const title of ['First', 'Second', 'Third']) await aJob(app, { by, title })
    await aJob(app, { by, title: 'Closed', status: 'closed' })
    const found = await app.caller().call(searchJobs, { body: {} })
    expect(found).toMatchObject({ total: 3, totalPages: 2, totalIsExact: true, corrected: null, place: null })
    expect(found.jobs.map((job) => job.jobTitle)).toEqual(['Third', 'Second'])
    expect(found.jobs[0]).toMatchObject({ company: { businessName: by.businessName }, estimatedFrom: 20 })
    expect(found.jobs[0]).not.toHaveProperty('distanceKm')
    expect(await titles({ page: 2, resultsPerPage: 2 })).toEqual(['First'])
    expect(await titles({ page: 3, resultsPerPage: 2 })).toEqual([])
  })

  test('finds the words of title, description, skills and company', async () => {
    const by = await anEmployer(app, { businessName: 'Quillfeather Mills' })
    await aJob(app, { by, title: 'Baker', description: 'Sourdough at dawn', skills: ['kneading'] })
    await aJob(app, { by: await anEmployer(app), title: 'Nurse', description: 'Night shifts', skills: ['care'] })
    for (const keyword of ['bakers', 'sourdough', 'kneading', 'quillfeather', 'sourdough baker']) {
      expect(await titles({ keyword }), keyword).toEqual(['Baker'])
    }
    expect(await titles({ keyword: 'sourdough nurse' })).toEqual([])
    expect(await titles({ keyword: `'; drop table jobs; --` })).toEqual([])
  })

  test('puts matches of the title first by relevance', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Baker' })
    await aJob(app, { by, title: 'Cashier', description: 'Helps the baker.' })
    expect(await titles({ keyword: 'baker', sort: 'newest' })).toEqual(['Cashier', 'Baker'])
    expect(await titles({ keyword: 'baker', sort: 'relevance' })).toEqual(['Baker', 'Cashier'])
  })

  test('finds a town by its name with what is within 25 km, and tells the distance', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Near', point: { latitude: boise.latitude + 0.1, longitude: boise.longitude } })
    await aJob(app, { by, title: 'Far', point: { latitude: boise.latitude + 0.5, longitude: boise.longitude } })
    await aJob(app, { by, title: 'Portland', city: 'Portland', point: portland })
    const found = await search({ location: 'Boise' })
    expect(found.place).toMatchObject({
      label: expect.stringContaining('Boise'),
      latitude: expect.closeTo(boise.latitude),
    })
    expect(found.jobs).toMatchObject([{ jobTitle: 'Near', distanceKm: 11.1 }])
    expect(await titles({ location: 'Boise', radius: 100 })).toEqual(['Far', 'Near'])
  })

  test('goes by coordinates and radius only if all three are there', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Boise', point: boise })
    await aJob(app, { by, title: 'Portland', point: portland })
    const { latitude, longitude } = portland
    expect(await titles({ latitude, longitude, radius: 10 })).toEqual(['Portland'])
    expect(await titles({ latitude, longitude })).toHaveLength(2)
    expect(await titles({ latitude, radius: 10 })).toHaveLength(2)
  })

  test('looks in the jobs for a place that is no town', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Here', city: 'Qqxyzzyton', point: null })
    await aJob(app, { by, title: 'There', city: 'Elsewhere', point: null })
    expect(await titles({ location: 'Qqxyzzyton' })).toEqual(['Here'])
  })

  test('filters by category, employment and workplace, any of each', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'A', category: 'Food', employmentType: 'full_time', workplace: 'onsite' })
    await aJob(app, { by, title: 'B', category: 'Health', employmentType: 'part_time', workplace: 'remote' })
    await aJob(app, { by, title: 'C', category: 'Trade', employmentType: 'internship', workplace: 'hybrid' })
    expect(await titles({ category: 'food' })).toEqual(['A'])
    expect(await titles({ category: ['Food', 'Health'] })).toEqual(['B', 'A'])
    expect(await titles({ employmentType: ['internship', 'part_time'] })).toEqual(['C', 'B'])
    expect(await titles({ workplace: 'remote' })).toEqual(['B'])
    expect(await titles({ category: ['Food', 'Health'], workplace: ['remote', 'hybrid'] })).toEqual(['B'])
  })

  test('filters by skills: jobs that name all of them, in any case', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Welder', skills: ['MIG Welding', 'Blueprint reading'] })
    await aJob(app, { by, title: 'Fitter', skills: ['blueprint reading', 'C++'] })
    await aJob(app, { by, title: 'Helper', skills: ['Sweeping'], description: 'Learn MIG welding.' })
    expect(await titles({ skills: ['blueprint Reading'] })).toEqual(['Fitter', 'Welder'])
    expect(await titles({ skills: ['Blueprint reading', 'mig welding'] })).toEqual(['Welder'])
    expect(await titles({ skills: ['MIG welding'] })).toEqual(['Helper', 'Welder'])
    expect(await titles({ skills: ['c++'], sort: 'pay' })).toEqual(['Fitter'])
    expect(await titles({ skills: ['Baking'] })).toEqual([])
    expect(await titles({ skills: [] })).toHaveLength(3)
    const tooMany = Array.from({ length: 51 }, (_, n) => `s${n}`)
    await expect(search({ skills: tooMany })).toBeRefused('invalid_input', 'skills')
    await expect(search({ skills: ['x'.repeat(201)] })).toBeRefused('invalid_input', 'skills.0')
  })

  test('compares pay by year, whatever its period', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Hour', pay: { from: 20, to: 25 } })
    await aJob(app, { by, title: 'Year', pay: { from: 40_000, to: 60_000, period: 'year' } })
    await aJob(app, { by, title: 'Unstated', pay: null })
    expect(await titles({ payFrom: 25 })).toEqual(['Year', 'Hour'])
    expect(await titles({ payFrom: 52_001, payPeriod: 'year' })).toEqual(['Year'])
    expect(await titles({ payFrom: 5_000, payPeriod: 'month' })).toEqual(['Year'])
  })

  test('keeps what was posted within so many days', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Old', postedDaysAgo: 8 })
    await aJob(app, { by, title: 'New', postedDaysAgo: 6 })
    expect(await titles({ postedWithin: 7 })).toEqual(['New'])
  })

  test('shortens descriptions only when asked to', async () => {
    await aJob(app, { by: await anEmployer(app), description: 'word '.repeat(100) })
    expect((await search()).jobs[0]?.description).toHaveLength(500)
    expect((await search({ brief: true })).jobs[0]?.description).toBe('word '.repeat(48).trim())
  })

  test.each([
    ['page', { page: 0 }],
    ['resultsPerPage', { resultsPerPage: 101 }],
    ['latitude', { latitude: 91 }],
    ['radius', { radius: 501 }],
    ['workplace.0', { workplace: 'moon' }],
    ['postedWithin', { postedWithin: 0 }],
    ['sort', { sort: 'oldest' }],
    ['keyword', { keyword: 'x'.repeat(201) }],
  ])('names a wrong %s', async (field, filters) => {
    await expect(search(filters as Filters)).toBeRefused('invalid_input', field)
  })
})

test('suggestions need a beginning', async () => {
  const { suggestions } = await app.caller().call(suggestSearch, { query: { query: '' } })
  expect(suggestions).toEqual([])
})

describe('categories', () => {
  test('are those of open jobs, the largest first, whatever their case', async () => {
    const by = await anEmployer(app)
    for (const category of ['Health', 'Food', 'food', 'Food']) await aJob(app, { by, category })
    await aJob(app, { by, category: 'Gone', status: 'closed' })
    const expected = [
      { name: 'Food', jobs: 3 },
      { name: 'Health', jobs: 1 },
    ]
    expect((await app.caller().call(listCategories)).categories).toEqual(expected)
  })

  test('are counted once for many', async () => {
    const categories = cachedPublicRead(app.deps, 60_000, loadCategories)
    const by = await anEmployer(app)
    await aJob(app, { by, category: 'Food' })
    expect(await categories()).toHaveLength(1)
    await aJob(app, { by, category: 'Health' })
    expect(await categories()).toHaveLength(1)
  })
})
