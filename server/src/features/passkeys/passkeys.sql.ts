import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** Challenges are stored as hashes. A challenge without a session is for signing in. */
export const insertChallenge = (db: Db, hash: Buffer, sessionId: string | null, minutes: number) =>
  db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hash,
      session_id: sessionId,
      expires_at: sql`now() + make_interval(mins => ${minutes})`,
    })
    .execute()

/** Returns false for a challenge that was used, has expired, or was made for another purpose. */
export async function takeChallenge(db: Db, hash: Buffer, sessionId: string | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteExpiredChallenges = (db: Db) =>
  db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute()

const columns = ['id', 'user_id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'] as const

export const listPasskeys = (db: Db, userId: string) =>
  db.selectFrom('passkeys').select(columns).where('user_id', '=', userId).orderBy('id').execute()
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]

export const findPasskey = (db: Db, credentialId: Buffer) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** Counts the person's passkeys under the lock of their account, so that concurrent inserts cannot exceed the limit. */
export async function lockPasskeyCount(tx: Tx, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return (await listPasskeys(tx, userId)).length
}

export interface NewPasskey {
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
}

/** Returns undefined when the passkey is registered already. */
export const insertPasskey = (tx: Tx, userId: string, name: string, passkey: NewPasskey) =>
  tx
    .insertInto('passkeys')
    .values({ user_id: userId, name, ...passkey })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Records one use. Returns false when the passkey is gone, or its signature counter has not increased, also under concurrency. */
export async function touchPasskey(tx: Tx, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns undefined when the person has no such passkey. */
export const setPasskeyName = (db: Db, userId: string, id: string, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()

/** Returns undefined when the person has no such passkey. */
export const deletePasskey = (tx: Tx, userId: string, id: string) =>
  tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['name', 'credential_id'])
    .executeTakeFirst()

export const deletePasskeysOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
