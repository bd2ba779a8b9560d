import type { InputOf } from '@hearback/contract/endpoint.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { mapJobs } from '@hearback/contract/jobs/maps.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { boise } from '../../../test/place-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
type Filters = InputOf<typeof searchJobs>['body']
const search = (body: Filters, by = app.caller()) => by.call(searchJobs, { body: { resultsPerPage: 20, ...body } })
const titles = async (body: Filters) => (await search(body)).jobs.map((job) => job.jobTitle)
const north = (degrees: number) => ({ latitude: boise.latitude + degrees, longitude: boise.longitude })

describe('the order by pay', () => {
  test('compares pay per year in one currency, and puts other jobs last', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Hour', pay: { from: 20, to: 30, period: 'hour' } })
    await aJob(app, { by, title: 'Unpaid', pay: null })
    await aJob(app, { by, title: 'Euro', pay: { from: 90_000, to: 95_000, period: 'year', currency: 'EUR' } })
    await aJob(app, { by, title: 'Year', pay: { from: 60_000, to: 63_000, period: 'year' } })
    await aJob(app, { by, title: 'Month', pay: { from: 5_000, to: 5_100, period: 'month' } })
    expect(await titles({ sort: 'pay' })).toEqual(['Year', 'Hour', 'Month', 'Euro', 'Unpaid'])
    expect(await titles({ sort: 'pay', payCurrency: 'EUR' })).toEqual(['Euro', 'Month', 'Year', 'Unpaid', 'Hour'])
    expect(await titles({ sort: 'pay', payCurrency: 'JPY' })).toEqual(['Month', 'Year', 'Euro', 'Unpaid', 'Hour'])
    expect(await titles({ sort: 'pay', payFrom: 61_000, payPeriod: 'year' })).toEqual(['Year', 'Hour', 'Month'])
    expect(await titles({ sort: 'Pay' as 'pay', page: 2, resultsPerPage: 2 })).toEqual(['Month', 'Euro'])
  })
})

test('jobs of equal pay are the newest first, on each page once', async () => {
  const by = await anEmployer(app)
  const hourly = { from: 15, to: 20 }
  for (const title of ['First', 'Second', 'Third']) await aJob(app, { by, title, pay: hourly })
  await aJob(app, { by, title: 'Yearly', pay: { from: 30_000, to: 41_600, period: 'year' } })
  await aJob(app, { by, title: 'Best', pay: { from: 20, to: 21 } })
  await aJob(app, { by, title: 'Latest', pay: hourly })
  const expected = ['Best', 'Latest', 'Yearly', 'Third', 'Second', 'First']
  expect(await titles({ sort: 'pay' })).toEqual(expected)
  const pages = [1, 2, 3].map((page) => titles({ sort: 'pay', page, resultsPerPage: 2 }))
  expect((await Promise.all(pages)).flat()).toEqual(expected)
})

describe('the order by distance', () => {
  test('begins with the nearest, and leaves out jobs without a position', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Far', point: north(0.2) })
    await aJob(app, { by, title: 'Near', point: north(0.01) })
    await aJob(app, { by, title: 'Between', point: north(0.1) })
    await aJob(app, { by, title: 'Remote', point: null, city: null, workplace: 'remote' })
    expect(await titles({ sort: 'distance', location: 'Boise', radius: 100 })).toEqual(['Near', 'Between', 'Far'])
    expect(await titles({ sort: 'distance', ...north(0.2) })).toEqual(['Far', 'Between', 'Near'])
  })

  test('is by age without a point', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'First', point: boise })
    await aJob(app, { by, title: 'Second', point: north(1) })
    for (const where of [{}, { latitude: boise.latitude }])
      expect(await titles({ sort: 'distance', ...where })).toEqual(['Second', 'First'])
  })
})

test('refuses an unknown order by its name', async () => {
  await expect(search({ sort: 'salary' as 'pay' })).toBeRefused('invalid_input', 'sort')
})

describe('hiding jobs that one applied to', () => {
  test('leaves out those of the signed-in seeker in the list and on the map, and is ignored for others', async () => {
    const by = await anEmployer(app)
    const [ana, bea] = [await aSeeker(app), await aSeeker(app)]
    const applied = await aJob(app, { by, title: 'Applied', point: boise })
    await aJob(app, { by, title: 'Open', point: boise })
    await anApplication(app, { by: ana, to: applied, status: 'rejected' })
    for (const sort of ['newest', 'pay', 'answers'] as const) {
      const { jobs, total } = await search({ hideApplied: true, sort }, ana)
      expect({ sort, total, titles: jobs.map((job) => job.jobTitle) }).toEqual({ sort, total: 1, titles: ['Open'] })
    }
    expect(await ana.call(mapJobs, { body: { hideApplied: true } })).toMatchObject({ total: 1 })
    for (const caller of [bea, by, app.caller()]) expect((await search({ hideApplied: true }, caller)).total).toBe(2)
    expect((await search({}, ana)).total).toBe(2)
  })
})
