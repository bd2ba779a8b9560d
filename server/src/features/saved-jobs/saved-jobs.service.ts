import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import {
  countSavedJobs,
  deleteSavedJob,
  insertSavedJob,
  listAllSavedJobIds,
  listSavedJobIds,
} from './saved-jobs.sql.ts'

/** Saves a job of any status for the viewer; throws not_found. */
export async function saveJob({ db }: Pick<Deps, 'db'>, viewer: Viewer, jobId: string): Promise<void> {
  const exists = await insertSavedJob(db, viewer.userId, jobId)
  if (!exists) throw new AppError('not_found', { message: 'We couldn’t find this job.' })
}

export async function unsaveJob({ db }: Pick<Deps, 'db'>, viewer: Viewer, jobId: string): Promise<void> {
  await deleteSavedJob(db, viewer.userId, jobId)
}

/** The viewer's saved jobs, also closed ones, latest saved first. */
export async function listSavedJobs(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  paging: { page: number; limit: number },
): Promise<{ jobs: Job[]; total: number; totalPages: number }> {
  const ids = await listSavedJobIds(db, viewer.userId, paging)
  const { total } = await countSavedJobs(db, viewer.userId)
  const jobs = await jobsInOrder(
    db,
    ids.map(({ id }) => id),
  )
  return { jobs, total, totalPages: Math.ceil(total / paging.limit) }
}

/** The ids of all jobs the viewer saved, latest saved first. */
export async function listSavedIds({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<{ ids: string[] }> {
  const rows = await listAllSavedJobIds(db, viewer.userId)
  return { ids: rows.map(({ id }) => id) }
}
