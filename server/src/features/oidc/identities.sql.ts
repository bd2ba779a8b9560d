import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

const columns = ['id', 'user_id', 'provider', 'email', 'created_at', 'last_used_at'] as const

export type IdentityRow = Awaited<ReturnType<typeof listIdentities>>[number]

export const listIdentities = (db: Db, userId: string) =>
  db.selectFrom('oidc_identities').select(columns).where('user_id', '=', userId).orderBy('id').execute()

export const findIdentity = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('oidc_identities')
    .select(['id', 'user_id'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Lists the identities of an account under its lock, so that concurrent changes see each other. */
export async function lockIdentities(tx: Tx, userId: string): Promise<IdentityRow[]> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return listIdentities(tx, userId)
}

/** Returns undefined when the identity belongs to an account already. */
export const insertIdentity = (
  tx: Tx,
  identity: { user_id: string; issuer: string; subject: string; provider: string; email: string | null },
) =>
  tx
    .insertInto('oidc_identities')
    .values(identity)
    .onConflict((conflict) => conflict.constraint('oidc_identities_subject').doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Records a use. Returns false when the identity is gone. */
export async function touchIdentity(
  tx: Tx,
  id: string,
  { provider, email }: { provider: string; email: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oidc_identities')
    .set({ provider, last_used_at: sql`now()`, ...(email !== undefined && { email }) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns undefined when the account has no such identity. */
export const deleteIdentity = (tx: Tx, userId: string, id: string) =>
  tx
    .deleteFrom('oidc_identities')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['provider', 'email'])
    .executeTakeFirst()

export const deleteIdentitiesOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('oidc_identities').where('user_id', '=', userId).execute()
