import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { changesOf } from '../../../domain/changes.ts'
import type { Plan } from '../../../domain/plans.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { publishJobs } from '../../../search/index/write-documents.sql.ts'
import { lockPlanHolder } from '../../accounts/account/plan.service.ts'
import { logActivity } from '../../company-activity/company-activity.service.ts'
import { requireRenewable, requireStep } from '../job/jobs.rules.ts'
import { lockOwnJob, oneJob } from '../job/jobs.service.ts'
import { type JobRow, renew, setStatus } from '../job/jobs.sql.ts'
import { requireRoomFor } from './plan-jobs.service.ts'

type Jobs = Pick<Deps, 'db' | 'events'>

const actOf = { open: 'job_reopened', paused: 'job_paused', closed: 'job_closed' } as const

/**
 * Pauses, closes or opens the viewer's own job; jobs that are not open leave search immediately. Throws
 * step_not_allowed, open_job_limit_reached.
 */
export const setJobStatus = (
  deps: Jobs,
  viewer: CompanyViewer,
  id: string,
  status: 'open' | 'paused' | 'closed',
): Promise<Job> => moveJob(deps, viewer, id, (tx, row, plan) => moveWithin(tx, viewer, row, status, plan))

/** Closes the viewer's own job; one that is closed stays as it is. */
export const closeJob = (deps: Jobs, viewer: CompanyViewer, id: string): Promise<Job> =>
  moveJob(deps, viewer, id, async (tx, row, plan) => {
    if (row.status === 'closed') return false
    return moveWithin(tx, viewer, row, 'closed', plan)
  })

/** As setJobStatus, for a locked job whose plan is locked too. */
export async function moveWithin(
  tx: Tx,
  viewer: CompanyViewer,
  row: JobRow,
  status: 'open' | 'paused' | 'closed',
  plan: Plan,
): Promise<void> {
  requireStep(row.status as Job['status'], status)
  if (status === 'open') await requireRoomFor(tx, row, plan.jobPosts)
  await setStatus(tx, row.id, status)
  await logActivity(tx, viewer, { act: actOf[status], job: row.id, ...changesOf({ status: row.status }, { status }) })
}

/** Renews the job for at least 45 days from now, without moving it in newest-first lists. Throws as setJobStatus. */
export const renewJob = (deps: Jobs, viewer: CompanyViewer, id: string): Promise<Job> =>
  moveJob(deps, viewer, id, (tx, row, plan) => renewWithin(tx, viewer, row, plan))

/** As renewJob, for a locked job whose plan is locked too. `keepsEnd`: it got its end before, and is open until then. */
export async function renewWithin(
  tx: Tx,
  viewer: CompanyViewer,
  row: JobRow,
  plan: Plan,
  { keepsEnd = false } = {},
): Promise<void> {
  requireRenewable(row.status as Job['status'])
  await requireRoomFor(tx, row, plan.jobPosts)
  await (keepsEnd ? setStatus(tx, row.id, 'open') : renew(tx, row.id))
  const changes = changesOf({ status: row.status }, { status: 'open' })
  await logActivity(tx, viewer, { act: 'job_renewed', job: row.id, ...changes })
}

async function moveJob(
  deps: Jobs,
  viewer: CompanyViewer,
  id: string,
  /** Returns false if it changed nothing. */
  move: (tx: Tx, row: JobRow, plan: Plan) => Promise<unknown>,
): Promise<Job> {
  await inTransaction(deps, async (tx, publish) => {
    // Lock order: the plan before the job, as in plan changes.
    const { plan } = await lockPlanHolder(tx, viewer.companyId)
    if ((await move(tx, await lockOwnJob(tx, viewer, id), plan)) === false) return
    await publishJobs(tx, [id])
    publish('job.changed', { jobId: id, employerId: viewer.companyId })
  })
  return oneJob(deps.db, id)
}
