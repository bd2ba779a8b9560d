import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { deleteAccountCodes } from './account/accounts.sql.ts'
import { deleteTicketsOf } from './account/tickets.sql.ts'

/** Keeps only the id: removes email, phone number, password and tokens. */
export async function eraseUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await deleteTicketsOf(tx, id)
  await deleteAccountCodes(tx, id)
  await tx
    .updateTable('users')
    .set({
      email: sql`'erased-' || id || '@hearback.invalid'`,
      origin: 'erased',
      phone: null,
      password_hash: null,
      plan: 'free',
      language: 'en',
      time_zone: null,
      last_seen_at: null,
    })
    .where('id', '=', id)
    .execute()
}
