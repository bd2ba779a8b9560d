import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

const meter = 'job_posts'
const thisMonth = sql<string>`date_trunc('month', now() at time zone 'utc')::date`

/** Counts one post of this month under the row lock of the upsert; undefined where the limit is reached. The time is the database's. */
export const countJobPost = (tx: Tx, employerId: string, limit: number) =>
  tx
    .insertInto('usage_counters')
    .values({ user_id: employerId, meter, month: thisMonth, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'meter', 'month'])
        .doUpdateSet((eb) => ({ used: eb('usage_counters.used', '+', 1) }))
        .where('usage_counters.used', '<', limit),
    )
    .returning(['used', sql<Date>`now()`.as('now')])
    .executeTakeFirst()

/** The posts of this month, and when the next one begins. */
export const countJobPosts = (db: Db, employerId: string) =>
  db
    .selectNoFrom((eb) => [
      eb.fn
        .coalesce(
          eb
            .selectFrom('usage_counters')
            .select('used')
            .where('user_id', '=', employerId)
            .where('meter', '=', meter)
            .where('month', '=', thisMonth),
          sql<number>`0`,
        )
        .as('used'),
      sql<Date>`(date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'`.as(
        'resets_at',
      ),
    ])
    .executeTakeFirstOrThrow()
