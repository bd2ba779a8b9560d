import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import { countHiddenJobs, deleteHiddenJob, insertHiddenJob, listHiddenJobIds } from './hidden-jobs.sql.ts'

/** Hides a job from the viewer's searches, home and alerts; throws not_found. */
export async function hideJob({ db }: Pick<Deps, 'db'>, viewer: Viewer, jobId: string): Promise<void> {
  const exists = await db.transaction().execute((tx) => insertHiddenJob(tx, viewer.userId, jobId))
  if (!exists) throw new AppError('not_found', { message: 'We couldn’t find this job.' })
}

export const unhideJob = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer, jobId: string): Promise<void> =>
  void (await deleteHiddenJob(db, viewer.userId, jobId))

/** A page of the viewer's hidden jobs, also closed ones, latest hidden first. */
export async function listHiddenJobs(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  paging: { page: number; limit: number },
): Promise<{ jobs: Job[]; total: number; totalPages: number }> {
  const ids = await listHiddenJobIds(db, viewer.userId, paging)
  const { total } = await countHiddenJobs(db, viewer.userId)
  const jobs = await jobsInOrder(
    db,
    ids.map(({ id }) => id),
  )
  return { jobs, total, totalPages: Math.ceil(total / paging.limit) }
}

/** The ids of all jobs that the viewer hides, latest hidden first. */
export async function listHiddenIds({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<{ ids: string[] }> {
  const rows = await listHiddenJobIds(db, viewer.userId)
  return { ids: rows.map(({ id }) => id) }
}
