import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isActiveAccount } from '../../db/visibility.ts'

/** Locks the account, and returns whether it has a company, its own or as a member, or a profile. */
export const lockAccount = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'user_type', 'type_before_admin', 'suspended_at', 'origin'])
    .select(
      sql<boolean>`exists (select from employers where user_id = users.id)
        or exists (select from company_members where user_id = users.id and company_id <> users.id)
        or exists (select from seekers where user_id = users.id)`.as('has_profile'),
    )
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const makeAdmin = (tx: Tx, id: string) =>
  tx
    .updateTable('users')
    .set((eb) => ({ user_type: 'admin', type_before_admin: eb.ref('user_type') }))
    .where('id', '=', id)
    .execute()

/** Restores the account type chosen at sign-up. */
export const unmakeAdmin = (tx: Tx, id: string) =>
  tx
    .updateTable('users')
    .set({ user_type: sql`coalesce(type_before_admin, 'jobseeker')`, type_before_admin: null })
    .where('id', '=', id)
    .execute()

export const listAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('user_type', '=', 'admin')
    .where(isActiveAccount())
    .orderBy('email')
    .execute()

export const findEmail = (db: Db, id: string) =>
  db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
