import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ArchivedSequence, type ArchivedTable, nameOf } from './archive.ts'
import { columnList, identifier, listTables } from './backup.sql.ts'

/** How many others are connected to this database. */
export async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return rows[0]?.count ?? 0
}

/** What a start by itself writes into a new database. */
const ofEveryStart = [
  'public.places',
  'public.signing_keys',
  'public.job_lexicon',
  'public.talent_lexicon',
  'pgboss.job',
]

/** The first table in which somebody has written something. */
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
 * Takes references between tables away, so that these can come in any order, and stops triggers, whose work is in the
 * backup already. Answers the references for `referAgain`.
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

/** Brings references and triggers back; fails where a row refers to one that is not there. */
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

/** Takes away what a start wrote by itself. */
export async function clear(client: pg.Client, tables: readonly ArchivedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(identifier).join(', ')}`)
}

/** Takes the text that `readTable` gave; its `rowCount` is right once it has ended. */
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

/** What search knows of its tables comes from the statistics of PostgreSQL. */
export async function analyze(client: pg.Client): Promise<void> {
  await client.query('analyze')
}
