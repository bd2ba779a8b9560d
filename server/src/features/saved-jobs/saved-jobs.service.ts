import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import {
  countSavedJobs,
  deleteRemovedJobs,
  findNote,
  insertSavedJob,
  listAllSavedJobIds,
  listSavedRows,
  removeSavedJob,
  updateNote,
} from './saved-jobs.sql.ts'

/** Saves a job of any status for the viewer; throws not_found. */
export async function saveJob({ db }: Pick<Deps, 'db'>, viewer: Viewer, jobId: string): Promise<void> {
  const exists = await insertSavedJob(db, viewer.userId, jobId)
  if (!exists) throw new AppError('not_found', { message: 'We couldn’t find this job.' })
}

export async function unsaveJob({ db }: Pick<Deps, 'db'>, viewer: Viewer, jobId: string): Promise<void> {
  await removeSavedJob(db, viewer.userId, jobId)
}

/**
 * Writes the viewer's private note on a saved job; an empty one removes it. Throws conflict if the note is no longer `was`,
 * so that two tabs never overwrite each other unseen, and not_found if the job is not saved.
 */
export async function writeNote(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  jobId: string,
  change: { note: string; was?: string | undefined },
): Promise<{ note: string }> {
  const { note, was } = change
  const written = await updateNote(db, viewer.userId, jobId, { note, ...(was !== undefined && { was }) })
  if (written) return written
  if (await findNote(db, viewer.userId, jobId))
    throw new AppError('conflict', { message: 'You changed this note somewhere else. Compare both before you save.' })
  throw new AppError('not_found', { message: 'This job is no longer saved. Save it again to add a note.' })
}

/** Deletes jobs whose removal can no longer be undone; runs daily. */
export const purgeRemovedJobs = async ({ db }: Pick<Deps, 'db'>): Promise<void> => {
  await deleteRemovedJobs(db)
}

/** The viewer's saved jobs with the notes on them, also closed ones, latest saved first. */
export async function listSavedJobs(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  paging: { page: number; limit: number },
): Promise<{ jobs: Job[]; notes: Record<string, string>; total: number; totalPages: number }> {
  const rows = await listSavedRows(db, viewer.userId, paging)
  const { total } = await countSavedJobs(db, viewer.userId)
  const jobs = await jobsInOrder(
    db,
    rows.map(({ id }) => id),
  )
  const notes = Object.fromEntries(rows.filter(({ note }) => note).map(({ id, note }) => [id, note]))
  return { jobs, notes, total, totalPages: Math.ceil(total / paging.limit) }
}

/** The ids of all jobs the viewer saved, latest saved first. */
export async function listSavedIds({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<{ ids: string[] }> {
  const rows = await listAllSavedJobIds(db, viewer.userId)
  return { ids: rows.map(({ id }) => id) }
}
