import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { changesOf } from '../../../domain/changes.ts'
import type { Publish } from '../../../domain/events.ts'
import type { Plan } from '../../../domain/plans.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { publishJobs } from '../../../search/index/write-documents.sql.ts'
import { lockPlanHolder } from '../../accounts/account/plan.service.ts'
import { logActivity } from '../../company-activity/company-activity.service.ts'
import { requireRenewable, requireStep } from '../job/jobs.rules.ts'
import { lockOwnJob, oneJob } from '../job/jobs.service.ts'
import { type JobRow, renew, restoreStatus, setStatus } from '../job/jobs.sql.ts'
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

/** Closes the viewer's own job unless it is closed, in the caller's transaction. Returns its status before. Throws as setJobStatus. */
export async function closeJobIn(tx: Tx, publish: Publish, viewer: CompanyViewer, id: string): Promise<Job['status']> {
  const { status } = await moveJobIn(tx, publish, viewer, id, async (row, plan) =>
    row.status === 'closed' ? false : moveWithin(tx, viewer, row, 'closed', plan),
  )
  return status as Job['status']
}

/**
 * Gives the viewer's own closed job the status that `statusBefore` returns, which is called once the job is locked and may throw.
 * Throws as setJobStatus.
 */
export async function undoCloseIn(
  tx: Tx,
  publish: Publish,
  viewer: CompanyViewer,
  id: string,
  statusBefore: () => Promise<Job['status']>,
): Promise<void> {
  await moveJobIn(tx, publish, viewer, id, async (row, plan) => {
    const status = await statusBefore()
    if (status === 'open') await requireRoomFor(tx, row, plan.jobPosts)
    await restoreStatus(tx, id, status)
    await logActivity(tx, viewer, { act: 'job_reopened', job: id, ...changesOf({ status: row.status }, { status }) })
  })
}

async function moveJob(
  deps: Jobs,
  viewer: CompanyViewer,
  id: string,
  move: (tx: Tx, row: JobRow, plan: Plan) => Promise<void>,
): Promise<Job> {
  await inTransaction(deps, (tx, publish) => moveJobIn(tx, publish, viewer, id, (row, plan) => move(tx, row, plan)))
  return oneJob(deps.db, id)
}

/** Returns the locked row as it was before. */
async function moveJobIn(
  tx: Tx,
  publish: Publish,
  viewer: CompanyViewer,
  id: string,
  /** Returns false if it changed nothing. */
  move: (row: JobRow, plan: Plan) => Promise<unknown>,
): Promise<JobRow> {
  // Lock order: the plan before the job, as in plan changes.
  const { plan } = await lockPlanHolder(tx, viewer.companyId)
  const row = await lockOwnJob(tx, viewer, id)
  if ((await move(row, plan)) === false) return row
  await publishJobs(tx, [id])
  publish('job.changed', { jobId: id, employerId: viewer.companyId })
  return row
}
