import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { removalLock } from '../db/advisory-locks.ts'
import type { ArchivedSequence, ArchivedTable } from './archive.ts'

/** Kept by the migrations themselves. */
const ofMigrations = ['kysely_migration', 'kysely_migration_lock']
/** Gone within a day at home: who tried what from where, and the salts by which a viewer of a job could be told. */
const notKept = ['rate_limits', 'job_views', 'view_salts']
const left = [...ofMigrations, ...notKept]

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const identifier = ({ schema, name }: { schema: string; name: string }) => `${quoted(schema)}.${quoted(name)}`
export const columnList = ({ columns }: ArchivedTable) => columns.map(quoted).join(', ')

/** Values as every version of PostgreSQL reads them, and as much time as it takes. */
export async function settle(client: pg.Client): Promise<void> {
  await client.query(`set statement_timeout = 0; set lock_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO';
    set intervalstyle = 'postgres'; set extra_float_digits = 3; set bytea_output = 'hex'; set search_path = public;
    set client_encoding = 'UTF8'`)
}

/** Waits for removals of files under way and keeps further ones off until this connection ends. */
export async function holdRemovals(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock(${removalLock})`)
}

export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
}

export async function commit(client: pg.Client): Promise<void> {
  await client.query('commit')
}

/** The last migration; undefined where there was none yet. */
export async function migrationOf(client: pg.Client): Promise<string | undefined> {
  const { rows: found } = await client.query("select to_regclass('public.kysely_migration') is not null as there")
  if (!found[0]?.there) return undefined
  const { rows } = await client.query<{ name: string }>('select max(name) as name from public.kysely_migration')
  return rows[0]?.name ?? undefined
}

export async function versionOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}

/** Every table that a backup holds, with the columns that are no functions of others. Of the queue the work alone: its queues are made by each start. */
export async function listTables(client: pg.Client): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where (n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1))
       or (n.nspname = 'pgboss' and c.relname = 'job')
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [left],
  )
  return rows
}

/** Blocks migrations until the end of the transaction. */
export async function lockTables(client: pg.Client, tables: readonly ArchivedTable[]): Promise<void> {
  await client.query(`lock table ${tables.map(identifier).join(', ')} in access share mode`)
}

/** Read after the snapshot: a sequence that is ahead is harmless, one that is behind would repeat values. */
export async function listSequences(client: pg.Client): Promise<ArchivedSequence[]> {
  const { rows: names } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'S' order by c.relname`,
  )
  const sequences: ArchivedSequence[] = []
  for (const sequence of names) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${identifier(sequence)}`,
    )
    sequences.push({ name: sequence.name, last: rows[0]?.last ?? '1', called: rows[0]?.called ?? false })
  }
  return sequences
}

/** Streams the rows of a table as text; `rowCount` is valid once it has ended. */
export const readTable = (client: pg.Client, table: ArchivedTable) =>
  client.query(copyTo(`copy (select ${columnList(table)} from ${identifier(table)}) to stdout`))
