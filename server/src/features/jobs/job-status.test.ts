import { renewJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { eventually, type Refusal, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { announceExpiry, expireJobs } from './job-expiry.service.ts'
import { republishJobsOf } from './posting/post-job.service.ts'

const app = testApp()
const set = (by: Person, id: string, status: 'open' | 'paused' | 'closed') =>
  by.call(setJobStatus, { params: { id }, body: { status } })
const renew = (by: Person, id: string) => by.call(renewJob, { params: { id } })
const isFound = async (id: string) =>
  (await app.db.selectFrom('job_search').select('id').where('id', '=', id).execute()).length === 1
const statusOf = async (id: string) =>
  (await app.db.selectFrom('jobs').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const fullTerm = () => new Date(Date.now() + 45 * 86_400_000).getTime()

describe('the status of a job', () => {
  test.each([
    ['open', 'paused'],
    ['open', 'closed'],
    ['paused', 'open'],
    ['paused', 'closed'],
    ['closed', 'open'],
    ['expired', 'closed'],
  ] as const)('goes from %s to %s, and search shows the open ones alone', async (from, to) => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: from })
    expect(await isFound(id)).toBe(from === 'open')
    const { job } = await set(by, id, to)
    expect(job.status).toBe(to)
    expect(await isFound(id)).toBe(to === 'open')
  })

  test.each([
    ['open', 'open', ['paused', 'closed']],
    ['paused', 'paused', ['open', 'closed']],
    ['closed', 'paused', ['open']],
    ['closed', 'closed', ['open']],
    ['expired', 'open', ['closed']],
    ['expired', 'paused', ['closed']],
  ] as const)('does not go from %s to %s; the refusal names the steps that are possible', async (from, to, allowed) => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: from })
    const refusal = await set(by, id, to).catch((error: Refusal) => error)
    expect(refusal).toMatchObject({ status: 409, body: { code: 'step_not_allowed', allowed } })
    expect(await statusOf(id)).toBe(from)
  })

  test('takes 45 days more for a job that is opened after its end', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: 'closed', expiredDaysAgo: 3 })
    const { job } = await set(by, id, 'open')
    expect(new Date(job.expiresAt).getTime()).toBeCloseTo(fullTerm(), -5)
  })

  test('is for the owner alone', async () => {
    const id = await aJob(app, { by: await anEmployer(app) })
    const other = await anEmployer(app)
    await expect(set(other, id, 'closed')).toBeRefused('not_allowed')
    await expect(renew(other, id)).toBeRefused('not_allowed')
    await expect(renew(other, '01900000-0000-7000-8000-000000000000')).toBeRefused('not_found')
    await expect(set(other, id, 'expired' as 'closed')).toBeRefused('invalid_input', 'status')
    expect(await statusOf(id)).toBe('open')
  })

  test('changes once when 10 requests close a job concurrently', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by })
    const closings = await Promise.allSettled(Array.from({ length: 10 }, () => set(by, id, 'closed')))
    expect(closings.filter((closing) => closing.status === 'fulfilled')).toHaveLength(1)
  })
})

describe('renewing a job', () => {
  test.each(['open', 'paused', 'expired'] as const)('opens one that is %s for 45 days from now', async (status) => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status, postedDaysAgo: 44, expiredDaysAgo: status === 'expired' ? 1 : -1 })
    const { job } = await renew(by, id)
    expect(job.status).toBe('open')
    expect(new Date(job.expiresAt).getTime()).toBeCloseTo(fullTerm(), -5)
    expect(new Date(job.publishedAt).getTime()).toBeLessThan(Date.now() - 43 * 86_400_000)
    expect(await isFound(id)).toBe(true)
  })

  test('does not lift it to the top of the newest', async () => {
    const by = await anEmployer(app)
    const old = await aJob(app, { by, title: 'Old' })
    await aJob(app, { by, title: 'New' })
    await renew(by, old)
    const newest = await app.db.selectFrom('job_search').select('id').orderBy('seq', 'desc').execute()
    expect(newest.map((row) => row.id).indexOf(old)).toBe(1)
  })

  test('never shortens it', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, expiredDaysAgo: -200 })
    expect(new Date((await renew(by, id)).job.expiresAt).getTime()).toBeGreaterThan(fullTerm() + 86_400_000)
  })

  test('is not possible for a closed one', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: 'closed' })
    await expect(renew(by, id)).toBeRefused('step_not_allowed')
    expect(await statusOf(id)).toBe('closed')
  })
})

test('a job that closes while its company changes its name stays out of search', async () => {
  const by = await anEmployer(app)
  const [closing, open] = [await aJob(app, { by }), await aJob(app, { by })]
  const client = await app.pool.connect()
  await client.query('begin')
  await client.query(`update jobs set status = 'closed' where id = $1`, [closing])
  await client.query('delete from job_search where id = $1', [closing])
  const republished = republishJobsOf(app.deps, by._id)
  await eventually(async () => {
    const { rowCount } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount === 0 ? undefined : true
  })
  await client.query('commit')
  client.release()
  await republished
  expect(await Promise.all([closing, open].map(isFound))).toEqual([false, true])
})

describe('the end of a job', () => {
  test('comes by the time of the database, and takes it out of search', async () => {
    const by = await anEmployer(app)
    const open = await aJob(app, { by, expiredDaysAgo: 0.001 })
    const paused = await aJob(app, { by, status: 'paused', expiredDaysAgo: 1 })
    const closed = await aJob(app, { by, status: 'closed', expiredDaysAgo: 1 })
    const later = await aJob(app, { by, expiredDaysAgo: -0.01 })
    await Promise.all([expireJobs(app.deps), expireJobs(app.deps)])
    expect(await Promise.all([open, paused, closed, later].map(statusOf))).toEqual([
      'expired',
      'expired',
      'closed',
      'open',
    ])
    expect(await Promise.all([open, later].map(isFound))).toEqual([false, true])
  })

  test('is mailed once, 3 days before, and again after a renewal', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, title: 'Baker', postedDaysAgo: 43, expiredDaysAgo: -2 })
    await aJob(app, { by, title: 'Miller', postedDaysAgo: 41, expiredDaysAgo: -4 })
    await Promise.all([announceExpiry(app.deps), announceExpiry(app.deps)])
    await announceExpiry(app.deps)
    const mail = await app.mailTo(by.email)
    expect(mail.subject).toBe('Still hiring? "Baker" closes in 2 days')
    expect(mail.text).toContain(`/employer/jobs/${id}`)
    await renew(by, id)
    await app.db
      .updateTable('jobs')
      .set({ expires_at: new Date(Date.now() + 86_400_000 - 60_000) })
      .where('id', '=', id)
      .execute()
    await announceExpiry(app.deps)
    await app.mailTo(by.email, /closes tomorrow/)
    expect(await eventually(() => (app.mails.length >= 2 ? app.mails.length : undefined))).toBe(2)
  })
})
