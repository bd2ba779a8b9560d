import { sql } from 'kysely'
import { removalLock } from '../../db/advisory-locks.ts'
import type { Db, Tx } from '../../db/database.ts'

/** Records keys as pending; keys that are already pending keep their time. */
export const insertPending = (db: Db, keys: readonly string[]) =>
  db
    .insertInto('pending_files')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Deletes pending keys and returns their number; waits for rows locked by other transactions. */
export async function deletePending(db: Db, keys: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('pending_files').where('key', 'in', keys).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Locks the keys that are still pending until the end of the transaction; waits for concurrent claims. */
export async function lockPending(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('pending_files')
    .select('key')
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute()
  return rows.map(({ key }) => key)
}

/** Locks keys after `after` that have been pending for `hours`, in order; skips rows locked by other processes. */
export async function lockAbandoned(
  tx: Tx,
  { hours, after, most }: { hours: number; after: string; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('pending_files')
    .select('key')
    .where('created_at', '<=', sql<Date>`now() - make_interval(hours => ${hours})`)
    .where('key', '>', after)
    .orderBy('key')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ key }) => key)
}

/** Whether files may be removed in this transaction; false while a backup copies them. */
export async function mayRemove(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(removalLock)}) as may`.execute(tx)
  return rows[0]?.may ?? false
}
