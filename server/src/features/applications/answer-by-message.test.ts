import {
  getApplication,
  listApplicants,
  listMyApplications,
  type SeekersApplication,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import { getEmployerProfile } from '@hearback/contract/people/employers.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { fewestStatements } from '../../../test/statements.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { refreshResponseStats } from '../employers/response-stats.service.ts'
import { runAnswerClock } from './answer-clock.service.ts'
import { answerByMessage, applicationsBetween } from './applications-between.service.ts'

const app = testApp()

async function twoPeople() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const apply = async (facts: Omit<Parameters<typeof anApplication>[1], 'by' | 'to'> = {}) =>
    anApplication(app, { by: ana, to: await aJob(app, { by: hana }), ...facts })
  return { hana, ana, apply, between: { employerId: hana._id, seekerId: ana._id } }
}

/** Simulates the chat after a message of the employer. */
const write = (between: { employerId: string; seekerId: string }) =>
  inTransaction(app.deps, (tx, publish) =>
    answerByMessage(app.deps, tx, publish, { ...between, writerId: between.employerId }),
  )

const seen = async (by: Person, id: string) => (await by.call(getApplication, { params: { id } })).application

describe('a message answers', () => {
  test('every application between the two that waits, and keeps its status', async () => {
    const { ana, apply, between } = await twoPeople()
    const ids = [await apply(), await apply({ status: 'viewed', appliedDaysAgo: 16 })]
    expect((await write(between)).toSorted()).toEqual(ids.toSorted())
    for (const [i, status] of ['applied', 'viewed'].entries()) {
      const application = await seen(ana, ids[i] ?? '')
      expect(application).toMatchObject({ status, overdue: false })
      expect(Date.now() - Date.parse(application.answeredAt ?? '')).toBeLessThan(60_000)
    }
  })

  test.each(['shortlisted', 'interview', 'rejected', 'withdrawn', 'expired', 'hired'] as const)(
    'none that is %s',
    async (status) => {
      const { ana, apply, between } = await twoPeople()
      const id = await apply({ status, appliedDaysAgo: 3 })
      const before = await seen(ana, id)
      expect(await write(between)).toEqual([])
      expect(await seen(ana, id)).toEqual(before)
    },
  )

  test('is told apart in both lists, by count and by filter', async () => {
    const { hana, ana, apply, between } = await twoPeople()
    const job = await aJob(app, { by: hana })
    const answered = await anApplication(app, { by: ana, to: job, status: 'viewed' })
    await write(between)
    const waiting = await apply()
    expect(await ana.call(listMyApplications)).toMatchObject({ total: 2, counts: { applied: 1, answered: 1 } })
    for (const [status, id] of [['answered', answered] as const, ['applied', waiting] as const])
      expect(await ana.call(listMyApplications, { query: { status } })).toMatchObject({
        total: 1,
        applications: [{ _id: id }],
      })
    expect(await ana.call(listMyApplications, { query: { status: 'viewed' } })).toMatchObject({ applications: [] })
    const received = await hana.call(listApplicants, { params: { jobId: job }, query: { status: 'answered' } })
    expect(received).toMatchObject({ total: 1, counts: { answered: 1 }, applications: [{ _id: answered }] })
  })

  test('none of other people', async () => {
    const { between } = await twoPeople()
    const others = await twoPeople()
    const id = await others.apply()
    expect(await write({ ...between, seekerId: others.ana._id })).toEqual([])
    expect(await write({ ...between, employerId: others.hana._id })).toEqual([])
    expect((await seen(others.ana, id)).answeredAt).toBeNull()
  })

  test('once, however many messages come at the same time', async () => {
    const { ana, apply, between } = await twoPeople()
    const ids = [await apply(), await apply(), await apply()]
    const answered = (await Promise.all([write(between), write(between), write(between), write(between)])).flat()
    expect(answered.toSorted()).toEqual(ids.toSorted())
    // Excludes the company's figures, which are updated asynchronously.
    const facts = async () => {
      const { jobDetails, ...rest } = (await seen(ana, ids[0] ?? '')) as SeekersApplication
      return { ...rest, jobDetails: { ...jobDetails, company: jobDetails.company._id } }
    }
    const first = await facts()
    expect(await write(between)).toEqual([])
    expect(await facts()).toEqual(first)
  })

  test('nothing that a step has ended while it waited for the row', async () => {
    const { ana, apply, between } = await twoPeople()
    const id = await apply()
    const client = await app.pool.connect()
    await client.query('begin')
    await client.query(`update applications set status = 'withdrawn' where id = $1`, [id])
    const writing = write(between)
    await eventually(async () => {
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      const { rows } = await app.pool.query(waits)
      return rows.length > 0
    })
    await client.query('commit')
    client.release()
    expect(await writing).toEqual([])
    expect((await seen(ana, id)).answeredAt).toBeNull()
  })
})

