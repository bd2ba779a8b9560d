import type { Tx } from '../../db/database.ts'
import { deleteInvitationsOf } from './job-invitations.sql.ts'

export async function eraseJobInvitations(tx: Tx, userId: string): Promise<void> {
  await deleteInvitationsOf(tx, userId)
}
