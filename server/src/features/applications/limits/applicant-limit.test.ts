import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import { applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, listJobsOfEmployer, postJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { waitingForJob } from '../../../../test/waiting-applications.ts'

const app = testApp()
const form = { jobTitle: 'Baker', category: 'Food', estimatedFrom: 20, estimatedTo: 25, skills: 'x', description: 'x' }
const reject = { newStatus: 'rejected', reasonCode: 'position_filled' } as const

/** A job with a limit of 10 unanswered applications, `waiting` of which it has. */
async function aLimitedJob(waiting: number) {
  const hana = await anEmployer(app)
  const jobId = (await hana.call(postJob, { body: { ...form, applicantLimit: 10 } })).job._id
  const ids = await waitingForJob(app, jobId, waiting)
  const apply = async () => (await aSeeker(app)).call(applyToJob, { params: { jobId }, body: {} })
  const shown = async () => (await app.caller().call(getJob, { params: { id: jobId } })).job
  return { hana, jobId, ids, apply, shown }
}

test('a job without the field never closes, as existing clients post it', async () => {
  const hana = await anEmployer(app)
  const { job } = await hana.call(postJob, { body: form })
  expect(job).not.toHaveProperty('applicantLimit')
  const { rows } = await app.pool.query('select applicant_limit from jobs')
  expect(rows).toEqual([{ applicant_limit: null }])
})

test.each([9, 501, 0, -1, 10.5, 'many'])('a limit of %s is refused by its field', async (applicantLimit) => {
  const hana = await anEmployer(app)
  const body = { ...form, applicantLimit } as never
  await expect(hana.call(postJob, { body })).toBeRefused('invalid_input', 'applicantLimit')
  const id = await aJob(app, { by: hana })
  const change = { params: { id }, body: { applicantLimit } as never }
  await expect(hana.call(updateJob, change)).toBeRefused('invalid_input', 'applicantLimit')
  await expect(app.pool.query('update jobs set applicant_limit = 9')).rejects.toThrow('jobs_applicant_limit_check')
})

test.each([10, 500, '80'])('a limit of %s is stored and shown', async (applicantLimit) => {
  const hana = await anEmployer(app)
  const { job } = await hana.call(postJob, { body: { ...form, applicantLimit } as never })
  expect(job.applicantLimit).toBe(Number(applicantLimit))
  const cleared = await hana.call(updateJob, { params: { id: job._id }, body: { applicantLimit: null } })
  expect(cleared.job).not.toHaveProperty('applicantLimit')
})

test('the last place is taken, then the job is full, stays visible and says so', async () => {
  const { hana, jobId, apply, shown } = await aLimitedJob(9)
  expect(await shown()).not.toHaveProperty('applicationsPaused')
  await apply()
  const refusal = await apply().catch((error) => error)
  expect(refusal.status).toBe(403)
  expect(refusal.body).toMatchObject({ code: 'job_full', limit: 10, used: 10 })
  const full = { _id: jobId, status: 'open', applicantLimit: 10, applicationsPaused: 'full' }
  expect(await shown()).toMatchObject(full)
  expect((await app.caller().call(searchJobs, { body: { keyword: 'Baker' } })).jobs).toMatchObject([full])
  expect((await hana.call(listJobsOfEmployer, { params: { id: hana._id } })).jobs).toMatchObject([full])
  const terms = await (await aSeeker(app)).call(getApplyTerms, { params: { jobId } })
  expect(terms).toMatchObject({ waiting: 10, applicantLimit: 10, applicationsPaused: 'full' })
})

test('the terms of a job count all who applied, and only those without an answer as waiting', async () => {
  const hana = await anEmployer(app)
  const jobId = await aJob(app, { by: hana })
  const answered = await anApplication(app, { by: await aSeeker(app), to: jobId })
  await anApplication(app, { by: await aSeeker(app), to: jobId })
  await hana.call(updateApplicationStatus, {
    params: { id: answered },
    body: reject,
  })
  const terms = await (await aSeeker(app)).call(getApplyTerms, { params: { jobId } })
  expect(terms).toMatchObject({ applied: 2, waiting: 1 })
})

test('a full job takes applications again once answers bring it below the limit', async () => {
  const { hana, ids, apply, shown } = await aLimitedJob(10)
  await expect(apply()).toBeRefused('job_full')
  await hana.call(bulkUpdateStatus, { body: { ids: ids.slice(0, 2), ...reject } })
  expect(await shown()).not.toHaveProperty('applicationsPaused')
  await apply()
  await apply()
  await expect(apply()).toBeRefused('job_full')
})

test('opening an application makes no room', async () => {
  const { hana, ids, apply } = await aLimitedJob(10)
  await hana.call(updateApplicationStatus, { params: { id: ids[0] ?? '' }, body: { newStatus: 'viewed' } })
  await expect(apply()).toBeRefused('job_full')
})

test('the employer opens a full job by a higher limit or by none, and closes it by a lower one', async () => {
  const { hana, jobId, apply } = await aLimitedJob(10)
  const change = (applicantLimit: number | null) =>
    hana.call(updateJob, { params: { id: jobId }, body: { applicantLimit } })
  await change(11)
  await apply()
  await expect(apply()).toBeRefused('job_full')
  await change(null)
  await apply()
  expect((await change(10)).job.applicationsPaused).toBe('full')
  const refusal = await apply().catch((error) => error)
  expect(refusal.body).toMatchObject({ code: 'job_full', limit: 10, used: 12 })
})

test('a person who withdrew from a job that is full now cannot come back before there is room', async () => {
  const { jobId, apply } = await aLimitedJob(9)
  const ana = await aSeeker(app)
  const { application } = await ana.call(applyToJob, { params: { jobId }, body: {} })
  const step = (newStatus: 'withdrawn' | 'applied') =>
    ana.call(updateApplicationStatus, { params: { id: application._id }, body: { newStatus } })
  await step('withdrawn')
  await apply()
  await expect(step('applied')).toBeRefused('job_full')
})

test('a job that is full and closed is only closed', async () => {
  const { jobId, shown, apply } = await aLimitedJob(10)
  await app.pool.query(`update jobs set status = 'closed' where id = $1`, [jobId])
  expect(await shown()).not.toHaveProperty('applicationsPaused')
  await expect(apply()).toBeRefused('job_not_open')
})
