import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { withField } from '../../../cache/preserialized-json.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { jobCards, jobsOfRows } from './job-cards.service.ts'
import { isShown } from './jobs.rules.ts'
import { addToApplicationsCount, findJob, isSeen, type JobRow, listJobs, lockJob } from './jobs.sql.ts'

/** Throws not_found without a job. */
export function requireJob<R>(job: R | undefined): R {
  if (job === undefined) throw new AppError('not_found', { message: 'We couldn’t find this job.' })
  return job
}

export interface JobOptions {
  /** Truncates descriptions to 240 characters, for lists. */
  brief?: boolean
  /** Distance from the searched place in kilometers, by id. */
  distances?: ReadonlyMap<string, number>
}

/** Jobs of any status by id, in a fixed number of statements; unknown ids are missing. */
export async function jobsByIds(db: Db, ids: readonly string[]): Promise<Map<string, Job>> {
  return ids.length === 0 ? new Map() : jobsOfRows(db, await listJobs(db, ids))
}

/** Jobs in the order of the ids. */
export async function jobsInOrder(db: Db, ids: readonly string[], options: JobOptions = {}): Promise<Job[]> {
  if (ids.length === 0) return []
  const jobs = await (options.brief ? jobCards(db, ids) : jobsByIds(db, ids))
  return ids.flatMap((id) => {
    const job = jobs.get(id)
    const km = options.distances?.get(id)
    return job && km !== undefined ? withField(job, 'distanceKm', Math.round(km * 10) / 10) : (job ?? [])
  })
}

/** Returns one job of any status; throws not_found. */
export async function oneJob(db: Db, id: string): Promise<Job> {
  return requireJob((await jobsByIds(db, [id])).get(id))
}

/**
 * Returns the viewer's own job; throws not_found, or not_allowed for another company's, because jobs are public. A contributor
 * owns the jobs whose people they are.
 */
export async function ownJob(db: Db, viewer: Viewer, id: string): Promise<JobRow> {
  const [found, seen] = await Promise.all([findJob(db, id), isSeen(db, viewer, id)])
  const row = ownedBy(viewer, found)
  if (!seen) throw notYours()
  return row
}

/** As ownJob, as the contract describes it. */
export async function oneOwnJob(db: Db, viewer: Viewer, id: string): Promise<Job> {
  const row = await ownJob(db, viewer, id)
  return requireJob((await jobsOfRows(db, [row])).get(id))
}

/** Locks the viewer's own job, and returns it with the database time. Throws not_found for a deleted one. */
export async function lockOwnJob(tx: Tx, viewer: Viewer, id: string): Promise<JobRow & { now: Date }> {
  const row = await lockOwnJobOrDeleted(tx, viewer, id)
  return requireJob(row.deleted_at === null ? row : undefined)
}

/** As lockOwnJob, also for a job that the company deleted. */
export async function lockOwnJobOrDeleted(tx: Tx, viewer: Viewer, id: string): Promise<JobRow & { now: Date }> {
  return ownedBy(viewer, await lockJob(tx, id))
}

function ownedBy<R extends JobRow>(viewer: Viewer, found: R | undefined): R {
  const row = requireJob(found)
  if (row.employer_id !== viewer.companyId) throw notYours()
  return row
}

const notYours = () => new AppError('not_allowed', { message: 'This isn’t your job.' })

/** Locks an open job, so that it cannot close during an application; throws not_found, job_not_open. */
export async function lockOpenJob(tx: Tx, id: string): Promise<JobRow> {
  const row = requireJob(await lockJob(tx, id))
  if (row.status !== 'open' || row.expires_at <= row.now || !isShown(row)) throw new AppError('job_not_open')
  // Imported jobs accept no applications here, because no one could answer them, unless a program of the company reads them.
  if (row.source && !row.applies_here)
    throw new AppError('job_not_open', { message: 'This job was imported from a public source. Apply there.' })
  return row
}

/** Updates the job's number of applications; call in the transaction that adds or removes one. */
export const countApplication = (tx: Tx, jobId: string, change: 1 | -1) => addToApplicationsCount(tx, jobId, change)
