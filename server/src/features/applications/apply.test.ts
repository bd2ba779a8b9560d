import { applyToJob, hasApplied, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const body = { applicationDescription: 'I bake bread.' }
const rows = () => app.db.selectFrom('applications').selectAll().execute()
const steps = () =>
  app.db
    .selectFrom('application_steps')
    .select(['from_status', 'to_status', 'by'])
    .orderBy('at')
    .orderBy('id')
    .execute()
const counted = async (jobId: string) =>
  (await app.db.selectFrom('jobs').select('applications_count').where('id', '=', jobId).executeTakeFirstOrThrow())
    .applications_count

async function aVacancy() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  return { hana, jobId: await aJob(app, { by: hana, title: 'Baker' }) }
}

describe('applying', () => {
  test('reaches the employer, is due for an answer in 14 days, and both are told', async () => {
    const { hana, jobId } = await aVacancy()
    const ana = await aSeeker(app)
    const { application } = await ana.call(applyToJob, { params: { jobId }, body })
    expect(application).toMatchObject({
      job: jobId,
      jobSeeker: ana._id,
      hr: hana._id,
      status: 'applied',
      applicationDescription: 'I bake bread.',
      viewedAt: null,
      answeredAt: null,
      awaitsAnswer: true,
      overdue: false,
      nextSteps: ['withdrawn'],
    })
    const due = new Date(application.answerDueAt).getTime() - new Date(application.appliedAt).getTime()
    expect(due).toBe(14 * 86_400_000)
    expect(await steps()).toEqual([{ from_status: null, to_status: 'applied', by: 'seeker' }])
    expect(await counted(jobId)).toBe(1)
    expect((await app.mailTo(ana.email, /Application sent: Baker at Crust/)).text).toContain(
      `/applications/${application._id}`,
    )
    expect((await app.mailTo(hana.email, /New application: Ana Ruiz for Baker/)).text).toContain(
      `/employer/jobs/${jobId}/applicants`,
    )
  })

  test('without words is applying all the same', async () => {
    const { jobId } = await aVacancy()
    const { application } = await (await aSeeker(app)).call(applyToJob, { params: { jobId }, body: {} })
    expect(application.applicationDescription).toBe('')
  })

  test('100 times concurrently makes one application', async () => {
    const { jobId } = await aVacancy()
    const ana = await aSeeker(app)
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, () => ana.call(applyToJob, { params: { jobId }, body })),
    )
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
    expect(await steps()).toHaveLength(1)
    expect(await counted(jobId)).toBe(1)
  })

  test('a second time is refused and changes nothing', async () => {
    const { jobId } = await aVacancy()
    const ana = await aSeeker(app)
    await anApplication(app, { by: ana, to: jobId })
    const before = await rows()
    await expect(ana.call(applyToJob, { params: { jobId }, body: {} })).toBeRefused('already_applied')
    expect(await rows()).toEqual(before)
  })

  test('asks for a published profile', async () => {
    const { jobId } = await aVacancy()
    for (const seeker of [await anAccount(app, 'jobseeker'), await aSeeker(app, { published: false })]) {
      await expect(seeker.call(applyToJob, { params: { jobId }, body })).toBeRefused('profile_required')
    }
    expect(await rows()).toEqual([])
  })

  test.each(['paused', 'closed', 'expired'] as const)('to a job that is %s is refused', async (status) => {
    const jobId = await aJob(app, { by: await anEmployer(app), status })
    await expect((await aSeeker(app)).call(applyToJob, { params: { jobId }, body })).toBeRefused('job_not_open')
    expect(await rows()).toEqual([])
  })

  test('to an imported post is refused, because no one here could answer', async () => {
    const jobId = await aJob(app, { by: await anEmployer(app), pay: null })
    await expect((await aSeeker(app)).call(applyToJob, { params: { jobId }, body })).toBeRefused('job_not_open')
    expect(await rows()).toEqual([])
  })

  test('to a job whose term is over, or that never was, is refused', async () => {
    const ana = await aSeeker(app)
    const over = await aJob(app, { by: await anEmployer(app), expiredDaysAgo: 0.01 })
    await expect(ana.call(applyToJob, { params: { jobId: over }, body })).toBeRefused('job_not_open')
    await expect(ana.call(applyToJob, { params: { jobId: ana._id }, body })).toBeRefused('not_found')
  })

  test('takes 10,000 characters and refuses one more', async () => {
    const { jobId } = await aVacancy()
    const ana = await aSeeker(app)
    const apply = (length: number) =>
      ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'x'.repeat(length) } })
    await expect(apply(10_001)).toBeRefused('invalid_input', 'applicationDescription')
    await apply(10_000)
  })
})

