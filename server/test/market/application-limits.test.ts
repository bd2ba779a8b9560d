import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { beforeEach, expect } from 'vitest'
import { testApp } from '../app.ts'
import { anEmployer } from '../employer-factory.ts'
import type { Person } from '../factories.ts'
import { aSeeker, manySeekers } from '../seeker-factory.ts'
import { unlistedJobs, waitingForJob, waitingOfSeeker } from '../waiting-applications.ts'
import { callConcurrently, expectOutcomes, type Outcomes, requests, rule, twoProcesses } from './concurrent-calls.ts'

// Limits of applications (specification 12) against concurrent requests to two real processes; LONG=1 repeats each.
const app = testApp()
const { by } = twoProcesses(app)
beforeEach(() => app.pool.query('delete from pgboss.schedule'))

const body = {}
const reject = { newStatus: 'rejected', reasonCode: 'position_filled' } as const
const countWaiting = async (where: string, id: string): Promise<number> =>
  Number(
    (await app.pool.query(`select count(*) from applications where ${where} = $1 and status = 'applied'`, [id])).rows[0]
      .count,
  )

const jobsOf = (employer: Person, count: number) => unlistedJobs(app, employer, count)
const seekers = (count: number): Promise<Person[]> =>
  manySeekers(
    app,
    Array.from({ length: count }, () => ({})),
  )

/** A call that is retried after a lost response finds its own application. */
const repeated = ({ again }: Outcomes<unknown>) => (again > 0 ? ['already_applied'] : [])

rule('P43', 'of 100 applications at 29 of 30, one succeeds', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  await waitingOfSeeker(app, ana, 29)
  const jobs = await jobsOf(hana, requests)
  const outcomes = await callConcurrently(requests, (n) =>
    by(n, ana).call(applyToJob, { params: { jobId: jobs[n] ?? '' }, body }),
  )
  expectOutcomes(outcomes, 1, 'application_budget_reached', ...repeated(outcomes))
  expect(await countWaiting('seeker_id', ana._id)).toBe(30)
})

rule('P43', 'of 100 people at the last place of a job, one succeeds', async () => {
  const [jobId] = await jobsOf(await anEmployer(app), 1)
  if (!jobId) throw new Error('no job')
  await app.pool.query('update jobs set applicant_limit = 10 where id = $1', [jobId])
  await waitingForJob(app, jobId, 9)
  const people = await seekers(requests)
  const outcomes = await callConcurrently(requests, (n) =>
    by(n, people[n]).call(applyToJob, { params: { jobId }, body }),
  )
  expectOutcomes(outcomes, 1, 'job_full', ...repeated(outcomes))
  expect(await countWaiting('job_id', jobId)).toBe(10)
})

rule('P43', 'places that withdrawals free while others apply are taken again, and never more', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const { sent } = await waitingOfSeeker(app, ana, 30)
  const jobs = await jobsOf(hana, 90)
  await callConcurrently(requests, async (n) => {
    const id = sent[n]?.id
    if (n < 10 && id)
      await by(n, ana).call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    else await by(n, ana).call(applyToJob, { params: { jobId: jobs[n - 10] ?? '' }, body })
  })
  const waiting = await countWaiting('seeker_id', ana._id)
  expect(waiting).toBeGreaterThanOrEqual(20)
  expect(waiting).toBeLessThanOrEqual(30)
  await callConcurrently(90, (n) => by(n, ana).call(applyToJob, { params: { jobId: jobs[n] ?? '' }, body }))
  expect(await countWaiting('seeker_id', ana._id)).toBe(30)
})

rule('P43', 'a company that answers first takes no one before a bulk answer, and all after it', async () => {
  const hana = await anEmployer(app)
  const [jobId] = await jobsOf(hana, 1)
  if (!jobId) throw new Error('no job')
  const ids = await waitingForJob(app, jobId, 10, 15)
  const people = await seekers(requests)
  const apply = (n: number) => by(n, people[n]).call(applyToJob, { params: { jobId }, body })
  expectOutcomes(await callConcurrently(requests, apply), 0, 'answering_first')
  await by(0, hana).call(bulkUpdateStatus, { body: { ids: ids.slice(0, 1), ...reject } })
  const opened = await callConcurrently(requests, apply)
  expectOutcomes(opened, requests, ...repeated(opened))
  expect(await countWaiting('job_id', jobId)).toBe(9 + requests)
})

rule('P43', 'a person has three top choices a month', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const jobs = await jobsOf(hana, 25)
  const topChoice = 'I like this bakery.'
  const outcomes = await callConcurrently(requests, (n) =>
    by(n, ana).call(applyToJob, { params: { jobId: jobs[n % 25] ?? '' }, body: { topChoice } }),
  )
  expectOutcomes(outcomes, 3, 'top_choice_limit_reached', 'already_applied')
  expect(await countWaiting('seeker_id', ana._id)).toBe(3)
})
