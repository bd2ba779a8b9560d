import { fraudReasons } from '@hearback/contract/reports.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

export type Cause = 'reports' | 'decision' | 'suspension'
interface Held {
  readonly kind: string
  readonly id: string
}

/** Whoever decides about a target, hides or shows it, does so alone until the transaction ends. */
export async function lockTarget(tx: Tx, { kind, id }: Held): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`moderation ${kind} ${id}`}, 0))`.execute(tx)
}

/** Places a hold, or gives the one of this cause that stands to the newer decision. */
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

/** Lifts what one decision placed; answers where. */
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

/** Targets whose time has run out. */
export const listEndedHolds = (db: Db, most: number) =>
  db
    .selectFrom('holds')
    .select(['kind', 'target_id as id'])
    .where('lifted_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`now()`)
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

/**
 * How many different people have an open report with a fraud reason that no earlier hold has answered yet. Everybody
 * with an account has confirmed an address; the suspended do not count.
 */
export const countFraudReporters = (tx: Tx, { kind, id }: Held) =>
  tx
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .select([
      sql<number>`count(distinct reporter_id)`.as('people'),
      sql<string | null>`(array_agg(target_name order by reports.created_at desc))[1]`.as('name'),
      sql<string | null>`(array_agg(owner_id))[1]`.as('owner_id'),
    ])
    .where('reports.kind', '=', kind)
    .where('target_id', '=', id)
    .where('status', '=', sql.lit('open'))
    .where('reason', 'in', fraudReasons)
    .where('users.suspended_at', 'is', null)
    .where(
      sql<boolean>`reports.created_at > coalesce((select max(placed_at) from holds
        where holds.kind = reports.kind and holds.target_id = reports.target_id and cause = 'reports'), '-infinity')`,
    )
    .executeTakeFirstOrThrow()
