import type { Tx } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { noSuchApplication } from '../applications/applications.service.ts'
import { type Act, logActivity } from '../company-activity/company-activity.service.ts'
import { findApplicantTo, holdAccounts, lockApplication } from './applications.sql.ts'

/**
 * Locks an application for a member who writes about its applicant. Throws not_found, and conflict once the account of the
 * applicant is erased.
 */
export async function lockToEvaluate(
  tx: Tx,
  viewer: CompanyViewer,
  applicationId: string,
): Promise<{ seekerId: string; jobId: string }> {
  const application = await findApplicantTo(tx, viewer, applicationId)
  if (!application) throw noSuchApplication()
  const { seeker_id: seekerId, job_id: jobId } = application
  if (!(await holdAccounts(tx, [viewer.userId, viewer.companyId, seekerId])))
    throw new AppError('conflict', { message: 'This person deleted their account, so you can’t write about them.' })
  await lockApplication(tx, applicationId)
  return { seekerId, jobId }
}

/** The author of a note or scorecard for the activity log; null if the viewer wrote it, or the author is erased. */
export const otherAuthor = ({ userId }: CompanyViewer, { author_id: author }: { author_id: string | null }) =>
  author === userId ? null : author

type Evaluation = Pick<Act, 'act' | 'subject'> & { readonly job: string; readonly application: string }

/** Logs what a member did with a note or scorecard, and tells the members who see the job. */
export async function noteEvaluation(
  tx: Tx,
  publish: Publish,
  viewer: CompanyViewer,
  evaluation: Evaluation,
): Promise<void> {
  await logActivity(tx, viewer, evaluation)
  const { job: jobId, application: applicationId } = evaluation
  publish('evaluation.changed', { jobId, applicationId, employerId: viewer.companyId })
}
