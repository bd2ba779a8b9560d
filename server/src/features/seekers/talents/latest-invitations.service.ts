import type { LatestInvitation } from '@hearback/contract/people/latest-invitation.ts'
import type { Db } from '../../../db/database.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { listLatestInvitations } from './latest-invitations.sql.ts'

/** The latest invitation to apply that the viewer's company sent to each of these people; people without one are left out. */
export async function latestInvitationsTo(
  db: Db,
  viewer: CompanyViewer,
  people: readonly string[],
): Promise<LatestInvitation[]> {
  const rows = await listLatestInvitations(db, viewer.companyId, people)
  return rows.map(({ seeker_id, job_id, title, invited_at, answer }) => ({
    person: seeker_id,
    job: job_id,
    jobTitle: title ?? '',
    invitedAt: invited_at.toISOString(),
    answer,
  }))
}
