import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { logActivity } from '../../company-activity/company-activity.service.ts'
import { requireEnded } from '../job/jobs.rules.ts'
import { lockOwnJobOrDeleted } from '../job/jobs.service.ts'
import { hasWaitingApplicants, type JobRow, markDeleted, unmarkDeleted } from '../job/jobs.sql.ts'

type Jobs = Pick<Deps, 'db' | 'events'>

/**
 * Deletes the viewer's own job from the company's lists; its applications, figures and history of reposts stay. Throws
 * step_not_allowed for a job that has not ended, or whose applicants are waiting for an answer.
 */
export const deleteJob = (deps: Jobs, viewer: CompanyViewer, id: string): Promise<void> =>
  changeOwn(deps, viewer, id, async (tx, row) => {
    requireEnded(row.status as Job['status'])
    if (await hasWaitingApplicants(tx, id)) {
      throw new AppError('step_not_allowed', {
        message: 'People are still waiting for an answer. Answer them before you delete this job.',
      })
    }
    await markDeleted(tx, id)
    if (row.deleted_at === null) await logActivity(tx, viewer, { act: 'job_deleted', job: id })
  })

/** Undoes deleteJob; the job has the status that it had. */
export const restoreJob = (deps: Jobs, viewer: CompanyViewer, id: string): Promise<void> =>
  changeOwn(deps, viewer, id, async (tx, row) => {
    await unmarkDeleted(tx, id)
    if (row.deleted_at !== null) await logActivity(tx, viewer, { act: 'job_restored', job: id })
  })

function changeOwn(
  deps: Jobs,
  viewer: CompanyViewer,
  id: string,
  change: (tx: Tx, row: JobRow) => Promise<unknown>,
): Promise<void> {
  return inTransaction(deps, async (tx, publish) => {
    await change(tx, await lockOwnJobOrDeleted(tx, viewer, id))
    publish('job.changed', { jobId: id, employerId: viewer.companyId })
  })
}
