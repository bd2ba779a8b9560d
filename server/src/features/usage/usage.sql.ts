import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

export type Period = 'month' | 'day'
const periodStart = (period: Period): RawBuilder<string> =>
  sql<string>`date_trunc(${sql.lit(period)}, now() at time zone 'utc')::date`

/** Counts one use in this period under the row lock of the upsert; returns undefined when the limit is reached. */
export const countUse = (tx: Tx, userId: string, { meter, period }: { meter: string; period: Period }, limit: number) =>
  tx
    .insertInto('usage_counters')
    .values({ user_id: userId, meter, period: periodStart(period), used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'meter', 'period'])
        .doUpdateSet((eb) => ({ used: eb('usage_counters.used', '+', 1) }))
        .where('usage_counters.used', '<', limit),
    )
    .returning(['period', sql<Date>`now()`.as('now')])
    .executeTakeFirst()

/** Refunds one use of that period. */
export const decrementUse = (tx: Tx, userId: string, meter: string, period: string) =>
  tx
    .updateTable('usage_counters')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('meter', '=', meter)
    .where('period', '=', period)
    .where('used', '>', 0)
    .execute()

const nextPeriod = (period: Period): RawBuilder<Date> =>
  sql<Date>`(${periodStart(period)} + ${sql.lit(`1 ${period}`)}::interval) at time zone 'utc'`

/** The use in this period, and the start of the next one. */
export const readUse = (db: Db, userId: string, { meter, period }: { meter: string; period: Period }) =>
  db
    .selectNoFrom((eb) => [
      eb.fn
        .coalesce(
          eb
            .selectFrom('usage_counters')
            .select('used')
            .where('user_id', '=', userId)
            .where('meter', '=', meter)
            .where('period', '=', periodStart(period)),
          sql<number>`0`,
        )
        .as('used'),
      nextPeriod(period).as('resets_at'),
      sql<number>`extract(epoch from ${nextPeriod(period)} - now())`.as('seconds_left'),
    ])
    .executeTakeFirstOrThrow()

/** A person's plan, with the database time. */
export const findPlan = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['plan', 'user_type', 'created_at', sql<Date>`now()`.as('now')])
    .where('id', '=', userId)
    .executeTakeFirst()

/** All counters of the current periods in one statement; unused meters are 0. */
export async function readUses(db: Db, userId: string) {
  const rows = await db
    .selectNoFrom([
      nextPeriod('month').as('month'),
      nextPeriod('day').as('day'),
      sql<Record<string, number>>`(select coalesce(jsonb_object_agg(meter || ' ' || period, used), '{}')
        from usage_counters where user_id = ${userId} and period >= ${periodStart('month')})`.as('used'),
      sql<string>`${periodStart('month')}::text`.as('this_month'),
      sql<string>`${periodStart('day')}::text`.as('today'),
    ])
    .executeTakeFirstOrThrow()
  return (meter: string, period: Period) => ({
    used: rows.used[`${meter} ${period === 'month' ? rows.this_month : rows.today}`] ?? 0,
    resets_at: rows[period],
  })
}
export const deleteUsesOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('usage_counters').where('user_id', '=', userId).execute()

/** Periods that ended 13 months ago no longer limit anything. */
export const deletePastUses = (db: Db) =>
  db.deleteFrom('usage_counters').where('period', '<', sql<string>`(now() - interval '13 months')::date`).execute()
