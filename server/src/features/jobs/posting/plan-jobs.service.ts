import type { Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import { publishJobs } from '../../../search/index/write-documents.sql.ts'
import { logActivity } from '../../company-activity/company-activity.service.ts'
import type { JobRow } from '../job/jobs.sql.ts'
import { countOpen, type MovedJob, openPlanPaused, pauseBeyond } from './plan-jobs.sql.ts'

export interface FittedJobs {
  readonly paused: readonly MovedJob[]
  readonly opened: readonly MovedJob[]
}

/**
 * Adjusts an employer's jobs to a new plan limit. A smaller limit pauses all but the newest jobs; a larger one reopens
 * them. Returns the paused and reopened jobs. Jobs are never deleted.
 */
export async function fitJobsToPlan(
  tx: Tx,
  publish: Publish,
  { employerId, before, after }: { employerId: CompanyId; before: number; after: number },
): Promise<FittedJobs> {
  const paused = after < before ? await pauseBeyond(tx, employerId, after) : []
  const opened = after > before ? await openPlanPaused(tx, employerId, after) : []
  const ids = [...paused, ...opened].map(({ id }) => id)
  if (ids.length > 0) await publishJobs(tx, ids)
  const acts = [
    ...paused.map(({ id }) => ({ act: 'job_paused', job: id }) as const),
    ...opened.map(({ id }) => ({ act: 'job_reopened', job: id }) as const),
  ]
  await logActivity(tx, { companyId: employerId, userId: null }, ...acts)
  for (const jobId of ids) publish('job.changed', { jobId, employerId })
  return { paused, opened }
}

/** Throws open_job_limit_reached for a job paused by the plan when `limit` jobs are open already. */
export async function requireRoomFor(tx: Tx, job: JobRow, limit: number): Promise<void> {
  if (job.plan_paused_at === null) return
  const used = await countOpen(tx, job.employer_id)
  if (used >= limit) throw new AppError('open_job_limit_reached', { limit, used })
}
