import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** The app of an account, confirmed or not, with the database time in whole seconds since 1970. */
export const findTwoStep = (db: Db, userId: string) =>
  db
    .selectFrom('two_steps')
    .select(['sealed_secret', 'confirmed_at'])
    .select(sql<number>`floor(extract(epoch from now()))::float8`.as('epoch'))
    .select(
      sql<number>`(select count(*)::int from recovery_codes c where c.user_id = two_steps.user_id)`.as(
        'recovery_codes',
      ),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Replaces an unconfirmed setup; returns undefined when a confirmed one exists. */
export const upsertSetUp = (db: Db, userId: string, sealedSecret: Buffer) =>
  db
    .insertInto('two_steps')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ sealed_secret: eb.ref('excluded.sealed_secret'), begun_at: sql`now()` }))
        .where('two_steps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()

/** Locks the unconfirmed setup; undefined when there is none, or it is older than `minutes`. */
export const lockSetUp = (tx: Tx, userId: string, minutes: number) =>
  tx
    .selectFrom('two_steps')
    .select('sealed_secret')
    .select(sql<number>`floor(extract(epoch from now()))::float8`.as('epoch'))
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('begun_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .forUpdate()
    .executeTakeFirst()

export const confirmSetUp = (tx: Tx, userId: string, step: number) =>
  tx.updateTable('two_steps').set({ confirmed_at: sql`now()`, last_step: step }).where('user_id', '=', userId).execute()

/** Consumes the code of this time step. Returns false when this or a later step was used before, also under concurrency. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('two_steps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Consumes a recovery code; returns false when it does not exist. */
export async function takeRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Replaces all previous codes. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Also deletes the recovery codes, by cascade. */
export const deleteTwoStep = (tx: Tx, userId: string) =>
  tx.deleteFrom('two_steps').where('user_id', '=', userId).execute()

export const deleteOldSetUps = (db: Db, minutes: number) =>
  db
    .deleteFrom('two_steps')
    .where('confirmed_at', 'is', null)
    .where('begun_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .execute()
