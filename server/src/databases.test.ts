import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { workerDatabase } from '../test/database.ts'
import { readConfig } from './config/config.ts'
import { openDatabases } from './databases.ts'
import type { Database } from './db/database.ts'
import { refusalOf } from './http/error-handler.ts'

async function opened(settings: NodeJS.ProcessEnv = {}) {
  const { url } = await workerDatabase()
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ...settings })
  const databases = await openDatabases(config, url, pino({ level: 'silent' }))
  onTestFinished(() => databases.close())
  return databases
}

async function planning(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(db)
  return rows[0]?.mode
}

it('plans the statements of searches once, and those of no one else', async () => {
  const { db, replica } = await opened()
  expect(await planning(replica.searchesOn(db))).toBe('force_generic_plan')
  expect(await planning(db)).toBe('auto')
})

it('ends a search after two seconds, which is answered as unavailable, and nothing else', async () => {
  const { db, replica } = await opened()
  const timeout = async (of: Database) =>
    (await sql<{ ms: string }>`select current_setting('statement_timeout') as ms`.execute(of)).rows[0]?.ms
  expect([await timeout(replica.searchesOn(db)), await timeout(db)]).toEqual(['2s', '30s'])
  const error = await sql`select pg_sleep(5)`.execute(replica.searchesOn(db)).catch((thrown: unknown) => thrown)
  expect(refusalOf(error).code).toBe('unavailable')
})

it('searches where everybody asks behind a pooler, and without names of statements', async () => {
  const { url } = await workerDatabase()
  for (const settings of [{ DATABASE_DIRECT_URL: url }, { DATABASE_STATEMENT_NAMES: 'off' }]) {
    const { db, replica } = await opened(settings)
    expect(replica.searchesOn(db)).toBe(db)
  }
})
