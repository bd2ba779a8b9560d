import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

export type Period = 'month' | 'day'
const periodStart = (period: Period): RawBuilder<string> =>
  sql<string>`date_trunc(${sql.lit(period)}, now() at time zone 'utc')::date`

/** Counts one use in this period under the row lock of the upsert; undefined where the limit is reached. */
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

/** Takes one use of that period back. */
export const uncountUse = (tx: Tx, userId: string, meter: string, period: string) =>
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

/** What is used in this period, and when the next one begins. */
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
