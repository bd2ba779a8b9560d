import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase, openPool } from '../src/db/database.ts'
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

/**
 * Starts one PostgreSQL for all projects of the run, with a migrated template that contains large towns and is cloned by
 * each worker. TEST_DATABASE_URL selects another server.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = vitest.getRootProject()
  if (root.getProvidedContext().databaseUrl) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-test-'))
  const given = process.env.TEST_DATABASE_URL
  const embedded = given
    ? undefined
    : await startEmbedded({ dataDir, settings: { fsync: 'off', shared_buffers: '128MB' }, log: () => {} })
  const url = given ?? embedded?.url ?? ''
  await makeTemplate(url)
  root.provide('databaseUrl', url)
  return async () => {
    await embedded?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const templateName = 'hearback_template'

async function makeTemplate(url: string): Promise<void> {
  const admin = openPool({ url, connections: 1 })
  await admin.query(`drop database if exists ${templateName}`)
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const template = new URL(url)
  template.pathname = `/${templateName}`
  const pool = openPool({ url: template.href, connections: 2 })
  const db = openDatabase(pool)
  await migrate(db)
  await loadPlaces(db, { minPopulation: 100_000 })
  await loadVocabulary(db)
  const queue = await startQueue({ url: template.href, log: pino({ level: 'silent' }) })
  await queue.stop()
  await pool.end()
}
