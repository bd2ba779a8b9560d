import { getJob, listSavedIds, listSavedJobs, saveJob, unsaveJob } from '@hearback/contract/jobs/jobs.ts'
import { setSavedJobNote } from '@hearback/contract/jobs/saved-job-notes.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { purgeRemovedJobs } from './saved-jobs.service.ts'

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

describe('a private note on a saved job', () => {
  async function aSavedJob() {
    const by = await anEmployer(app)
    const [seeker, job] = [await anAccount(app, 'jobseeker'), await aJob(app, { by })]
    await seeker.call(saveJob, { params: { id: job } })
    const write = (note: string, was?: string) =>
      seeker.call(setSavedJobNote, { params: { id: job }, body: { note, ...(was !== undefined && { was }) } })
    const notes = async () => (await seeker.call(listSavedJobs)).notes
    return { by, seeker, job, write, notes }
  }

  test('is listed with the job for its writer alone, changed, and removed by an empty one', async () => {
    const { job, write, notes, by } = await aSavedJob()
    expect(await notes()).toEqual({})
    expect(await write('  Ask about shifts.\r\n\r\n👩‍🍳 مرحبا ')).toEqual({
      success: true,
      note: 'Ask about shifts.\n\n👩‍🍳 مرحبا',
    })
    expect(await notes()).toEqual({ [job]: 'Ask about shifts.\n\n👩‍🍳 مرحبا' })
    const other = await anAccount(app, 'jobseeker')
    await other.call(saveJob, { params: { id: job } })
    expect((await other.call(listSavedJobs)).notes).toEqual({})
    expect(JSON.stringify(await by.call(getJob, { params: { id: job } }))).not.toContain('Ask about')
    await write('​ ')
    expect(await notes()).toEqual({})
  })

  test('needs a saved job and at most 2,000 characters', async () => {
    const { seeker, job, write, notes } = await aSavedJob()
    await expect(write('x'.repeat(2_001))).toBeRefused('invalid_input', 'note')
    await write('x'.repeat(2_000))
    await seeker.call(unsaveJob, { params: { id: job } })
    await expect(write('Late')).toBeRefused('not_found')
    const body = { note: 'Mine' }
    await expect(seeker.call(setSavedJobNote, { params: { id: nowhere }, body })).toBeRefused('not_found')
    expect(await notes()).toEqual({})
  })

  test('is not overwritten by a tab that has not seen the latest one', async () => {
    const { job, write, notes } = await aSavedJob()
    await write('First', '')
    await expect(write('From an old tab', '')).toBeRefused('conflict')
    expect(await notes()).toEqual({ [job]: 'First' })
    await write('First', '')
    const results = await Promise.allSettled(['A', 'B', 'C'].map((note) => write(note, 'First')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('comes back with its job when the removal is undone within an hour, and is deleted after', async () => {
    const { seeker, job, write, notes } = await aSavedJob()
    const newer = await aJob(app, { by: await anEmployer(app) })
    await seeker.call(saveJob, { params: { id: newer } })
    await write('Ask about shifts.')
    const remove = () => seeker.call(unsaveJob, { params: { id: job } })
    const again = () => seeker.call(saveJob, { params: { id: job } })
    const saved = async () => (await seeker.call(listSavedIds)).ids
    await remove()
    await remove()
    expect([await notes(), await saved()]).toEqual([{}, [newer]])
    await again()
    expect([await notes(), await saved()]).toEqual([{ [job]: 'Ask about shifts.' }, [newer, job]])
    await remove()
    const longAgo = sql<Date>`now() - interval '61 minutes'`
    await app.db.updateTable('saved_jobs').set({ removed_at: longAgo }).where('job_id', '=', job).execute()
    await again()
    expect([await notes(), await saved()]).toEqual([{}, [job, newer]])
    await write('Again')
    await remove()
    await purgeRemovedJobs(app)
    expect(await app.db.selectFrom('saved_jobs').select('job_id').execute()).toHaveLength(2)
    await app.db.updateTable('saved_jobs').set({ removed_at: longAgo }).where('job_id', '=', job).execute()
    await purgeRemovedJobs(app)
    expect(await app.db.selectFrom('saved_jobs').select('job_id').execute()).toEqual([{ job_id: newer }])
  })
})