describe('applying once more', () => {
  test.each(['withdrawn', 'declined'] as const)('after %s restarts the clock and keeps the row', async (status) => {
    const { jobId } = await aVacancy()
    const ana = await aSeeker(app)
    const id = await anApplication(app, { by: ana, to: jobId, status, appliedDaysAgo: 20 })
    await expect(ana.call(hasApplied, { params: { jobId } })).resolves.toMatchObject({
      hasApplied: false,
      application: { status, nextSteps: ['applied'] },
    })
    const { application } = await ana.call(applyToJob, {
      params: { jobId },
      body: { applicationDescription: 'Again.' },
    })
    expect(application).toMatchObject({
      _id: id,
      status: 'applied',
      applicationDescription: 'Again.',
      viewedAt: null,
      answeredAt: null,
      overdue: false,
    })
    const due = new Date(application.answerDueAt).getTime() - new Date(application.appliedAt).getTime()
    expect(due).toBe(14 * 86_400_000)
    expect((await steps()).at(-1)).toEqual({ from_status: status, to_status: 'applied', by: 'seeker' })
    expect(await counted(jobId)).toBe(1)
    await expect(ana.call(hasApplied, { params: { jobId } })).resolves.toMatchObject({ hasApplied: true })
  })

  test('goes by a change of status too, with the words of the first time', async () => {
    const { jobId } = await aVacancy()
    const ana = await aSeeker(app)
    const id = await anApplication(app, { by: ana, to: jobId, status: 'withdrawn', description: 'First words.' })
    const { application } = await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'applied' } })
    expect(application).toMatchObject({ status: 'applied', applicationDescription: 'First words.' })
  })

  test('is possible once', async () => {
    const { jobId } = await aVacancy()
    const ana = await aSeeker(app)
    const id = await anApplication(app, { by: ana, to: jobId, status: 'withdrawn' })
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => ana.call(applyToJob, { params: { jobId }, body })),
    )
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1)
    await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    await expect(ana.call(applyToJob, { params: { jobId }, body })).toBeRefused('already_applied')
    await expect(ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'applied' } })).toBeRefused(
      'step_not_allowed',
    )
  })

  test('is not possible once the job has closed', async () => {
    const { jobId } = await aVacancy()
    const ana = await aSeeker(app)
    const id = await anApplication(app, { by: ana, to: jobId, status: 'withdrawn' })
    await app.pool.query(`update jobs set status = 'closed'`)
    await expect(ana.call(applyToJob, { params: { jobId }, body })).toBeRefused('job_not_open')
    await expect(ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'applied' } })).toBeRefused(
      'step_not_allowed',
    )
  })
})

test('one has applied to those jobs that one applied to', async () => {
  const { hana, jobId } = await aVacancy()
  const ana = await aSeeker(app)
  await expect(ana.call(hasApplied, { params: { jobId } })).resolves.toEqual({
    success: true,
    hasApplied: false,
    application: null,
  })
  const id = await anApplication(app, { by: ana, to: jobId })
  await shiftApplication(app, id, 15)
  await expect(ana.call(hasApplied, { params: { jobId } })).resolves.toMatchObject({
    hasApplied: true,
    application: { _id: id, overdue: true },
  })
  const other = await aJob(app, { by: hana })
  await expect(ana.call(hasApplied, { params: { jobId: other } })).resolves.toMatchObject({ hasApplied: false })
})
