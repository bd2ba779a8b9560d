import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { type Database, openDatabase, openPool } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { loadPlaces } from '../src/features/places/load-places.service.ts'
import { startQueue } from '../src/queue/queue.ts'
import { loadVocabulary } from '../src/search/vocabulary/load-vocabulary.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** Connections for all workers, and for the processes of a cluster while it is replaced (`connectionsPerProcess`). */
const settings = { fsync: 'off', shared_buffers: '128MB', max_connections: 300 }

/**
 * Starts one PostgreSQL for all projects of the run, with a migrated template, and one that also contains large towns and
 * is cloned by each worker. TEST_DATABASE_URL selects another server, with an account that is a superuser.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = vitest.getRootProject()
  if (root.getProvidedContext().databaseUrl) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-test-'))
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startEmbedded({ dataDir, settings, log: () => {} })
  const url = given ?? embedded?.url ?? ''
  await makeTemplate(url)
  root.provide('databaseUrl', url)
  return async () => {
    await (embedded ? embedded.stop() : dropDatabases(url))
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The tables without rows. */
export const schemaTemplateName = 'hearback_schema'
export const templateName = 'hearback_template'
/** Databases of the workers. */
export const clonePrefix = 'hearback_test_'

async function makeTemplate(url: string): Promise<void> {
  await dropDatabases(url)
  const admin = openPool({ url, connections: 1 })
  await admin.query(`create database ${schemaTemplateName}`)
  const schema = urlOf(url, schemaTemplateName)
  await withDatabase(schema, (db) => migrate(db))
  const queue = await startQueue({ url: schema, log: pino({ level: 'silent' }) })
  await queue.stop()
  await admin.query(`create database ${templateName} template ${schemaTemplateName}`)
  await admin.end()
  await withDatabase(urlOf(url, templateName), async (db) => {
    await loadPlaces(db, { minPopulation: 100_000 })
    await loadVocabulary(db)
  })
}

/** Drops what a run makes on the server, or an earlier one left. */
async function dropDatabases(url: string): Promise<void> {
  const admin = openPool({ url, connections: 1 })
  const { rows } = await admin.query<{ name: string }>(
    'select datname as name from pg_database where datname in ($1, $2) or starts_with(datname, $3)',
    [templateName, schemaTemplateName, clonePrefix],
  )
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function withDatabase(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const pool = openPool({ url, connections: 2 })
  await work(openDatabase(pool)).finally(() => pool.end())
}
