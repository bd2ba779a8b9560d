import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { deleteInvitationsBy, deleteInvitationsOf } from './invitations.sql.ts'
import { deleteMembership } from './leave-company.sql.ts'
import { eraseMemberName } from './members.sql.ts'

/** Ends the membership of the person, erases their name, and deletes the invitations that they sent. */
export async function eraseMember(tx: Tx, userId: string): Promise<void> {
  // First the name, which the trigger company_members_remember would keep.
  await eraseMemberName(tx, userId)
  await deleteMembership(tx, userId)
  await deleteInvitationsBy(tx, userId)
}

/** Deletes the invitations of a company. */
export async function eraseTeam(tx: Tx, companyId: CompanyId): Promise<void> {
  await deleteInvitationsOf(tx, companyId)
}
