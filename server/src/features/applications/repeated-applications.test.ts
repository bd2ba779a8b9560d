import { getSeekerAnalytics } from '@hearback/contract/hiring/analytics.ts'
import { getDashboard } from '@hearback/contract/hiring/answering.ts'
import { applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { getReviewChance } from '@hearback/contract/hiring/reviews.ts'
import { getJob, listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { getSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { refreshResponseStats } from '../employers/response-stats.service.ts'

const app = testApp()

/** A person whose application was answered and withdrawn, and who applied again. */
async function whoAppliedOnceMore() {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app, { lastName: 'Baker' })]
  const jobId = await aJob(app, { by: hana })
  const id = await anApplication(app, { by: ana, to: jobId, status: 'shortlisted' })
  await withdraw(ana, id)
  await shiftApplication(app, id, 3)
  await ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'Once more.' } })
  return { hana, ana, jobId, id }
}
const withdraw = (seeker: Person, id: string) =>
  seeker.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
const metBy = async (one: Person, other: Person) =>
  (await one.call(getReviewChance, { params: { id: other._id } })).reviewable?.met

async function figuresOf(employer: Person) {
  await refreshResponseStats(app.db, employer._id)
  const { rows } = await app.pool.query('select finished, answered from response_stats where employer_id = $1', [
    employer._id,
  ])
  return rows[0]
}

describe('the history before a second application', () => {
  test('still links the two, so that both may review', async () => {
    const { hana, ana, id } = await whoAppliedOnceMore()
    expect([await metBy(ana, hana), await metBy(hana, ana)]).toEqual(['application', 'application'])
    await withdraw(ana, id)
    expect([await metBy(ana, hana), await metBy(hana, ana)]).toEqual(['application', 'application'])
  })

  test('counts in the figures of the company, of the job, of its owner and of the seeker', async () => {
    const { hana, ana, jobId } = await whoAppliedOnceMore()
    expect(await figuresOf(hana)).toEqual({ finished: 1, answered: 1 })
    const { facts } = await ana.call(getJob, { params: { id: jobId } })
    expect(facts).toMatchObject({ applicants: 1, viewedShare: 1, answeredShare: 1 })
    const { jobs } = await hana.call(listJobsOfEmployer, { params: { id: hana._id } })
    expect(jobs[0]).toMatchObject({ counts: { waiting: 1, answered: 1 } })
    expect((await hana.call(getDashboard)).funnel).toMatchObject({ received: 1, viewed: 1, answered: 1 })
    const { summary } = await ana.call(getSeekerAnalytics, { params: { id: ana._id } })
    expect(summary).toMatchObject({
      total: 1,
      viewedRate: 1,
      answeredRate: 1,
      medianDaysToAnswer: expect.closeTo(0, 1),
    })
  })

  test('leaves what the company may see of the seeker, whose answer it was', async () => {
    const { hana, ana, id } = await whoAppliedOnceMore()
    await withdraw(ana, id)
    const { profile } = await hana.call(getSeekerProfile, { params: { id: ana._id } })
    expect(profile).toMatchObject({ lastName: 'Baker' })
  })

  test('counts as silence where no one had answered in time', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const jobId = await aJob(app, { by: hana })
    const id = await anApplication(app, { by: ana, to: jobId, status: 'expired' })
    await withdraw(ana, id)
    await shiftApplication(app, id, 3)
    await ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'Once more.' } })
    expect(await figuresOf(hana)).toEqual({ finished: 1, answered: 0 })
    expect([await metBy(ana, hana), await metBy(hana, ana)]).toEqual(['no_answer', undefined])
  })
})

test('an answer to the second round counts beside that to the first', async () => {
  const { hana, ana, id } = await whoAppliedOnceMore()
  await hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'shortlisted' } })
  expect(await figuresOf(hana)).toEqual({ finished: 2, answered: 2 })
  const { summary } = await ana.call(getSeekerAnalytics, { params: { id: ana._id } })
  expect(summary).toMatchObject({ total: 1, answeredRate: 1 })
  expect(summary.overTime.reduce((sum, week) => sum + week.answers, 0)).toBe(2)
})
