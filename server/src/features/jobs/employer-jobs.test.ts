import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const titles = (page: { jobs: { jobTitle: string }[] }) => page.jobs.map((job) => job.jobTitle)

test('anybody sees the open jobs of an employer, the newest first', async () => {
  const by = await anEmployer(app)
  await aJob(app, { by, title: 'Old', postedDaysAgo: 9 })
  await aJob(app, { by, title: 'New', postedDaysAgo: 1 })
  for (const status of ['paused', 'closed', 'expired'] as const) await aJob(app, { by, title: status, status })
  await aJob(app, { by: await anEmployer(app), title: 'Of another' })
  const page = await app.caller().call(listJobsOfEmployer, { params: { id: by._id } })
  expect(titles(page)).toEqual(['New', 'Old'])
  expect(page).toMatchObject({ total: 2, totalPages: 1 })
  expect(page.jobs[0]).toMatchObject({ company: { businessName: by.businessName }, estimatedFrom: 20, status: 'open' })
  expect(page.jobs[0]).not.toHaveProperty('counts')
})

test('the owner sees all jobs, with what waits for an answer', async () => {
  const by = await anEmployer(app)
  const job = await aJob(app, { by, title: 'Baker', status: 'paused' })
  const day = 86_400_000
  const statuses = [
    { status: 'applied', answer_due_at: new Date(Date.now() - day) },
    { status: 'viewed', answer_due_at: new Date(Date.now() + day) },
    { status: 'interview', answered_at: new Date() },
    { status: 'hired', answered_at: new Date() },
    { status: 'rejected', answered_at: new Date() },
    { status: 'withdrawn' },
  ]
  for (const application of statuses) {
    const seeker = await aSeeker(app)
    await app.db
      .insertInto('applications')
      .values({ job_id: job, seeker_id: seeker._id, employer_id: by._id, ...application })
      .execute()
  }
  const page = await by.call(listJobsOfEmployer, { params: { id: by._id } })
  expect(page.jobs).toMatchObject([
    { status: 'paused', counts: { waiting: 2, overdue: 1, answered: 3, interviews: 1, hired: 1 } },
  ])
})

test('the owner may ask for one status, others only for the open ones', async () => {
  const by = await anEmployer(app)
  for (const status of ['open', 'paused', 'closed', 'expired'] as const) await aJob(app, { by, title: status, status })
  const closed = { params: { id: by._id }, query: { status: 'closed' as const } }
  expect(titles(await by.call(listJobsOfEmployer, closed))).toEqual(['closed'])
  const other = await anEmployer(app)
  await expect(other.call(listJobsOfEmployer, closed)).toBeRefused('not_allowed')
  await expect(app.caller().call(listJobsOfEmployer, closed)).toBeRefused('not_allowed')
  const open = { params: { id: by._id }, query: { status: 'open' as const } }
  expect(titles(await other.call(listJobsOfEmployer, open))).toEqual(['open'])
})

test('the owner sees how many jobs have each status, and may start with the most overdue answers', async () => {
  const by = await anEmployer(app)
  const late = await aJob(app, { by, title: 'Late', postedDaysAgo: 9 })
  const later = await aJob(app, { by, title: 'Later', postedDaysAgo: 20, status: 'paused' })
  await aJob(app, { by, title: 'New', postedDaysAgo: 1 })
  const day = 86_400_000
  for (const [job, dueInDays] of [
    [late, -1],
    [later, -1],
    [later, -2],
    [late, 3],
    [late, 4],
  ] as const) {
    const seeker = await aSeeker(app)
    const answer_due_at = new Date(Date.now() + dueInDays * day)
    await app.db
      .insertInto('applications')
      .values({ job_id: job, seeker_id: seeker._id, employer_id: by._id, status: 'applied', answer_due_at })
      .execute()
  }
  const sorted = { params: { id: by._id }, query: { sort: 'overdue' as const } }
  const page = await by.call(listJobsOfEmployer, sorted)
  expect(titles(page)).toEqual(['Later', 'Late', 'New'])
  expect(page.statusCounts).toEqual({ open: 2, paused: 1 })
  const open = await by.call(listJobsOfEmployer, { params: { id: by._id }, query: { status: 'open' as const } })
  expect(open.statusCounts).toEqual({ open: 2, paused: 1 })
  const seen = await app.caller().call(listJobsOfEmployer, sorted)
  expect(titles(seen)).toEqual(['New', 'Late'])
  expect(seen).not.toHaveProperty('statusCounts')
})

test('pages of jobs follow each other without gap and repeat', async () => {
  const by = await anEmployer(app)
  for (let day = 0; day < 5; day++) await aJob(app, { by, title: `Day ${day}`, postedDaysAgo: day })
  const pages = []
  for (const page of [1, 2, 3]) {
    pages.push(titles(await by.call(listJobsOfEmployer, { params: { id: by._id }, query: { page, limit: 2 } })))
  }
  expect(pages).toEqual([['Day 0', 'Day 1'], ['Day 2', 'Day 3'], ['Day 4']])
})

test('there are no jobs of somebody who is no employer', async () => {
  const seeker = await anAccount(app, 'jobseeker')
  for (const id of [seeker._id, '01900000-0000-7000-8000-000000000000']) {
    await expect(app.caller().call(listJobsOfEmployer, { params: { id } })).toBeRefused('not_found')
  }
  const without = await anAccount(app, 'employer')
  const page = await without.call(listJobsOfEmployer, { params: { id: without._id } })
  expect(page).toMatchObject({ jobs: [], total: 0, totalPages: 0 })
})
