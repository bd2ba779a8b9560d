import { sql } from 'kysely'
import { removalLock } from '../../db/advisory-locks.ts'
import type { Db, Tx } from '../../db/database.ts'

/** Notes keys that no row names; one that is noted already keeps its time. */
export const insertPending = (db: Db, keys: readonly string[]) =>
  db
    .insertInto('pending_files')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** How many of these notes there were; waits for those that another transaction holds. */
export async function deletePending(db: Db, keys: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('pending_files').where('key', 'in', keys).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Those of the keys that are noted still, held until the end of the transaction; waits for a claim under way. */
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

/** Keys beyond `after` that have been noted for so many hours, in order and held; those that another process holds are left to it. */
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

/** Whether files may be removed in this transaction: not while a backup copies them. */
export async function mayRemove(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(removalLock)}) as may`.execute(tx)
  return rows[0]?.may ?? false
}
