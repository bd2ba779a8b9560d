import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

export interface RestoreTarget {
  readonly databaseUrl: string
  readonly databaseDirectUrl: undefined
  readonly dataDir: string
  readonly s3: undefined
  remove(): Promise<void>
}

/** A new database, on the test server by default, and a new folder. */
export async function aRestoreTarget(server: string = inject('databaseUrl')): Promise<RestoreTarget> {
  const name = `hearback_restored_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-restored-'))
  return {
    databaseUrl: url.href,
    databaseDirectUrl: undefined,
    dataDir,
    s3: undefined,
    async remove() {
      await ask(server, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Row count and hash of every table regardless of row order, and the state of each sequence. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%') or (n.nspname = 'pgboss' and c.relname = 'job')
     order by 1`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await ask<{ count: string; hash: string }>(
      url,
      `select count(*) as count, coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as hash from ${name} t`,
    )
    content[name] = `${row?.count} rows, ${row?.hash}`
  }
  const sequences = await ask<{ name: string; last: string }>(
    url,
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  )
  for (const { name, last } of sequences) content[name] = `at ${last}`
  return content
}
