import { listSavedIds, listSavedJobs, saveJob, unsaveJob } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const nowhere = '01900000-0000-7000-8000-000000000000'

test('saved jobs are listed with the latest saved first, also after they have closed', async () => {
  const by = await anEmployer(app)
  const seeker = await anAccount(app, 'jobseeker')
  const first = await aJob(app, { by, title: 'Baker', status: 'closed' })
  const second = await aJob(app, { by, title: 'Miller' })
  await seeker.call(saveJob, { params: { id: first } })
  await seeker.call(saveJob, { params: { id: second } })
  await seeker.call(saveJob, { params: { id: first } })
  const page = await seeker.call(listSavedJobs, { query: { page: 1, limit: 1 } })
  expect(page).toMatchObject({ total: 2, totalPages: 2, jobs: [{ _id: second, company: { _id: by._id } }] })
  const next = await seeker.call(listSavedJobs, { query: { page: 2, limit: 1 } })
  expect(next.jobs).toMatchObject([{ _id: first, status: 'closed' }])
  expect((await seeker.call(listSavedIds)).ids).toEqual([second, first])
})

test('a job that is taken off the saved ones is gone, for this seeker alone', async () => {
  const job = await aJob(app, { by: await anEmployer(app) })
  const [ana, ben] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
  for (const seeker of [ana, ben]) await seeker.call(saveJob, { params: { id: job } })
  await ana.call(unsaveJob, { params: { id: job } })
  await ana.call(unsaveJob, { params: { id: job } })
  expect((await ana.call(listSavedJobs)).jobs).toEqual([])
  expect((await ben.call(listSavedJobs)).total).toBe(1)
})

test('a job that does not exist cannot be saved', async () => {
  const seeker = await anAccount(app, 'jobseeker')
  await expect(seeker.call(saveJob, { params: { id: nowhere } })).toBeRefused('not_found')
  await expect(seeker.call(saveJob, { params: { id: 'no id' } })).toBeRefused('invalid_input', 'id')
  expect(await app.db.selectFrom('saved_jobs').select('job_id').execute()).toEqual([])
})

test('20 concurrent requests save a job once', async () => {
  const job = await aJob(app, { by: await anEmployer(app) })
  const seeker = await anAccount(app, 'jobseeker')
  await Promise.all(Array.from({ length: 20 }, () => seeker.call(saveJob, { params: { id: job } })))
  expect((await seeker.call(listSavedJobs)).total).toBe(1)
})
