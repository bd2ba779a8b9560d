import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { countApplication, lockOpenJob } from '../jobs/job/jobs.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { publishedSeeker } from '../seekers/profile/seekers.service.ts'
import { stepsFor } from './applications.rules.ts'
import { ownApplication } from './applications.service.ts'
import { findApplicationId, findParties, insertApplication, lockApplication } from './applications.sql.ts'
import { applicationStandingView } from './applications.view.ts'
import { receivedNotices } from './mails/applications.mails.ts'
import { takeTransition } from './transitions.service.ts'

export type Applications = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>

/**
 * Applies to an open job; the answer is due in 14 days. After a withdrawal, a person may apply once more while the job
 * is open. Throws profile_required, not_found, job_not_open, already_applied.
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
    if (!inserted) return applyOnceMore(deps, tx, publish, { jobId, seekerId, description })
    await countApplication(tx, jobId, 1)
    const notices = receivedNotices(deps.config.publicUrl, await findParties(tx, inserted.id))
    await notifyAll(deps, tx, publish, notices)
    publish('application.received', { applicationId: inserted.id, employerId, seekerId })
    return inserted.id
  })
  return ownApplication(deps.db, viewer, id)
}

/** Repeats an application once (specification 7); returns the id of the application. */
async function applyOnceMore(
  deps: Applications,
  tx: Tx,
  publish: Publish,
  { jobId, seekerId, description }: { jobId: string; seekerId: string; description: string },
): Promise<string> {
  const earlier = await findApplicationId(tx, jobId, seekerId)
  const row = earlier && (await lockApplication(tx, earlier.id))
  if (!row || !stepsFor(applicationStandingView(row), 'seeker').includes('applied'))
    throw new AppError('already_applied')
  await takeTransition(deps, tx, publish, row, { to: 'applied', by: 'seeker', actorId: seekerId, description })
  return row.id
}
