import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { boise, portland } from '../../../test/place-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const open = (id: string) => app.caller().call(getJob, { params: { id } })

async function applyTo(id: string, by: Person, facts: { status: string; viewed?: boolean; answered?: boolean }) {
  const { id: application } = await app.db
    .insertInto('applications')
    .values({
      job_id: id,
      seeker_id: (await aSeeker(app))._id,
      employer_id: by._id,
      status: facts.status,
      viewed_at: facts.viewed ? new Date() : null,
      answered_at: facts.answered ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return application
}

describe('the page of a job', () => {
  test('says what became of its applications', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, postedDaysAgo: 20 })
    await applyTo(id, by, { status: 'applied' })
    await applyTo(id, by, { status: 'viewed', viewed: true })
    const invited = await applyTo(id, by, { status: 'rejected', viewed: true, answered: true })
    const hired = await applyTo(id, by, { status: 'hired', viewed: true, answered: true })
    for (const application_id of [invited, invited, hired]) {
      await app.db
        .insertInto('application_steps')
        .values({ application_id, to_status: 'interview', by: 'employer' })
        .execute()
    }
    await applyTo(await aJob(app, { by }), by, { status: 'hired', viewed: true, answered: true })
    const { job, facts } = await open(id)
    expect(facts).toEqual({
      firstPublishedAt: job.publishedAt,
      posts: 1,
      postedBefore: [],
      lastConfirmedAt: expect.any(String),
      applicants: 4,
      viewedShare: 0.75,
      answeredShare: 0.5,
      interviews: 2,
      hires: 1,
    })
  })

  test('has no shares without applicants', async () => {
    const id = await aJob(app, { by: await anEmployer(app) })
    expect((await open(id)).facts).toMatchObject({
      applicants: 0,
      viewedShare: null,
      answeredShare: null,
      interviews: 0,
    })
  })

  test.each(['paused', 'closed', 'expired'] as const)(
    'still answers when the job is %s, and says so',
    async (status) => {
      const id = await aJob(app, { by: await anEmployer(app), status })
      expect((await open(id)).job).toMatchObject({ _id: id, status })
    },
  )

  test('does not exist for an unknown job', async () => {
    await expect(open('01900000-0000-7000-8000-000000000000')).toBeRefused('not_found')
    await expect(open('12')).toBeRefused('invalid_input', 'id')
  })
})

describe('the pay of comparable jobs', () => {
  const paid = async (by: Person, amounts: number[], facts: Partial<Parameters<typeof aJob>[1]> = {}) => {
    for (const amount of amounts) await aJob(app, { by, pay: { from: amount - 1, to: amount + 1 }, ...facts })
  }

  test('is that of the open ones near the place, without the job itself', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, pay: { from: 1, to: 2 }, point: boise })
    await paid(by, [10, 20, 30, 40, 50], { point: { latitude: 43.4, longitude: -116.5 } })
    await paid(by, [900, 900], { point: portland })
    expect((await open(id)).pay).toEqual({ low: 14, median: 30, high: 46, jobs: 5, place: 'Boise' })
  })

  test('is that of everywhere where fewer than 5 are near', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, point: boise })
    await paid(by, [10, 20, 30, 40], { point: boise })
    await paid(by, [50], { point: portland })
    expect((await open(id)).pay).toMatchObject({ median: 30, jobs: 5, place: null })
  })

  test('is not told below 5', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by })
    await paid(by, [10, 20, 30, 40])
    expect((await open(id)).pay).toBeNull()
  })

  test('leaves out other categories, currencies, periods and jobs that are not open', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by })
    await paid(by, [10, 20, 30, 40])
    await paid(by, [50], { category: 'Trade' })
    await paid(by, [50], { status: 'closed' })
    await aJob(app, { by, pay: { from: 50, to: 50, currency: 'EUR' } })
    await aJob(app, { by, pay: { from: 50, to: 50, period: 'year' } })
    await aJob(app, { by, pay: null })
    expect((await open(id)).pay).toBeNull()
  })

  test('is read from the newest 300, however many there are', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, point: null })
    await app.pool.query(
      `insert into jobs (employer_id, title, category, description, pay_from, pay_to, published_at)
       select $1, 'Cook', 'Food', 'Soup', pay, pay, now() - make_interval(days => pay)
       from generate_series(1, 300), (values (90), (10)) as paid (pay)`,
      [by._id],
    )
    expect((await open(id)).pay).toEqual({ low: 10, median: 10, high: 10, jobs: 300, place: null })
  })

  test('is not told for a job that does not state its own', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, pay: null })
    await paid(by, [10, 20, 30, 40, 50])
    expect((await open(id)).pay).toBeNull()
  })
})

describe('similar jobs', () => {
  const similarTo = async (id: string) => (await open(id)).similar.map((job) => job.jobTitle)

  test('are 3 open ones, those with the words of the title before others of the category', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, title: 'Pastry baker' })
    await aJob(app, { by, title: 'Senior pastry baker', category: 'Hotels' })
    for (const title of ['Cook', 'Miller', 'Butcher']) await aJob(app, { by, title })
    await aJob(app, { by, title: 'Nurse', category: 'Health' })
    await aJob(app, { by, title: 'Pastry baker, paused', status: 'paused' })
    expect(await similarTo(id)).toEqual(['Senior pastry baker', 'Butcher', 'Miller'])
  })

  test('show the same title of a company once', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, title: 'Baker' })
    for (let post = 0; post < 4; post++) await aJob(app, { by, title: 'Cook' })
    await aJob(app, { by: await anEmployer(app), title: 'Cook' })
    expect(await similarTo(id)).toEqual(['Cook', 'Cook'])
  })

  test('are none where there are none', async () => {
    expect(await similarTo(await aJob(app, { by: await anEmployer(app) }))).toEqual([])
  })
})
