import type { InputOf } from '@hearback/contract/endpoint.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { mapJobs } from '@hearback/contract/jobs/maps.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { boise, portland } from '../../../test/place-factory.ts'
import { publishJobs } from '../../search/index/write-documents.sql.ts'
import '../../../test/matchers.ts'

const app = testApp()
type Filters = InputOf<typeof mapJobs>['body']
const map = (body: Filters = {}) => app.caller().call(mapJobs, { body })
const titles = async (body?: Filters) => (await map(body)).pins.map((pin) => pin.jobTitle)

describe('the map of a job search', () => {
  test('shows what the search shows, with pay, company and town, in its order', async () => {
    const by = await anEmployer(app, { businessName: 'Quillfeather Mills' })
    await aJob(app, { by, title: 'Miller', pay: { from: 18, to: 22.5 } })
    await aJob(app, { by, title: 'Carter', pay: null, city: 'Nampa', postedDaysAgo: 3 })
    const { pins, total, totalIsExact } = await map()
    expect({ total, totalIsExact }).toEqual({ total: 2, totalIsExact: true })
    const { jobs } = await app.caller().call(searchJobs, { body: { resultsPerPage: 20 } })
    expect(pins.map((pin) => pin._id)).toEqual(jobs.map((job) => job._id))
    expect(pins.find((pin) => pin.jobTitle === 'Miller')).toMatchObject({
      businessName: 'Quillfeather Mills',
      city: 'Boise',
      estimatedFrom: 18,
      estimatedTo: 22.5,
      currency: 'USD',
      payPeriod: 'hour',
    })
    expect(pins.find((pin) => pin.jobTitle === 'Carter')).toMatchObject({ estimatedFrom: null, estimatedTo: null })
  })

  test('goes by the same words and filters', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Baker', employmentType: 'full_time' })
    await aJob(app, { by, title: 'Nurse', description: 'Nights', category: 'Care', pay: { from: 40, to: 50 } })
    expect(await titles({ keyword: 'baker' })).toEqual(['Baker'])
    expect(await titles({ category: ['care'] })).toEqual(['Nurse'])
    expect(await titles({ employmentType: ['full_time'] })).toEqual(['Baker'])
    expect(await titles({ payFrom: 45 })).toEqual(['Nurse'])
    expect(await titles({ location: 'Portland' })).toEqual([])
    await expect(map({ radius: limits.radiusKm + 1 })).toBeRefused('invalid_input', 'radius')
  })

  test('says no point more exactly than to about 2 km', async () => {
    const by = await anEmployer(app)
    const exact = { latitude: 43.61741, longitude: -116.19873 }
    const sameStreet = { latitude: exact.latitude + 0.001, longitude: exact.longitude + 0.001 }
    await aJob(app, { by, title: 'One', point: exact })
    await aJob(app, { by, title: 'Other', point: sameStreet })
    const [one, other] = (await map()).pins
    expect(one).toMatchObject({ latitude: other?.latitude, longitude: other?.longitude })
    expect((one?.latitude ?? 0) / 0.02).toBeCloseTo(Math.round((one?.latitude ?? 0) / 0.02), 3)
    expect(one?.latitude).not.toBeCloseTo(exact.latitude, 3)
    expect(one?.latitude).toBeCloseTo(exact.latitude, 1)
  })

  test('hides what the search hides: closed and moderated jobs immediately', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Closed', status: 'closed' })
    const id = await aJob(app, { by, title: 'Hidden' })
    expect(await titles()).toEqual(['Hidden'])
    // Hidden before the search index is updated.
    await app.db.updateTable('jobs').set({ hidden_at: new Date() }).where('id', '=', id).execute()
    expect(await titles()).toEqual([])
    await app.db.transaction().execute((tx) => publishJobs(tx, [id]))
    expect(await map()).toMatchObject({ pins: [], total: 0, circle: null, towns: [] })
  })

  test('counts a job without a place, but has no pin for it; one that names a town stands there', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Nowhere', point: null, city: null, workplace: 'remote' })
    await aJob(app, { by, title: 'Town', point: null, placeId: portland.id })
    const { pins, total } = await map()
    expect(total).toBe(2)
    expect(pins).toMatchObject([
      {
        jobTitle: 'Town',
        latitude: expect.closeTo(portland.latitude, 1),
        longitude: expect.closeTo(portland.longitude, 1),
      },
    ])
  })

  test('has at most 300 pins, the first of the search', async () => {
    const by = await anEmployer(app)
    for (let n = 0; n < limits.mapPins + 2; n++) await aJob(app, { by, title: `Job ${n}` })
    const { pins, total } = await map()
    expect(total).toBe(limits.mapPins + 2)
    expect(pins).toHaveLength(limits.mapPins)
    expect(pins[0]?.jobTitle).toBe(`Job ${limits.mapPins + 1}`)
  })
})

describe('the circle of the map', () => {
  test('is the one that was searched', async () => {
    await aJob(app, { by: await anEmployer(app), point: boise })
    expect((await map({ location: 'Boise' })).circle).toEqual({
      latitude: expect.closeTo(boise.latitude),
      longitude: expect.closeTo(boise.longitude),
      km: 25,
      searched: true,
    })
    const { latitude, longitude } = portland
    const elsewhere = await map({ latitude, longitude, radius: 10 })
    expect(elsewhere).toMatchObject({ pins: [], circle: { latitude, longitude, km: 10, searched: true } })
  })

  test('holds all pins where no place is searched', async () => {
    const by = await anEmployer(app)
    for (const point of [boise, portland]) await aJob(app, { by, point })
    const { circle } = await map()
    expect(circle).toMatchObject({ searched: false })
    expect(circle?.km).toBeGreaterThan(270)
    expect(circle?.km).toBeLessThan(350)
  })

  test('names the largest towns around, the largest first, and none far away', async () => {
    await aJob(app, { by: await anEmployer(app), point: boise })
    const near = (await map({ location: 'Boise', radius: 100 })).towns
    expect(near[0]).toMatchObject({ name: 'Boise', latitude: expect.closeTo(boise.latitude, 1) })
    expect(near.map((town) => town.name)).not.toContain('Portland')
    const wide = (await map({ location: 'Boise', radius: limits.radiusKm })).towns
    expect(wide.map((town) => town.name)).toContain('Portland')
    for (const towns of [near, wide]) {
      expect(towns.length).toBeLessThanOrEqual(limits.mapTowns)
      expect(towns.map((town) => town.population)).toEqual(
        towns.map((town) => town.population).toSorted((a, b) => b - a),
      )
    }
  })
})
