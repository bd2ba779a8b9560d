import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { type Postgres, startPrimary, startReplica } from '../../../test/hosts/postgres.ts'
import { makeTempFolder } from '../../../test/hosts/temp-folder.ts'
import { nativePrograms } from '../../../test/native-postgres.ts'
import { type Database, openDatabase, openPool } from '../database.ts'
import { followReplicas, type Replica } from './replica.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
const bin = await nativePrograms()
const stops: (() => Promise<unknown>)[] = []
let primary: Postgres
let standbys: [Postgres, Postgres]

beforeAll(async () => {
  if (!bin) return
  const place = { bin, ...(await makeTempFolder()) }
  stops.push(() => place.remove())
  primary = await startPrimary(place)
  stops.push(() => primary.end('SIGQUIT'))
  await primary.ask('create table notes (id int)')
  const start = async (name: string) => {
    const standby = await startReplica(place, primary, name)
    stops.push(() => standby.end('SIGQUIT'))
    return standby
  }
  standbys = [await start('one'), await start('two')]
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

async function follow(from: Postgres, replicas: readonly Postgres[], work: (all: Replica, db: Database) => unknown) {
  const options = { url: from.url, connections: 2, statementNames: false }
  const pool = openPool(options)
  const db = openDatabase(pool)
  const all = followReplicas({
    primary: { db, pool, options },
    replicas: replicas.map(({ url }) => ({ url })),
    lagMs: 1_000,
    log: pino({ level: 'silent' }),
  })
  try {
    await work(all, db)
  } finally {
    await all.close()
    await pool.end()
  }
}

/** The ports of the servers that ten reads of visitors go to. */
async function portsRead(all: Replica): Promise<number[]> {
  const ports = new Set<number>()
  for (let n = 0; n < 10; n++) {
    const { rows } = await sql<{ port: string }>`select current_setting('port') as port`.execute(all.forPublicReads())
    ports.add(Number(rows[0]?.port))
  }
  return [...ports].toSorted((a, b) => a - b)
}
const portsOf = (...servers: Postgres[]) => servers.map(({ port }) => port).toSorted((a, b) => a - b)

describe.skipIf(bin === undefined)('several replicas, where a PostgreSQL is installed,', () => {
  test('take turns; one that stalls is left out until it has caught up', async () => {
    await follow(primary, standbys, async (all) => {
      const [one, two] = standbys
      await eventually(async () => (await portsRead(all)).length === 2)
      expect(await portsRead(all)).toEqual(portsOf(one, two))
      await one.ask('select pg_wal_replay_pause()')
      try {
        await primary.ask('insert into notes values (1)')
        all.changed()
        await eventually(async () => (await portsRead(all)).join() === portsOf(two).join())
        expect(all.currentLagsMs()).toHaveLength(2)
      } finally {
        await one.ask('select pg_wal_replay_resume()')
      }
      await eventually(async () => (await portsRead(all)).length === 2)
    })
  })

  test('one that is away costs no one an answer', async () => {
    await follow(primary, standbys, async (all) => {
      const [one, two] = standbys
      await eventually(async () => (await portsRead(all)).length === 2)
      await one.end('SIGQUIT')
      expect(await portsRead(all)).toContain(two.port)
      await eventually(async () => (await portsRead(all)).join() === portsOf(two).join())
      await one.start()
      await eventually(async () => (await portsRead(all)).length === 2)
    })
  })

  test('one that still follows the former primary is not read, however far its log is', async () => {
    const [promoted, left] = standbys
    await promoted.ask('select pg_promote()')
    await primary.ask("select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))")
    await follow(promoted, [left], async (all, db) => {
      // Long enough for several looks at its position.
      for (let looks = 0; looks < 8; looks++) {
        await sql`select pg_sleep(0.2)`.execute(db)
        expect(await portsRead(all)).toEqual([promoted.port])
      }
    })
  })
})
