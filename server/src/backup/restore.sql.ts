import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ArchivedSequence, type ArchivedTable, nameOf } from './archive.ts'
import { columnList, identifier, listTables } from './backup.sql.ts'

/** Number of other connections to this database. */
export async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return rows[0]?.count ?? 0
}

/** Tables that a start writes into a new database. */
const ofEveryStart = [
  'public.places',
  'public.signing_keys',
  'public.job_lexicon',
  'public.talent_lexicon',
  'pgboss.job',
]

/** The first table with user data. */
export async function findUsedTable(client: pg.Client): Promise<string | undefined> {
  for (const table of await listTables(client)) {
    if (ofEveryStart.includes(nameOf(table))) continue
    const { rowCount } = await client.query(`select from ${identifier(table)} limit 1`)
    if (rowCount) return nameOf(table)
  }
  return undefined
}

interface Reference {
  table: string
  name: string
  definition: string
}

export async function begin(client: pg.Client): Promise<void> {
  await client.query('begin')
}

export async function rollBack(client: pg.Client): Promise<void> {
  await client.query('rollback')
}

/**
 * Drops foreign keys, so that tables can be restored in any order, and disables triggers, whose effects are in the
 * backup already. Returns the foreign keys for `referAgain`.
 */
export async function comeInAnyOrder(client: pg.Client, tables: readonly ArchivedTable[]): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select k.conrelid::regclass::text as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where n.nspname = 'public' and k.contype = 'f' order by k.conrelid, k.conname`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of ours(tables)) await client.query(`alter table ${identifier(table)} disable trigger user`)
  return rows
}

/** Restores foreign keys and triggers; fails for a row with a dangling reference. */
export async function referAgain(
  client: pg.Client,
  tables: readonly ArchivedTable[],
  references: readonly Reference[],
): Promise<void> {
  for (const table of ours(tables)) await client.query(`alter table ${identifier(table)} enable trigger user`)
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

const ours = (tables: readonly ArchivedTable[]) => tables.filter(({ schema }) => schema === 'public')

/** Deletes the rows that a start has written. */
export async function clear(client: pg.Client, tables: readonly ArchivedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(identifier).join(', ')}`)
}

/** Accepts the text of `readTable`; `rowCount` is valid once the stream has ended. */
export const writeTable = (client: pg.Client, table: ArchivedTable) =>
  client.query(copyFrom(`copy ${identifier(table)} (${columnList(table)}) from stdin`))

export async function setSequences(client: pg.Client, sequences: readonly ArchivedSequence[]): Promise<void> {
  for (const { name, last, called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      identifier({ schema: 'public', name }),
      last,
      called,
    ])
}

/** Search estimates depend on the statistics of PostgreSQL. */
export async function analyze(client: pg.Client): Promise<void> {
  await client.query('analyze')
}
