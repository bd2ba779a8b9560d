import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { deleteAccountCodes } from './account/accounts.sql.ts'
import { deleteTicketsOf } from './account/tickets.sql.ts'

/**
 * Removes email, phone number, password and tokens. Of a founder whose company has other members, the row stays as the company
 * with its plan; else only the id stays.
 */
export async function eraseUser(tx: Tx, id: string, isCompany: boolean): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await deleteTicketsOf(tx, id)
  await deleteAccountCodes(tx, id)
  await tx
    .updateTable('users')
    .set({
      email: sql`'erased-' || id || '@hearback.invalid'`,
      origin: isCompany ? 'company' : 'erased',
      phone: null,
      password_hash: null,
      ...(isCompany ? {} : { plan: 'free' }),
      language: 'en',
      time_zone: null,
      last_seen_at: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Ends the plan of an erased company. Its row has no person left if the founder was erased before; a founder who only left keeps the account. */
export const closeCompany = (tx: Tx, id: string) =>
  tx
    .updateTable('users')
    .set({ plan: 'free', origin: sql`case origin when 'company' then 'erased' else origin end` })
    .where('id', '=', id)
    .execute()
