import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Plan } from '../../../domain/plans.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { publishJobs } from '../../../search/index/write-documents.sql.ts'
import { lockPlanHolder } from '../../accounts/account/plan.service.ts'
import { requireRenewable, requireStep } from '../job/jobs.rules.ts'
import { lockOwnJob, oneJob } from '../job/jobs.service.ts'
import { type JobRow, renew, setStatus } from '../job/jobs.sql.ts'
import { requireRoomFor } from './plan-jobs.service.ts'

type Jobs = Pick<Deps, 'db' | 'events'>

/** Pauses, closes or opens the viewer's own job; what is not open leaves search at once. Throws step_not_allowed, open_job_limit_reached. */
export const setJobStatus = (
  deps: Jobs,
  viewer: CompanyViewer,
  id: string,
  status: 'open' | 'paused' | 'closed',
): Promise<Job> =>
  moveJob(deps, viewer, id, async (tx, row, plan) => {
    requireStep(row.status as Job['status'], status)
    if (status === 'open') await requireRoomFor(tx, row, plan.jobPosts)
    await setStatus(tx, id, status)
  })

/** Confirms that the job is open, for at least 45 days from now; it does not rise in newest first. Throws as setJobStatus. */
export const renewJob = (deps: Jobs, viewer: CompanyViewer, id: string): Promise<Job> =>
  moveJob(deps, viewer, id, async (tx, row, plan) => {
    requireRenewable(row.status as Job['status'])
    await requireRoomFor(tx, row, plan.jobPosts)
    await renew(tx, id)
  })

async function moveJob(
  deps: Jobs,
  viewer: CompanyViewer,
  id: string,
  move: (tx: Tx, row: JobRow, plan: Plan) => Promise<void>,
): Promise<Job> {
  await inTransaction(deps, async (tx, publish) => {
    // Before the job: whoever changes the plan locks in this order too.
    const { plan } = await lockPlanHolder(tx, viewer.companyId)
    await move(tx, await lockOwnJob(tx, viewer, id), plan)
    await publishJobs(tx, [id])
    publish('job.changed', { jobId: id, employerId: viewer.companyId })
  })
  return oneJob(deps.db, id)
}
