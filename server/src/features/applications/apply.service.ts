import type { Application } from '@hearback/contract/applications.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { countApplication, lockOpenJob } from '../jobs/jobs.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { publishedSeeker } from '../seekers/seekers.service.ts'
import { receivedNotices } from './applications.mails.ts'
import { stepsFor } from './applications.rules.ts'
import { ownApplication } from './applications.service.ts'
import {
  appendStep,
  findApplicationId,
  findParties,
  insertApplication,
  lockApplication,
  restartApplication,
} from './applications.sql.ts'
import { standingOf } from './applications.view.ts'

export type Applications = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>

/**
 * Applies to an open job; the answer is due in 14 days. After a withdrawal one may apply once more while the job is
 * open. Throws profile_required, not_found, job_not_open, already_applied.
 */
export async function applyToJob(
  deps: Applications,
  viewer: Viewer,
  jobId: string,
  description: string,
): Promise<Application> {
  const { seekerId } = await publishedSeeker(deps.db, viewer)
  const id = await inTransaction(deps, async (tx, publish) => {
    const { employer_id: employerId } = await lockOpenJob(tx, jobId)
    const owners = { job_id: jobId, seeker_id: seekerId, employer_id: employerId }
    const inserted = await insertApplication(tx, { ...owners, description })
    const applicationId = inserted?.id ?? (await applyOnceMore(tx, owners, description))
    if (inserted) await countApplication(tx, jobId, 1)
    const notices = receivedNotices(deps.config.publicUrl, await findParties(tx, applicationId))
    await notifyAll(deps, tx, publish, notices)
    publish('application.received', { applicationId, employerId, seekerId })
    return applicationId
  })
  return ownApplication(deps.db, viewer, id)
}

/** The one repeat of product.md section 7; answers the application's id. */
async function applyOnceMore(
  tx: Tx,
  { job_id: jobId, seeker_id: seekerId }: { job_id: string; seeker_id: string },
  description: string,
): Promise<string> {
  const earlier = await findApplicationId(tx, jobId, seekerId)
  const row = earlier && (await lockApplication(tx, earlier.id))
  if (!row || !stepsFor(standingOf(row), 'seeker').includes('applied')) throw new AppError('already_applied')
  await restartApplication(tx, row.id, description)
  await appendStep(tx, { applicationId: row.id, from: row.status, to: 'applied', by: 'seeker', actorId: seekerId })
  return row.id
}
