import type { Tx } from '../../db/database.ts'
import { deleteInvitationsBy, deleteInvitationsOf } from './invitations.sql.ts'
import { deleteErasedMember, eraseMemberName } from './members.sql.ts'

/** Ends the membership of the person, erases their name, and deletes the invitations of their company and those that they sent. */
export async function eraseTeam(tx: Tx, userId: string): Promise<void> {
  // First the name, which the trigger company_members_remember would keep.
  await eraseMemberName(tx, userId)
  await deleteErasedMember(tx, userId)
  await deleteInvitationsBy(tx, userId)
  await deleteInvitationsOf(tx, userId)
}
