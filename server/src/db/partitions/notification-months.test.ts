import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aRestoreTarget, type RestoreTarget } from '../../../test/restore-target.ts'
import { openDatabase, openPool } from '../database.ts'
import { listMigrations, lockTimeoutMs, migrate } from '../migrate.ts'

/** MIGRATION_ROWS=1000000: the long form. */
const rows = Number(process.env.MIGRATION_ROWS ?? 20_000)
/** Allowance for a machine that runs other tests concurrently. */
const slackMs = 2_000
const first = '0212-notifications-month-key'

let place: RestoreTarget
let pool: pg.Pool
beforeAll(async () => {
  place = await aRestoreTarget()
  pool = openPool({ url: place.databaseUrl, connections: 20 })
  const all = await listMigrations()
  await migrate(openDatabase(pool), { last: all[all.indexOf(first) - 1] })
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(
    `insert into users (email, phone, password_hash, user_type)
     select n || '@people.example', '+12085550100', 'x', 'jobseeker' from generate_series(1, 1000) n`,
  )
  await client.query(
    `insert into notifications (user_id, kind, path, created_at)
     select users.ids[1 + n % 1000], 'offer_received', '/' || n, now() - n % 200 * interval '1 day'
     from generate_series(1, $1::int) n, (select array_agg(id) as ids from users) users`,
    [rows],
  )
  client.release(true)
}, 1_800_000)
afterAll(async () => {
  await pool.end()
  await place.remove()
}, 60_000)

/** Statements of the release before, prepared by name, so that each connection has planned them for the former table. */
const tell = {
  name: 'tell',
  text: `insert into notifications (user_id, kind, data, path, read_at)
    select id, 'offer_received', '{}', $1, null from users order by id limit 1 returning id, user_id, path`,
}
const list = {
  name: 'list',
  text: `select id, kind, data, path, read_at, created_at from notifications where user_id = (select id from users order by id limit 1)
    order by created_at desc, id desc limit 20`,
}
const read = {
  name: 'read',
  text: 'update notifications set read_at = now() where read_at is null and path = $1 and user_id = (select id from users order by id limit 1)',
}

test('notifications become partitions by month while processes of the release before write and read them, and none is lost, doubled or held up', async () => {
  const took: number[] = []
  const failures: unknown[] = []
  const told: string[] = []
  let going = true
  onTestFinished(() => {
    going = false
  })
  const send = async (client: pg.PoolClient, query: { name: string; text: string }, values: unknown[] = []) => {
    const from = performance.now()
    const result = await client.query({ ...query, values })
    took.push(performance.now() - from)
    return result
  }
  const work = async (hand: number) => {
    const client = await pool.connect()
    for (let n = 0; going; n += 1) {
      const path = `/told-${hand}-${n}`
      try {
        await send(client, tell, [path])
        told.push(path)
        await send(client, list)
        if (n % 2 === 0) await send(client, read, [path])
      } catch (error) {
        failures.push(error)
      }
    }
    client.release()
  }
  /** A transaction that holds both tables for longer than the lock timeout, and takes them in the other order. */
  const linger = async () => {
    while (going) {
      const client = await pool.connect()
      await client.query('begin; select from notifications limit 1')
      await pause(lockTimeoutMs * 1.5)
      await client.query('update users set last_seen_at = now() where id = (select id from users limit 1)')
      await client.query('commit').catch((error: unknown) => failures.push(error))
      client.release()
      await pause(lockTimeoutMs / 2)
    }
  }
  const others = [linger(), ...Array.from({ length: 4 }, (_, hand) => work(hand))]
  await pause(500)
  const [before] = (await pool.query(`select pg_relation_filenode('notifications') as file`)).rows
  const said: string[] = []
  await interrupted()
  const db = openDatabase(pool)
  await migrate(db, { log: (sentence) => said.push(sentence) })
  await pause(500)
  going = false
  await Promise.all(others)
  took.sort((a, b) => a - b)
  process.stdout.write(
    `${rows} notifications, ${said.length} retreats, ${took.length} statements meanwhile, slowest ${Math.round(took.at(-1) ?? 0)} ms\n`,
  )
  expect(failures).toEqual([])
  expect(took.at(-1)).toBeLessThan(lockTimeoutMs + slackMs)
  const { rows: kept } = await pool.query(
    `select path, count(*)::int as count from notifications where path like '/told-%' group by path`,
  )
  expect(kept.map(({ path }) => path).toSorted()).toEqual(told.toSorted())
  expect(kept.filter(({ count }) => count !== 1)).toEqual([])
  const { rows: parts } = await pool.query(
    `select c.relname as name, pg_relation_filenode(c.oid) = $1 as same, (select count(*)::int from pg_index where indrelid = c.oid and indisvalid) as indexes
     from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'notifications'::regclass order by 1`,
    [before.file],
  )
  // The rows were not copied.
  expect(parts).toEqual([
    { name: expect.stringMatching(/^notifications_before_\d{4}_\d\d$/), same: true, indexes: 4 },
    { name: 'notifications_default', same: false, indexes: 4 },
  ])
  expect((await pool.query('select from notifications')).rowCount).toBe(rows + told.length)
}, 600_000)

/** A migration whose connection is ended while it may be at work, for each of its files. */
async function interrupted(): Promise<void> {
  const all = await listMigrations()
  for (const last of all.slice(all.indexOf(first))) {
    const killed = openPool({ url: place.databaseUrl, connections: 1 })
    killed.on('error', () => {})
    const migrated = migrate(openDatabase(killed), { last }).catch(() => {})
    await pause(60)
    await pool.query(
      `select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.granted and l.pid <> pg_backend_pid()
         and l.database = (select oid from pg_database where datname = current_database())`,
    )
    await migrated
    await killed.end().catch(() => {})
  }
}

test('an erased account takes its notifications from all months along, and an id is that of one notification of a month', async () => {
  const { rows: found } = await pool.query(
    'select id, user_id, created_at::text from notifications order by notifications.created_at limit 1',
  )
  const [{ id, user_id: userId, created_at: createdAt }] = found
  const again = 'insert into notifications (id, user_id, kind, path, created_at) values ($1, $2, $3, $4, $5)'
  await expect(pool.query(again, [id, userId, 'x', '/x', createdAt])).rejects.toMatchObject({ code: '23505' })
  await expect(
    pool.query(again, [crypto.randomUUID(), crypto.randomUUID(), 'x', '/x', new Date()]),
  ).rejects.toMatchObject({ code: '23503' })
  await pool.query('delete from users where id = $1', [userId])
  expect((await pool.query('select from notifications where user_id = $1', [userId])).rowCount).toBe(0)
})
