import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../test/app.ts'
import { startProcess } from '../../test/process.ts'
import { aRestoreTarget, ask, contentOf, type RestoreTarget } from '../../test/restore-target.ts'
import { type Database, openDatabase, openPool } from './database.ts'
import { listMigrations, lockTimeoutMs, type MigrateOptions, migrate } from './migrate.ts'
import { fileOf } from './migration-files.ts'

let place: RestoreTarget
let db: Database
const said: string[] = []
beforeEach(async () => {
  place = await aRestoreTarget()
  const pool = openPool({ url: place.databaseUrl })
  db = openDatabase(pool)
  said.length = 0
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})
const log = (sentence: string) => void said.push(sentence)
const tables = fileOf('0001-tables.sql', 'create table a (b int); create table c (d int);')
const run = (...files: [string, string][]) => migrate(db, options(...files))
const options = (...files: [string, string][]): MigrateOptions => ({
  files: [tables, ...files.map(([name, text]) => fileOf(name, text))],
  log,
})
const askHere = <Row extends object>(text: string) => ask<Row>(place.databaseUrl, text)
const applied = async () =>
  (await askHere<{ name: string }>('select name from kysely_migration order by name')).map(({ name }) => name)
const column: [string, string] = ['0002-column.sql', 'alter table a add column e int']
const index: [string, string] = [
  '0003-index.sql',
  '-- outside a transaction\ncreate unique index concurrently if not exists a_b on a (b);',
]

describe('a migration', () => {
  test('that fails takes back its own file alone, and the next start goes on there', async () => {
    await expect(run(column, ['0003-half.sql', 'create table half (x int); select 1 / 0'])).rejects.toThrow(/division/)
    expect(await applied()).toEqual(['0001-tables', '0002-column'])
    expect(await askHere("select to_regclass('half') as half")).toEqual([{ half: null }])
    expect(await run(column, ['0003-half.sql', 'create table half (x int)'])).toEqual(['0003-half'])
    expect(await run(column, ['0003-half.sql', 'create table half (x int)'])).toEqual([])
  })

  test('is refused on what a newer release prepared', async () => {
    await run(column)
    await expect(run()).rejects.toThrow(/prepared by a newer release \(0002-column\)/)
  })

  test('makes way while somebody holds its table: no one queues behind it for longer than a lock may be waited for', async () => {
    await run()
    const holder = await db.startTransaction().execute()
    onTestFinished(
      async () =>
        void (await holder
          .rollback()
          .execute()
          .catch(() => {})),
    )
    await sql`select from a`.execute(holder)
    const migrated = run(column)
    await eventually(
      async () => (await askHere("select from pg_locks where not granted and relation = 'a'::regclass")).length > 0,
    )
    const from = performance.now()
    await askHere('select count(*) from a')
    const waited = performance.now() - from
    expect(waited).toBeLessThan(lockTimeoutMs + 1_000)
    await eventually(() => said.length > 1)
    expect(said[0]).toMatch(/0002-column makes way for others/)
    await holder.commit().execute()
    expect(await migrated).toEqual(['0002-column'])
  })

  test('outside a transaction replaces the index that a failed attempt left', async () => {
    await run(column)
    await askHere('insert into a (b) values (1), (1)')
    await expect(run(column, index)).rejects.toThrow(/could not create unique index/)
    expect(await askHere("select indisvalid as valid from pg_index where indexrelid = 'a_b'::regclass")).toEqual([
      { valid: false },
    ])
    await askHere('delete from a')
    expect(await run(column, index)).toEqual(['0003-index'])
    expect(await askHere("select indisvalid as valid from pg_index where indexrelid = 'a_b'::regclass")).toEqual([
      { valid: true },
    ])
  })

  test('outside a transaction does not wait for others who wait to migrate, and lets rows be written meanwhile', async () => {
    await run(column)
    const holder = await db.startTransaction().execute()
    await sql`insert into a (b) values (1)`.execute(holder)
    const both = [run(column, index), run(column, index)]
    await eventually(
      async () =>
        (
          await askHere(
            "select from pg_stat_activity where query like 'create unique index%' and wait_event_type = 'Lock'",
          )
        ).length > 0,
    )
    await askHere('insert into a (b) values (2)')
    await holder.commit().execute()
    expect((await Promise.all(both)).flat()).toEqual(['0003-index'])
  })

  test('leaves the settings of its connection as they were', async () => {
    await run(column, index)
    const { rows } =
      await sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`.execute(
        db,
      )
    expect(rows).toEqual([{ lock: '0', statement: '30s' }])
  })
})

describe('two servers that start together on an old schema', () => {
  const running: { end(): Promise<unknown> }[] = []
  afterAll(() => Promise.all(running.map((one) => one.end())))

  test('migrate it once and lose nothing', async () => {
    const all = await listMigrations()
    const old = all.at(all.indexOf('0026-directory') - 1)
    await migrate(db, { last: old })
    await sql`insert into places (id, name, search_name, region, country, latitude, longitude, population)
      values (5586437, 'Boise', 'boise', 'ID', 'US', 43.6135, -116.2035, 145987)`.execute(db)
    await sql`insert into users (email, phone, password_hash, user_type)
      select n || '@people.example', '+12085550100', 'x', 'employer' from generate_series(1, 500) n`.execute(db)
    const before = await contentOf(place.databaseUrl)
    const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }
    const started = await Promise.all([startProcess(env), startProcess(env)])
    running.push(...started)
    expect(await applied()).toEqual(all)
    const [users] = await askHere<{ count: number; languages: string }>(
      "select count(*)::int as count, string_agg(distinct language, ',') as languages from users",
    )
    expect([users, before['public.users']]).toEqual([
      { count: 500, languages: 'en' },
      expect.stringMatching(/^500 rows/),
    ])
    await Promise.all(running.splice(0).map((one) => one.end()))
  }, 90_000)
})
