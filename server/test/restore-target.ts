import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { schemaTemplateName } from './global-setup.ts'

export interface RestoreTarget {
  readonly databaseUrl: string
  readonly databaseDirectUrl: undefined
  readonly dataDir: string
  readonly s3: undefined
  remove(): Promise<void>
}

/** A new database without tables, on the test server by default, and a new folder. */
export const aRestoreTarget = (server: string = inject('databaseUrl')): Promise<RestoreTarget> =>
  createTarget(server, '')

/** A new database on the test server that is migrated already, which takes four seconds of a processor, and a new folder. */
export const aMigratedTarget = (): Promise<RestoreTarget> =>
  createTarget(inject('databaseUrl'), `template ${schemaTemplateName}`)

async function createTarget(server: string, options: string): Promise<RestoreTarget> {
  const name = `hearback_restored_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name} ${options}`)
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

export const ask = <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> =>
  connected(url, async (client) => (await client.query<Row>(text)).rows)

async function connected<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Row count and hash of every table regardless of row order, and the state of each sequence. */
export const contentOf = (url: string): Promise<Record<string, string>> => connected(url, readContent)

async function readContent(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely%') or (n.nspname = 'pgboss' and c.relname = 'job')
     order by 1`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string; hash: string }>(
      `select count(*) as count, coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as hash from ${name} t`,
    )
    content[name] = `${rows[0]?.count} rows, ${rows[0]?.hash}`
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  )
  for (const { name, last } of sequences) content[name] = `at ${last}`
  return content
}
