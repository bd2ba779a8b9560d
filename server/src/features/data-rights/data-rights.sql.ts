import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'

/** How the rows of a table with the columns `C` belong to a person. */
export interface Part<C extends string = string> {
  readonly of: readonly C[] | { readonly column: C; readonly table: string; readonly columns: readonly string[] }
  /**
   * Whose rows they are: the account's, or those of its company or job seeker, as every row of an `employer_id` is. Without an
   * owner they are the account's too, and end with it.
   */
  readonly owner?: 'party' | 'account or party' | 'account'
  /** Secrets and other people's data, which are not exported. */
  readonly omit?: readonly C[]
  /** Columns that are left out of rows whose `unless` is another person. */
  readonly omitOfOthers?: { readonly columns: readonly C[]; readonly unless: C }
  /** Columns that erasure may leave. */
  readonly kept?: readonly C[]
}

/** Whether the rows belong to a company or a job seeker. Those of a company stay when a member leaves. */
export const isOfParty = ({ of, owner }: Part): boolean =>
  owner === 'party' || ('table' in of ? of.columns : of).some((column) => column === 'employer_id')

type Ids = readonly string[]

const anyOf = (alias: string, columns: readonly string[], ids: Ids): RawBuilder<boolean> =>
  sql`(${sql.join(
    columns.flatMap((column) => ids.map((id) => sql`${sql.ref(`${alias}.${column}`)} = ${id}::uuid`)),
    sql` or `,
  )})`

const belongs = ({ of }: Part, ids: Ids): RawBuilder<boolean> =>
  'table' in of
    ? sql`exists (select from ${sql.table(of.table)} as owner
        where owner.id = part.${sql.ref(of.column)} and ${anyOf('owner', of.columns, ids)})`
    : anyOf('part', of, ids)

/** Returns the comment of each table by name. */
export async function listTables(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; about: string | null }>`
    select relname as name, obj_description(oid, 'pg_class') as about
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`.execute(db)
  return new Map(rows.map(({ name, about }) => [name, about ?? '']))
}

const rowsAtOnce = 500

/**
 * Yields all rows of a table that belong to these ids as JSON, in batches, because an employer may have hundreds of
 * thousands. Read the tables one after the other in one repeatable-read transaction.
 */
export async function* readPersonal(tx: Tx, table: string, part: Part, ids: Ids): AsyncGenerator<string[]> {
  if (ids.length === 0) return
  const mine = personal(table, part, ids)
  // Materialized, so that the plan ignores the limit: with it, PostgreSQL may choose to scan the whole table.
  const few = await rowsOf(tx, sql`with mine as materialized (${mine}) select row from mine limit ${rowsAtOnce + 1}`)
  if (few.length <= rowsAtOnce) {
    if (few.length > 0) yield few
    return
  }
  await sql`declare personal no scroll cursor for ${mine}`.execute(tx)
  for (let rows = few; rows.length > 0; ) {
    rows = await rowsOf(tx, sql`fetch forward ${sql.lit(rowsAtOnce)} from personal`)
    if (rows.length > 0) yield rows
  }
  await sql`close personal`.execute(tx)
}

/** Plans cursors for reading all rows, instead of for the first rows. */
export const planForAllRows = (tx: Tx) => sql`set local cursor_tuple_fraction = 1`.execute(tx)

async function rowsOf(tx: Tx, statement: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await statement.execute(tx)
  return (rows as { row: string }[]).map(({ row }) => row)
}

function personal(table: string, part: Part, ids: Ids): RawBuilder<unknown> {
  const { omit = [], omitOfOthers: others } = part
  const whole = sql`to_jsonb(part) - ${omit}::text[]`
  const shown = others
    ? sql`case when ${anyOf('part', [others.unless], ids)} then ${whole} else ${whole} - ${others.columns}::text[] end`
    : whole
  return sql`select (${shown})::text as row from ${sql.table(table)} as part where ${belongs(part, ids)}`
}

/** Whether the person has a plan that would renew. A plan past due for more than `graceDays` does not count. */
export async function hasRenewingPlan(tx: Tx, userId: string, graceDays: number): Promise<boolean> {
  const found = await tx
    .selectFrom('subscriptions')
    .innerJoin('payment_customers', 'payment_customers.id', 'subscriptions.customer_id')
    .select('subscriptions.id')
    .where('payment_customers.user_id', '=', userId)
    .where('subscriptions.status', 'in', [
      sql.lit('active'),
      sql.lit('trialing'),
      sql.lit('past_due'),
      sql.lit('unpaid'),
    ])
    .where('subscriptions.cancel_at_period_end', '=', false)
    .where(sql<boolean>`coalesce(past_due_since + make_interval(days => ${graceDays}) > now(), true)`)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns undefined when the deletion is already scheduled. */
export const insertDeletion = (tx: Tx, deletion: { user_id: string; was_published: boolean; paused_jobs: string[] }) =>
  tx
    .insertInto('account_deletions')
    .values(deletion)
    .onConflict((conflict) => conflict.doNothing())
    .returning('erase_at')
    .executeTakeFirst()

/** Cancels the deletion; returns undefined when there is none. */
export const deleteDeletion = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning(['was_published', 'paused_jobs'])
    .executeTakeFirst()

/** Locks accounts whose grace period is over until the end of the transaction; skips those locked by others. */
export const lockDueDeletions = (tx: Tx, limit: number) =>
  tx
    .selectFrom('account_deletions')
    .select('user_id')
    .where('erase_at', '<=', sql<Date>`now()`)
    .where(isRetryable('account-erasure', sql.ref('account_deletions.user_id')))
    .orderBy('erase_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
