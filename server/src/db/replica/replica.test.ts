import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { type Postgres, startPrimary, startReplica } from '../../../test/hosts/postgres.ts'
import { makeTempFolder } from '../../../test/hosts/temp-folder.ts'
import { nativePrograms } from '../../../test/native-postgres.ts'
import { type Database, openDatabase, openPool } from '../database.ts'
import { followReplicas, type Replica } from './replica.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
const bin = await nativePrograms()
const lagMs = 1_000
const stops: (() => Promise<unknown>)[] = []
let primary: Postgres
let standby: Postgres
let db: Database
let searches: Database
let replica: Replica

beforeAll(async () => {
  if (!bin) return
  const place = { bin, ...(await makeTempFolder()) }
  stops.push(() => place.remove())
  primary = await startPrimary(place)
  stops.push(() => primary.end('SIGQUIT'))
  await primary.ask('create table notes (id int primary key)')
  standby = await startReplica(place, primary)
  stops.push(() => standby.end('SIGQUIT'))
  const pool = openPool({ url: primary.url })
  db = openDatabase(pool)
  stops.push(() => pool.end())
  const options = { url: primary.url, connections: 2, forceGenericPlan: true }
  const searchPool = openPool(options)
  searches = openDatabase(searchPool)
  stops.push(() => searchPool.end())
  replica = followReplicas({
    primary: { db, pool, options: { url: primary.url }, searches: { db: searches, pool: searchPool, options } },
    replicas: [{ url: standby.url }],
    lagMs,
    log: pino({ level: 'silent' }),
  })
  stops.push(() => replica.close())
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})
beforeEach(async () => {
  if (bin) await eventually(isRead)
})

const isRead = () => replica.forPublicReads() !== db
let last = 0
async function write(): Promise<number> {
  last += 1
  await sql`insert into notes values (${last})`.execute(db)
  return last
}
async function shows(note: number): Promise<boolean> {
  const { rows } = await sql`select from notes where id = ${note}`.execute(replica.forPublicReads())
  return rows.length === 1
}

describe.skipIf(bin === undefined)('a replica, where a PostgreSQL is installed,', () => {
  test('is what visitors read from', async () => {
    const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(
      replica.forPublicReads(),
    )
    expect(rows).toEqual([{ replica: true }])
  })

  test('shows what this process has changed, or is not read from, every time', async () => {
    for (let round = 0; round < 50; round++) {
      const note = await write()
      replica.changed()
      expect(isRead()).toBe(false)
      do expect(await shows(note)).toBe(true)
      while (!isRead())
      expect(await shows(note)).toBe(true)
    }
  })

  test('shows what another process has changed after the time that it may lag at the latest', async () => {
    await standby.ask('select pg_wal_replay_pause()')
    try {
      const note = await write()
      const writtenAt = performance.now()
      for (let isShown = false; !isShown; ) {
        const askedAt = performance.now()
        isShown = await shows(note)
        if (!isShown) expect(askedAt - writtenAt).toBeLessThanOrEqual(lagMs)
      }
      expect(isRead()).toBe(false)
    } finally {
      await standby.ask('select pg_wal_replay_resume()')
    }
  })

  test('has connections for searches too, whose statements are planned once', async () => {
    const [here, there] = [replica.searchesOn(db), replica.searchesOn(replica.forPublicReads())]
    expect(here).toBe(searches)
    for (const [one, isReplica] of [
      [here, false],
      [there, true],
    ] as const) {
      const { rows } = await sql`
        select pg_is_in_recovery() as replica, current_setting('plan_cache_mode') as mode`.execute(one)
      expect(rows).toEqual([{ replica: isReplica, mode: 'force_generic_plan' }])
    }
    await db.transaction().execute(async (tx) => expect(replica.searchesOn(tx)).toBe(tx))
  })

  test('that ends costs no one an answer, and is read from again once it is back', async () => {
    const note = await write()
    replica.changed()
    await eventually(isRead)
    const answers: boolean[] = []
    let stopped = false
    const reading = [1, 2, 3, 4].map(async () => {
      while (!stopped) answers.push(await shows(note))
    })
    await standby.end('SIGQUIT')
    await eventually(() => !isRead())
    stopped = true
    await Promise.all(reading)
    expect(new Set(answers)).toEqual(new Set([true]))
    await standby.start()
    await eventually(isRead)
  })

  test('that ends a statement costs no one an answer either', async () => {
    const slow = sql<{ n: number }>`select 7 as n from pg_sleep(30)`.execute(replica.forPublicReads())
    const outcome = slow.then(
      () => 'answered',
      ({ code }: { code: string }) => code,
    )
    const active = "select pid from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()"
    const [{ pid } = { pid: 0 }] = await eventually(async () => {
      const rows = await standby.ask<{ pid: number }>(active)
      return rows.length > 0 ? rows : undefined
    })
    await standby.ask(`select pg_terminate_backend(${pid})`)
    const again = await eventually(async () => {
      const rows = await primary.ask<{ pid: number }>(active)
      return rows.length > 0 ? rows : undefined
    })
    await primary.ask(`select pg_cancel_backend(${again[0]?.pid})`)
    // On the primary a cancellation is intended.
    expect(await outcome).toBe('57014')
  })
})
