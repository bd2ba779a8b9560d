import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** How the rows of a table belong to a person. */
export interface Part {
  readonly of:
    | readonly string[]
    | { readonly column: string; readonly table: string; readonly columns: readonly string[] }
  readonly omit?: readonly string[]
  /** A column that is left out of rows whose `unless` is somebody else. */
  readonly omitOfOthers?: { readonly column: string; readonly unless: string }
}

const anyOf = (alias: string, columns: readonly string[], userId: string): RawBuilder<boolean> =>
  sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} = ${userId}::uuid`),
    sql` or `,
  )})`

const belongs = ({ of }: Part, userId: string): RawBuilder<boolean> =>
  'table' in of
    ? sql`exists (select from ${sql.table(of.table)} as owner
        where owner.id = part.${sql.ref(of.column)} and ${anyOf('owner', of.columns, userId)})`
    : anyOf('part', of, userId)

/** All rows of a table that belong to the person, with what the table is about: one statement. */
export async function listPersonal(
  db: Db,
  table: string,
  part: Part,
  userId: string,
): Promise<{ about: string; rows: Record<string, unknown>[] }> {
  const omit = [...(part.omit ?? [])]
  const { omitOfOthers: others } = part
  const whole = sql`to_jsonb(part) - ${omit}::text[]`
  const shown = others
    ? sql`case when ${sql.ref(`part.${others.unless}`)} = ${userId}::uuid then ${whole} else ${whole} - ${others.column}::text end`
    : whole
  const { rows } = await sql<{ about: string | null; rows: Record<string, unknown>[] }>`
    select obj_description(${table}::regclass, 'pg_class') as about,
      coalesce((select jsonb_agg(${shown}) from ${sql.table(table)} as part where ${belongs(part, userId)}), '[]') as rows`.execute(
    db,
  )
  return { about: rows[0]?.about ?? '', rows: rows[0]?.rows ?? [] }
}

/** Whether the person pays for a plan that would renew; one whose renewals failed until its grace was over does not. */
export async function hasRenewingPlan(tx: Tx, userId: string, graceDays: number): Promise<boolean> {
  const found = await tx
    .selectFrom('subscriptions')
    .innerJoin('payment_customers', 'payment_customers.id', 'subscriptions.customer_id')
    .select('subscriptions.id')
    .where('payment_customers.user_id', '=', userId)
    .where('subscriptions.status', 'in', ['active', 'trialing', 'past_due', 'unpaid'])
    .where('subscriptions.cancel_at_period_end', '=', false)
    .where(sql<boolean>`coalesce(past_due_since + make_interval(days => ${graceDays}) > now(), true)`)
    .executeTakeFirst()
  return found !== undefined
}

/** Undefined where it is to be deleted already. */
export const insertDeletion = (tx: Tx, deletion: { user_id: string; was_published: boolean; paused_jobs: string[] }) =>
  tx
    .insertInto('account_deletions')
    .values(deletion)
    .onConflict((conflict) => conflict.doNothing())
    .returning('erase_at')
    .executeTakeFirst()

/** Takes the deletion back; undefined where there is none, or where its time has come. */
export const deleteDeletion = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning(['was_published', 'paused_jobs'])
    .executeTakeFirst()

/** One account whose days of grace are over, held until the end of the transaction; those held elsewhere are left out. */
export const lockDueDeletion = (tx: Tx) =>
  tx
    .selectFrom('account_deletions')
    .select('user_id')
    .where('erase_at', '<=', sql<Date>`now()`)
    .orderBy('erase_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