describe('after an answer by message', () => {
  test('the employer is not reminded any more', async () => {
    const { apply, between } = await twoPeople()
    const id = await apply({ appliedDaysAgo: 6 })
    await write(between)
    await shiftApplication(app, id, 5)
    await runAnswerClock(app.deps)
    const { rows } = await app.pool.query(`select 1 from pgboss.job where data->>'subject' ~ 'for your answer$'`)
    expect(rows).toEqual([])
  })

  test('the 30 days count from it, and the seeker is told that an answer came', async () => {
    const { hana, ana, apply, between } = await twoPeople()
    const id = await apply({ appliedDaysAgo: 20 })
    await write(between)
    await shiftApplication(app, id, 29.9)
    await runAnswerClock(app.deps)
    expect((await seen(ana, id)).status).toBe('applied')
    await shiftApplication(app, id, 0.2)
    await runAnswerClock(app.deps)
    const { status, answeredAt, awaitsAnswer } = await seen(ana, id)
    expect(status).toBe('expired')
    expect(answeredAt).not.toBeNull()
    expect(awaitsAnswer).toBe(false)
    expect((await app.mailTo(ana.email, /^Closed: .+ at Crust$/)).text).toContain('Crust answered your application')
    await refreshResponseStats(app.db, hana._id)
    const stats = app.db.selectFrom('response_stats').select(['finished', 'answered'])
    expect(await stats.where('employer_id', '=', hana._id).executeTakeFirst()).toEqual({ finished: 1, answered: 1 })
  })

  test('the response figures follow, with the time that it took', async () => {
    const { hana, apply, between } = await twoPeople()
    for (let i = 0; i < 5; i++) await apply({ appliedDaysAgo: 4 })
    await write(between)
    const stats = await eventually(async () => {
      const { profile } = await hana.call(getEmployerProfile, { params: { id: hana._id } })
      return profile.responseStats.finished === 5 && profile.responseStats
    })
    expect(stats).toEqual({ finished: 5, answered: 5, answeredShare: 1, medianDays: 4 })
  })

  test('a later step leaves the first answer where it was', async () => {
    const { hana, ana, apply, between } = await twoPeople()
    const id = await apply({ appliedDaysAgo: 4 })
    await write(between)
    const { answeredAt } = await seen(ana, id)
    await hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'shortlisted' } })
    expect(await seen(ana, id)).toMatchObject({ status: 'shortlisted', answeredAt })
  })
})

describe('the applications between two people', () => {
  const viewer = (person: Person, userType: 'employer' | 'jobseeker'): Viewer => ({
    userId: person._id,
    companyId: userType === 'employer' ? person._id : undefined,
    role: userType === 'employer' ? 'owner' : undefined,
    sessionId: '',
    userType,
    isFormerMember: false,
    pending: false,
    suspended: false,
  })

  test('come with the job and the steps of whoever looks, the latest change first', async () => {
    const { hana, ana, apply } = await twoPeople()
    const rejected = await apply({ status: 'rejected', appliedDaysAgo: 2 })
    const fresh = await apply()
    const other = await twoPeople()
    await anApplication(app, { by: ana, to: await aJob(app, { by: other.hana }) })
    await other.apply()
    const hers = await applicationsBetween(app.db, viewer(ana, 'jobseeker'), hana._id)
    expect(hers).toMatchObject([
      { _id: fresh, status: 'applied', nextSteps: ['withdrawn'], jobTitle: expect.any(String) },
      { _id: rejected, status: 'rejected', nextSteps: [] },
    ])
    const theirs = await applicationsBetween(app.db, viewer(hana, 'employer'), ana._id)
    expect(theirs.map(({ _id }) => _id)).toEqual([fresh, rejected])
    expect(theirs[1]?.nextSteps).toEqual(['shortlisted'])
    expect(await applicationsBetween(app.db, viewer(hana, 'employer'), other.ana._id)).toEqual([])
  })

  test('are at most ten, by one statement', async () => {
    const { hana, ana, apply } = await twoPeople()
    for (let i = 0; i < 11; i++) await apply()
    const read = () => applicationsBetween(app.db, viewer(ana, 'jobseeker'), hana._id)
    expect(await read()).toHaveLength(10)
    expect(await fewestStatements(read)).toHaveLength(1)
  })
})
