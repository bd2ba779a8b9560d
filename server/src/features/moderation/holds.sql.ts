import { fraudReasons } from '@hearback/contract/trust/reports.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import { isActiveAccount, isCompanyShown, isProfileShown } from '../../db/visibility.ts'

export type Cause = 'reports' | 'decision' | 'suspension'
interface Held {
  readonly kind: string
  readonly id: string
}

/** Serializes decisions about a target, and hiding or showing it, until the transaction ends. */
export async function lockTarget(tx: Tx, { kind, id }: Held): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`moderation ${kind} ${id}`}, 0))`.execute(tx)
}

/** Places a hold, or assigns the existing hold of this cause to the newer decision. */
export const upsertHold = (
  tx: Tx,
  { kind, id }: Held,
  hold: { cause: Cause; decisionId: string | null; hours: number | null },
) =>
  tx
    .insertInto('holds')
    .values({
      kind,
      target_id: id,
      cause: hold.cause,
      decision_id: hold.decisionId,
      ends_at: hold.hours === null ? null : sql<Date>`now() + make_interval(hours => ${hold.hours})`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'target_id', 'cause'])
        .where('lifted_at', 'is', null)
        .doUpdateSet((eb) => ({ decision_id: eb.ref('excluded.decision_id') })),
    )
    .execute()

export const liftHolds = (tx: Tx, { kind, id }: Held, causes: readonly Cause[]) =>
  tx
    .updateTable('holds')
    .set({ lifted_at: sql`now()` })
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('cause', 'in', causes)
    .where('lifted_at', 'is', null)
    .returning('id')
    .execute()

/** Lifts the holds of one decision, and returns their targets. */
export const liftHoldsOf = (tx: Tx, decisionId: string) =>
  tx
    .updateTable('holds')
    .set({ lifted_at: sql`now()` })
    .where('decision_id', '=', decisionId)
    .where('lifted_at', 'is', null)
    .returning(['kind', 'target_id', 'cause'])
    .execute()

export const listHolds = (db: Db, { kind, id }: Held) =>
  db
    .selectFrom('holds')
    .select(['cause', 'placed_at', 'ends_at'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('lifted_at', 'is', null)
    .orderBy('placed_at')
    .execute()

/** Targets with expired holds. */
export const listEndedHolds = (db: Db, most: number) =>
  db
    .selectFrom('holds')
    .select(['kind', 'target_id as id'])
    .where('lifted_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`now()`)
    .where(isRetryable('hold-ends', sql.ref('holds.target_id')))
    .limit(most)
    .execute()

export const liftEndedHolds = (tx: Tx, { kind, id }: Held) =>
  tx
    .updateTable('holds')
    .set({ lifted_at: sql`now()` })
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('lifted_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute()

/** A profile or company counts only once it is `days` old, because new accounts can be created in bulk. */
const isEstablished = (days: number) => {
  const since = sql`now() - make_interval(days => ${days})`
  return sql<boolean>`(
    exists (select from seekers where seekers.user_id = users.id and seekers.published_at < ${since} and ${isProfileShown()})
    or exists (select from employers where employers.user_id = users.id and employers.created_at < ${since}
      and ${isCompanyShown()}))`
}

/**
 * Counts eligible reporters (specification 17.4) with an open fraud report newer than the last hold. They are distinct
 * phone numbers of established accounts that are not suspended. Every account has a verified email.
 */
export const countFraudReporters = (tx: Tx, { kind, id }: Held, establishedDays: number) =>
  tx
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .select([
      sql<number>`count(distinct users.phone)`.as('people'),
      sql<string | null>`(array_agg(target_name order by reports.created_at desc))[1]`.as('name'),
      sql<string | null>`(array_agg(owner_id))[1]`.as('owner_id'),
    ])
    .where('reports.kind', '=', kind)
    .where('target_id', '=', id)
    .where('status', '=', sql.lit('open'))
    .where('reason', 'in', fraudReasons)
    .where(isActiveAccount())
    .where(isEstablished(establishedDays))
    .where(
      sql<boolean>`reports.created_at > coalesce((select max(placed_at) from holds
        where holds.kind = reports.kind and holds.target_id = reports.target_id and cause = 'reports'), '-infinity')`,
    )
    .executeTakeFirstOrThrow()

/** Whether moderators dismissed reports of the target within the last `days`, without an appeal overturning it. */
export async function isDismissedLately(tx: Tx, { kind, id }: Held, days: number): Promise<boolean> {
  const row = await tx
    .selectFrom('decisions')
    .select('id')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('outcome', '=', sql.lit('dismissed'))
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .where(
      sql<boolean>`not exists (select from decisions as later where later.appeal_of = decisions.id and later.outcome = 'upheld')`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
