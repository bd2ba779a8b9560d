import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'

/** Sequence number of a read, to be taken before the request to the provider; later numbers are greater. */
export async function nextReading(db: Db): Promise<number> {
  const { reading } = await db
    .selectNoFrom(sql<number>`nextval('payment_readings')`.as('reading'))
    .executeTakeFirstOrThrow()
  return reading
}

export interface SubscriptionRow {
  id: string
  customer_id: string
  plan: string
  status: string
  cancel_at_period_end: boolean
  period_end: Date
}

const isPastDue = sql`excluded.status in ('past_due', 'unpaid')`

/** Stores the provider's state unless a later read has stored one; returns whether it was stored. */
export async function writeSubscription(tx: Tx, row: SubscriptionRow, reading: number): Promise<boolean> {
  const isNowPastDue = row.status === 'past_due' || row.status === 'unpaid'
  const written = await tx
    .insertInto('subscriptions')
    .values({ ...row, reading, past_due_since: isNowPastDue ? sql<Date>`now()` : null })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          customer_id: eb.ref('excluded.customer_id'),
          plan: eb.ref('excluded.plan'),
          status: eb.ref('excluded.status'),
          cancel_at_period_end: eb.ref('excluded.cancel_at_period_end'),
          period_end: eb.ref('excluded.period_end'),
          reading: eb.ref('excluded.reading'),
          past_due_since: sql<Date>`case when ${isPastDue} then coalesce(subscriptions.past_due_since, now()) end`,
          updated_at: sql`now()`,
        }))
        .where('subscriptions.reading', '<', reading),
    )
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

const columns = [
  's.id',
  's.customer_id',
  's.plan',
  's.status',
  's.cancel_at_period_end',
  's.period_end',
  's.past_due_since',
] as const

const subscriptions = (db: Db) => db.selectFrom('subscriptions as s').select(columns).select(sql<Date>`now()`.as('now'))

/** Locks the row. */
export const lockSubscription = (tx: Tx, id: string) =>
  subscriptions(tx).where('s.id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** All subscriptions of a person, latest first, with the database time. */
export const listSubscriptionsOf = (db: Db, userId: string) =>
  subscriptions(db)
    .innerJoin('payment_customers as c', 'c.id', 's.customer_id')
    .where('c.user_id', '=', userId)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute()

/** Subscriptions paid over a day ago that no account has claimed. */
export const listUnclaimed = (db: Db, limit: number) =>
  db
    .selectFrom('subscriptions as s')
    .select('s.id')
    .where('s.status', 'in', [sql.lit('active'), sql.lit('trialing'), sql.lit('past_due'), sql.lit('unpaid')])
    .where('s.cancel_at_period_end', '=', false)
    .where('s.created_at', '<', sql<Date>`now() - interval '1 day'`)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('payment_customers as c').select('c.id').whereRef('c.id', '=', 's.customer_id'))),
    )
    .where(isRetryable('unclaimed-subscriptions', sql.ref('s.id')))
    .limit(limit)
    .execute()

/** SQL version of `isLive` in subscriptions.rules.ts (specification 9): paid, or failed but within the grace period. */
const isLive = (graceDays: number) => sql<boolean>`now() < case
  when s.status in ('past_due', 'unpaid') then s.past_due_since + make_interval(days => ${graceDays})
  when s.status not in ('active', 'trialing') then '-infinity'
  when s.cancel_at_period_end then s.period_end
  else s.period_end + make_interval(days => ${graceDays}) end`

/** People whose plan has ended by time, without an event of the provider. */
export const listPlansToReconcile = (db: Db, { graceDays, limit }: { graceDays: number; limit: number }) =>
  db
    .selectFrom('users')
    .select('users.id')
    .where('users.plan', '<>', 'free')
    .where(({ exists, not, selectFrom }) => {
      const paying = selectFrom('subscriptions as s')
        .innerJoin('payment_customers as c', 'c.id', 's.customer_id')
        .select('s.id')
        .whereRef('c.user_id', '=', 'users.id')
        .whereRef('s.plan', '=', 'users.plan')
      return exists(paying).and(not(exists(paying.where(isLive(graceDays)))))
    })
    .where(isRetryable('plan-ends', sql.ref('users.id')))
    .limit(limit)
    .execute()

/** Returns false when this event was processed already. Waits for a concurrent transaction with the same event. */
export async function insertEvent(tx: Tx, { id, kind }: { id: string; kind: string }): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_events')
    .values({ id, kind })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findEvent = (db: Db, id: string) =>
  db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()

/** Kept far longer than the 3 days in which the provider retries. */
export const deleteOldEvents = (db: Db) =>
  db.deleteFrom('payment_events').where('received_at', '<', sql<Date>`now() - interval '90 days'`).execute()
