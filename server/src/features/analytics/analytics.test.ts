import { getSeekerAnalytics } from '@hearback/contract/hiring/analytics.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()

/** Label of the ISO week (UTC) of the day `daysAgo` days ago. */
function weekOf(daysAgo: number): string {
  const day = new Date(Date.now() - daysAgo * 86_400_000)
  const thursday = new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 3 - ((day.getUTCDay() + 6) % 7)),
  )
  const week = Math.ceil(((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7)
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}

test('figures and timelines come from what happened', async () => {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const days = [40, 21, 14, 1]
  const stand = ['interview', 'rejected', 'viewed', 'applied'] as const
  const ids: string[] = []
  for (const [i, status] of stand.entries()) {
    const jobId = await aJob(app, { by: hana, title: `Baker ${i}`, pay: { from: 20 + i, to: 24 + i } })
    ids.push(await anApplication(app, { by: ana, to: jobId, status }))
  }
  for (const [i, id] of ids.entries()) await shiftApplication(app, id, days[i] ?? 0)
  await app.pool.query(
    `update applications set viewed_at = applied_at + interval '36 hours', answered_at = case when answered_at is not null then applied_at + interval '2 days' end
     where viewed_at is not null`,
  )
  await anApplication(app, { by: await aSeeker(app), to: await aJob(app, { by: hana, pay: { from: 100, to: 200 } }) })
  const { summary, detailedApplications } = await ana.call(getSeekerAnalytics, { params: { id: ana._id } })
  expect(summary).toMatchObject({
    total: 4,
    byStatus: { applied: 1, viewed: 1, rejected: 1, interview: 1, hired: 0, expired: 0 },
    viewedRate: 0.75,
    answeredRate: 0.5,
    interviewRate: 0.25,
    medianDaysToView: 1.5,
    medianDaysToAnswer: 2,
    lastThirtyDays: 3,
    previousThirtyDays: 1,
    funnel: [
      { step: 'applied', count: 4 },
      { step: 'viewed', count: 3 },
      { step: 'answered', count: 2 },
      { step: 'interview', count: 1 },
      { step: 'offered', count: 0 },
      { step: 'hired', count: 0 },
    ],
  })
  expect(summary.overTime).toHaveLength(12)
  expect(summary.overTime.at(-1)?.week).toBe(weekOf(0))
  const at = (daysAgo: number) => summary.overTime.find((one) => one.week === weekOf(daysAgo))
  for (const daysAgo of [40, 21, 14]) expect(at(daysAgo)).toMatchObject({ applications: 1 })
  for (const daysAgo of [38, 19]) expect(at(daysAgo)).toMatchObject({ answers: 1 })
  expect(summary.overTime.reduce((sum, week) => sum + week.answers, 0)).toBe(2)
  expect(detailedApplications.map((one) => one.jobTitle)).toEqual(['Baker 3', 'Baker 2', 'Baker 1', 'Baker 0'])
  expect(detailedApplications[3]).toMatchObject({
    businessName: 'Crust',
    status: 'interview',
    daysToView: 1.5,
    daysToAnswer: 2,
    payFrom: 20,
    payTo: 24,
    payPeriod: 'hour',
    currency: 'USD',
    payMedian: 24,
    timeline: [{ to: 'applied' }, { to: 'interview', by: 'employer' }],
  })
})

test('without comparable jobs there is no median pay, and without answers none of days', async () => {
  const ana = await aSeeker(app)
  await anApplication(app, { by: ana, to: await aJob(app, { by: await anEmployer(app) }) })
  const { summary, detailedApplications } = await ana.call(getSeekerAnalytics, { params: { id: ana._id } })
  expect(detailedApplications[0]).toMatchObject({ payMedian: null, daysToView: null, daysToAnswer: null })
  expect(summary).toMatchObject({ medianDaysToView: null, medianDaysToAnswer: null, answeredRate: 0 })
})

test('a repeated application counts once, each of its rounds in its week', async () => {
  const ana = await aSeeker(app)
  const jobId = await aJob(app, { by: await anEmployer(app) })
  const id = await anApplication(app, { by: ana, to: jobId, status: 'declined' })
  await shiftApplication(app, id, 28)
  await anApplication(app, { by: ana, to: jobId })
  const { summary } = await ana.call(getSeekerAnalytics, { params: { id: ana._id } })
  expect(summary).toMatchObject({ total: 1, answeredRate: 1, byStatus: { applied: 1 } })
  expect(summary.overTime.reduce((sum, week) => sum + week.applications, 0)).toBe(2)
  expect(summary.overTime.reduce((sum, week) => sum + week.answers, 0)).toBe(1)
})

test('an answer by message counts in its week, though no step was taken', async () => {
  const ana = await aSeeker(app)
  const id = await anApplication(app, {
    by: ana,
    to: await aJob(app, { by: await anEmployer(app) }),
    appliedDaysAgo: 20,
  })
  await app.pool.query(`update applications set answered_at = applied_at + interval '10 days' where id = $1`, [id])
  const { summary } = await ana.call(getSeekerAnalytics, { params: { id: ana._id } })
  expect(summary).toMatchObject({ answeredRate: 1, medianDaysToAnswer: 10 })
  expect(summary.overTime.find(({ week }) => week === weekOf(10))).toMatchObject({ answers: 1 })
})

test('one who never applied gets zeros', async () => {
  const ana = await anAccount(app, 'jobseeker')
  const { summary, detailedApplications } = await ana.call(getSeekerAnalytics, { params: { id: ana._id } })
  expect(detailedApplications).toEqual([])
  expect(summary).toMatchObject({ total: 0, viewedRate: 0, answeredRate: 0, interviewRate: 0 })
  expect(summary.overTime).toHaveLength(12)
})

test('analytics are the seeker’s own', async () => {
  const ana = await aSeeker(app)
  const hana = await anEmployer(app)
  const params = { id: ana._id }
  await expect(app.caller().call(getSeekerAnalytics, { params })).toBeRefused('not_signed_in')
  for (const other of [hana, await aSeeker(app), await anAccount(app, 'admin')]) {
    await expect(other.call(getSeekerAnalytics, { params })).toBeRefused('analytics_restricted')
  }
  await expect(hana.call(getSeekerAnalytics, { params: { id: hana._id } })).toBeRefused('analytics_restricted')
})
