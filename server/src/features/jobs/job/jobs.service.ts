import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { withField } from '../../../cache/preserialized-json.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { jobCards, jobsOfRows } from './job-cards.service.ts'
import { isShown } from './jobs.rules.ts'
import { addToApplicationsCount, findJob, type JobRow, listJobs, lockJob } from './jobs.sql.ts'

/** Throws not_found without a job. */
export function requireJob<R>(job: R | undefined): R {
  if (job === undefined) throw new AppError('not_found', { message: 'There is no such job.' })
  return job
}

export interface JobOptions {
  /** Descriptions cut to 240 characters, for lists. */
  brief?: boolean
  /** Kilometres from the place searched, by id. */
  distances?: ReadonlyMap<string, number>
}

/** Jobs of any status by id, whatever their number, in a bounded number of statements; ids that do not exist are missing. */
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

/** One job of any status; throws not_found. */
export async function oneJob(db: Db, id: string): Promise<Job> {
  return requireJob((await jobsByIds(db, [id])).get(id))
}

/** The viewer's own job; throws not_found, or not_allowed for that of another, because jobs are public. */
export async function ownJob(db: Db, viewer: Viewer, id: string): Promise<JobRow> {
  return ownedBy(viewer, await findJob(db, id))
}

/** The viewer's own job under its row lock, with the database's time. */
export async function lockOwnJob(tx: Tx, viewer: Viewer, id: string): Promise<JobRow & { now: Date }> {
  return ownedBy(viewer, await lockJob(tx, id))
}

function ownedBy<R extends JobRow>(viewer: Viewer, found: R | undefined): R {
  const row = requireJob(found)
  if (row.employer_id !== viewer.companyId) throw new AppError('not_allowed', { message: 'This is not your job.' })
  return row
}

/** The job under its row lock, so that it cannot close while somebody applies; throws not_found, job_not_open. */
export async function lockOpenJob(tx: Tx, id: string): Promise<JobRow> {
  const row = requireJob(await lockJob(tx, id))
  if (row.status !== 'open' || row.expires_at <= row.now || !isShown(row)) throw new AppError('job_not_open')
  // Nobody here could answer, and silence is the one thing that must not happen.
  if (row.source) throw new AppError('job_not_open', { message: 'This post comes from a public source. Apply there.' })
  return row
}

/** Moves the job's number of applications; call it in the transaction that adds or removes one. */
export const countApplication = (tx: Tx, jobId: string, change: 1 | -1) =>
  addToApplicationsCount(tx, { id: jobId, change })
