import type { InputOf } from '@hearback/contract/endpoint.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aGenerousEmployer, anOffer } from '../../../test/offer-factory.ts'
import { boise } from '../../../test/place-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
type Filters = InputOf<typeof searchJobs>['body']
const search = (body: Filters = {}) => app.caller().call(searchJobs, { body: { ...body, brief: true } })
const card = async () => (await search()).jobs[0]

/** Changes of everything that a card shows, by table. */
const changes = {
  jobs: [
    `title = 'Another title'`,
    `category = 'Health'`,
    `description = repeat('Another text. ', 40)`,
    `pay_to = 99`,
    `pay_from = 21.5`,
    `pay_period = 'year'`,
    `currency = 'EUR'`,
    `skills = array['welding']`,
    `physical_requirements = array['standing']`,
    `employment_type = 'seasonal'`,
    `workplace = 'remote'`,
    `city = 'Elsewhere'`,
    `country = 'CA'`,
    `latitude = 44, longitude = -117`,
    `expires_at = now() + interval '9 days'`,
    `published_at = now() - interval '3 hours'`,
    `views = 7`,
    `applications_count = 8`,
  ],
  employers: [
    `business_name = 'Another name'`,
    `business_location = 'Another town'`,
    `industry_type = 'Milling'`,
    `company_size = '11-50'`,
    `picture_key = '01920000-0000-7000-8000-000000000000'`,
    `rating_sum = 12, rating_count = 3`,
  ],
  response_stats: [`finished = 20, answered = 18`, `median_hours = 30`],
}
const keys = { jobs: 'id', employers: 'user_id', response_stats: 'employer_id' } as const

test('a card shows every change of its rows immediately, as the job itself does', async () => {
  const by = await anEmployer(app)
  const id = await aJob(app, { by, title: 'Baker' })
  let before = await card()
  for (const table of ['jobs', 'employers', 'response_stats'] as const) {
    for (const change of changes[table]) {
      await app.pool.query(`update ${table} set ${change} where ${keys[table]} = $1`, [table === 'jobs' ? id : by._id])
      const after = await card()
      expect(after, change).not.toEqual(before)
      expect(await card(), change).toEqual(after)
      const { job } = await app.caller().call(getJob, { params: { id } })
      expect(after).toEqual({ ...job, description: job.description.slice(0, 240) })
      before = after
    }
  }
})

test('a card tells an offer taken back, and what ends by time alone', async () => {
  const [by, to] = [await aGenerousEmployer(app), await aSeeker(app)]
  const id = await aJob(app, { by })
  const offer = await anOffer({ by, to })
  expect(await card()).toMatchObject({ company: { rescindedOffers: 0 }, status: 'open' })
  await app.pool.query(`update offers set status = 'rescinded' where id = $1`, [offer])
  expect(await card()).toMatchObject({ company: { rescindedOffers: 1 } })
  await app.pool.query(`update jobs set expires_at = now() + interval '100 milliseconds' where id = $1`, [id])
  await expect.poll(async () => (await card())?.status).not.toBe('open')
})

test('each search tells its own distance of the same card', async () => {
  await aJob(app, { by: await anEmployer(app), point: boise })
  const near = async (latitude: number) =>
    (await search({ latitude, longitude: boise.longitude, radius: 100 })).jobs[0]?.distanceKm
  expect(await near(boise.latitude + 0.1)).toBe(11.1)
  expect(await near(boise.latitude)).toBe(0)
  expect(await card()).not.toHaveProperty('distanceKm')
})
