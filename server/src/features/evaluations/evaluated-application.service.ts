import type { Tx } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { noSuchApplication } from '../applications/applications.service.ts'
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
