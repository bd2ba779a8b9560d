import { listWaiting } from '@hearback/contract/hiring/answering.ts'
import { getApplication, listApplicants, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { deleteJob, restoreJob } from '@hearback/contract/jobs/job-deletion.ts'
import {
  getJob,
  type JobForm,
  listJobsOfEmployer,
  postJob,
  renewJob,
  setJobStatus,
  updateJob,
} from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const remove = (by: Person, id: string) => by.call(deleteJob, { params: { id } })
const restore = (by: Person, id: string) => by.call(restoreJob, { params: { id } })
const set = (by: Person, id: string, status: 'open' | 'paused' | 'closed') =>
  by.call(setJobStatus, { params: { id }, body: { status } })
const listOf = (by: Person) => by.call(listJobsOfEmployer, { params: { id: by._id }, query: {} })
const rowOf = (id: string) =>
  app.db.selectFrom('jobs').select(['status', 'deleted_at']).where('id', '=', id).executeTakeFirstOrThrow()

describe('deleting a job', () => {
  test.each(['closed', 'expired'] as const)('takes one that is %s out of the list and its counts', async (status) => {
    const by = await anEmployer(app)
    const [gone, other] = [await aJob(app, { by, status }), await aJob(app, { by })]
    await remove(by, gone)
    const { jobs, total, statusCounts } = await listOf(by)
    expect(jobs.map(({ _id }) => _id)).toEqual([other])
    expect({ total, statusCounts }).toEqual({ total: 1, statusCounts: { open: 1 } })
  })

  test.each(['open', 'paused'] as const)('is refused for one that is %s, with what to do first', async (status) => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status })
    const message = 'This job hasn’t ended. Close it before you delete it.'
    await expect(remove(by, id)).rejects.toMatchObject({
      body: { code: 'step_not_allowed', message, allowed: ['closed'] },
    })
    expect(await rowOf(id)).toEqual({ status, deleted_at: null })
  })

  test('is refused while an applicant is waiting for an answer', async () => {
    const by = await anEmployer(app)
    const to = await aJob(app, { by })
    const application = await anApplication(app, { by: await aSeeker(app), to })
    await set(by, to, 'closed')
    await expect(remove(by, to)).toBeRefused('step_not_allowed')
    const body = { newStatus: 'rejected', employerFeedback: 'The position is filled.' } as const
    await by.call(updateApplicationStatus, { params: { id: application }, body })
    await remove(by, to)
    expect((await rowOf(to)).deleted_at).not.toBeNull()
  })

  test('may be repeated, concurrently too, and keeps the first time', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: 'closed' })
    await remove(by, id)
    const first = await rowOf(id)
    await Promise.all(Array.from({ length: 5 }, () => remove(by, id)))
    expect(await rowOf(id)).toEqual(first)
  })

  test('is undone with the status that it had, and the undo may be repeated', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: 'expired', expiredDaysAgo: 1 })
    await remove(by, id)
    await Promise.all([restore(by, id), restore(by, id)])
    expect((await listOf(by)).statusCounts).toEqual({ expired: 1 })
    await by.call(renewJob, { params: { id } })
    await restore(by, id)
    expect((await rowOf(id)).status).toBe('open')
  })

  test('is for the owner alone', async () => {
    const by = await anEmployer(app)
    const [kept, gone] = [await aJob(app, { by, status: 'closed' }), await aJob(app, { by, status: 'closed' })]
    await remove(by, gone)
    const other = await anEmployer(app)
    await expect(remove(other, kept)).toBeRefused('not_allowed')
    await expect(restore(other, gone)).toBeRefused('not_allowed')
    await expect(remove(other, '01900000-0000-7000-8000-000000000000')).toBeRefused('not_found')
    expect([(await rowOf(kept)).deleted_at, (await rowOf(gone)).deleted_at]).toEqual([null, expect.any(Date)])
  })

  test('and reopening it at the same time never leaves a deleted open job', async () => {
    const by = await anEmployer(app)
    for (let round = 0; round < 5; round += 1) {
      const id = await aJob(app, { by, status: 'closed' })
      const acts = await Promise.allSettled([remove(by, id), set(by, id, 'open'), remove(by, id), set(by, id, 'open')])
      const { status, deleted_at } = await rowOf(id)
      expect(acts.some((act) => act.status === 'fulfilled')).toBe(true)
      expect(status === 'open').toBe(deleted_at === null)
    }
  })
})

describe('a deleted job', () => {
  test('is neither changed nor reopened nor renewed before it is restored', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: 'expired', expiredDaysAgo: 1 })
    await remove(by, id)
    await expect(set(by, id, 'closed')).toBeRefused('not_found')
    await expect(by.call(renewJob, { params: { id } })).toBeRefused('not_found')
    await expect(by.call(updateJob, { params: { id }, body: { jobTitle: 'Cook' } })).toBeRefused('not_found')
  })

  test('cannot be open, whatever writes the row', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: 'closed' })
    await remove(by, id)
    await expect(app.pool.query(`update jobs set status = 'open' where id = $1`, [id])).rejects.toThrow(
      'jobs_deleted_check',
    )
  })

  test('is a closed one for everybody else, and says to its owner that it is deleted', async () => {
    const by = await anEmployer(app)
    const id = await aJob(app, { by, status: 'closed' })
    await remove(by, id)
    const seen = await app.caller().call(getJob, { params: { id } })
    expect(seen.job.status).toBe('closed')
    expect(seen).not.toHaveProperty('deleted')
    expect(await by.call(getJob, { params: { id } })).toMatchObject({ deleted: true })
  })

  test('keeps its applications for both sides, also those that wait again', async () => {
    const by = await anEmployer(app)
    const seeker = await aSeeker(app)
    const to = await aJob(app, { by })
    const id = await anApplication(app, { by: seeker, to, status: 'shortlisted' })
    await set(by, to, 'closed')
    await remove(by, to)
    expect((await by.call(listApplicants, { params: { jobId: to }, query: {} })).total).toBe(1)
    expect((await seeker.call(getApplication, { params: { id } })).application.status).toBe('shortlisted')
    await app.db
      .updateTable('applications')
      .set({ status: 'applied', answered_at: null })
      .where('id', '=', id)
      .execute()
    expect((await by.call(listWaiting, { query: {} })).applications.map(({ _id }) => _id)).toEqual([id])
  })

  test('stays in the history of the job that repeats it', async () => {
    const by = await anEmployer(app)
    const body: JobForm = {
      jobTitle: 'Baker',
      category: 'Food',
      estimatedFrom: 20,
      estimatedTo: 25,
      payPeriod: 'hour',
      currency: 'USD',
      workplace: 'onsite',
      skills: ['Baking'],
      description:
        'Bake bread and rolls for forty cafés, from the first mix at four in the morning to the last delivery.',
      location: 'Boise',
    }
    const first = (await by.call(postJob, { body })).job._id
    await set(by, first, 'closed')
    const [, again] = await Promise.all([remove(by, first), by.call(postJob, { body })])
    const { facts } = await app.caller().call(getJob, { params: { id: again.job._id } })
    expect(facts).toMatchObject({ posts: 2, postedBefore: [{ _id: first, status: 'closed' }] })
  })
})
