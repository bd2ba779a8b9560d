import { bulkUpdateStatus, getDashboard } from '@hearback/contract/hiring/answering.ts'
import { getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { waitingForJob } from '../../../../test/waiting-applications.ts'
import { refreshResponseStats } from '../../employers/response-stats.service.ts'

const app = testApp()
const reject = { newStatus: 'rejected', reasonCode: 'position_filled' } as const

interface Course {
  overdue: number
  answered?: number
  expired?: number
}

/** A company with one job that has these applications. */
async function aCompany({ overdue, answered = 0, expired = 0 }: Course) {
  const hana = await anEmployer(app)
  const jobId = await aJob(app, { by: hana })
  for (let n = 0; n < answered; n++)
    await anApplication(app, { by: await aSeeker(app), to: jobId, status: 'rejected', appliedDaysAgo: 5 })
  for (let n = 0; n < expired; n++)
    await anApplication(app, { by: await aSeeker(app), to: jobId, status: 'expired', appliedDaysAgo: 31 })
  const ids = await waitingForJob(app, jobId, overdue, 15)
  await refreshResponseStats(app.db, hana._id)
  const apply = async () => (await aSeeker(app)).call(applyToJob, { params: { jobId }, body: {} })
  const answer = (count: number) => hana.call(bulkUpdateStatus, { body: { ids: ids.slice(0, count), ...reject } })
  const shown = async () => (await app.caller().call(getJob, { params: { id: jobId } })).job
  return { hana, jobId, apply, answer, shown }
}

const courses: [string, Course, boolean][] = [
  ['10 overdue and 2 of 5 answered', { overdue: 10, answered: 2, expired: 3 }, true],
  ['10 overdue and half of 6 answered', { overdue: 10, answered: 3, expired: 3 }, false],
  ['9 overdue and none of 5 answered', { overdue: 9, expired: 5 }, false],
  ['10 overdue and too few finished for a figure', { overdue: 10, answered: 4 }, true],
  ['10 overdue and nothing finished', { overdue: 10 }, true],
]

test.each(courses)('a company with %s', async (_, course, paused) => {
  const { hana, jobId, apply, shown } = await aCompany(course)
  const state = paused ? 'answering_first' : undefined
  expect((await shown()).applicationsPaused).toBe(state)
  expect((await app.caller().call(searchJobs, { body: { keyword: 'Baker' } })).jobs).toHaveLength(1)
  expect((await hana.call(getDashboard)).answeringFirst).toBe(paused)
  const terms = await (await aSeeker(app)).call(getApplyTerms, { params: { jobId } })
  expect(terms.applicationsPaused).toBe(state ?? null)
  if (paused) await expect(apply()).toBeRefused('answering_first')
  else await apply()
})

test('one bulk answer opens all jobs of the company immediately', async () => {
  const { hana, apply, answer, shown } = await aCompany({ overdue: 12 })
  const second = await aJob(app, { by: hana, title: 'Cook' })
  await answer(2)
  await expect(apply()).toBeRefused('answering_first')
  await answer(3)
  expect(await shown()).not.toHaveProperty('applicationsPaused')
  expect((await hana.call(getDashboard)).answeringFirst).toBe(false)
  await apply()
  await (await aSeeker(app)).call(applyToJob, { params: { jobId: second }, body: {} })
})

test('answers that reach half open it, however old the stored figures are', async () => {
  const { apply, answer, hana } = await aCompany({ overdue: 20, answered: 2, expired: 5 })
  await expect(apply()).toBeRefused('answering_first')
  await answer(3)
  await app.pool.query(
    `update response_stats set finished = 10, answered = 0, computed_at = now() + interval '1 hour' where employer_id = $1`,
    [hana._id],
  )
  await apply()
})

test('refused applications leave nothing that a figure or the clock could count', async () => {
  const { hana, apply } = await aCompany({ overdue: 10 })
  const figures = async () => {
    await refreshResponseStats(app.db, hana._id)
    const { rows } = await app.pool.query('select finished, answered from response_stats where employer_id = $1', [
      hana._id,
    ])
    const { overdue, dueToday, unread, funnel } = await hana.call(getDashboard)
    return { rows, overdue, dueToday, unread, funnel }
  }
  const before = await figures()
  for (let n = 0; n < 3; n++) await expect(apply()).toBeRefused('answering_first')
  expect(await figures()).toEqual(before)
})

test('a pause of one company says nothing about another', async () => {
  await aCompany({ overdue: 10 })
  const { apply } = await aCompany({ overdue: 0 })
  await apply()
})
