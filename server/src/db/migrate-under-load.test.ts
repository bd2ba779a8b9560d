import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRestoreTarget, type RestoreTarget } from '../../test/restore-target.ts'
import { openDatabase, openPool } from './database.ts'
import { listMigrations, lockTimeoutMs, migrate } from './migrate.ts'

/** MIGRATION_ROWS=1000000: the long form. */
const rows = Number(process.env.MIGRATION_ROWS ?? 20_000)
/** Allowance for a machine that runs other tests concurrently. */
const slackMs = 2_000
/** The first of those that were written for filled databases. */
const first = '0026-directory'
const hands = 4

let place: RestoreTarget
let pool: pg.Pool
beforeAll(async () => {
  place = await aRestoreTarget()
  pool = openPool({ url: place.databaseUrl, connections: 20 })
  const all = await listMigrations()
  await migrate(openDatabase(pool), { last: all[all.indexOf(first) - 1] })
  await fill()
}, 1_800_000)
afterAll(async () => {
  await pool.end()
  await place.remove()
}, 60_000)

async function fill(): Promise<void> {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(
    `insert into users (email, phone, password_hash, user_type)
     select n || '@people.example', '+12085550100', 'x', 'employer' from generate_series(1, $1::int) n`,
    [rows],
  )
  await client.query(
    `insert into employers (user_id, first_name, last_name, business_name)
     select id, 'Ana', 'Diaz', 'Company ' || email from users order by id limit 1000`,
  )
  await client.query(
    `insert into jobs (employer_id, title, category, pay_from, pay_to, description, city)
     select e.ids[1 + n % 1000], 'Baker ' || n, 'Category ' || n % 20, 20, 30, 'Bread and rolls', 'Boise'
     from generate_series(1, $1::int) n, (select array_agg(user_id) as ids from employers) e`,
    [rows],
  )
  await client.query('analyze')
  client.release(true)
}

/** Each as a client of the release before would send it. */
const load = [
  'select id, email from users order by id offset floor(random() * 100) limit 1',
  'select title from jobs where employer_id = (select user_id from employers order by created_at limit 1) order by published_at desc, id desc limit 20',
  "update jobs set views = views + 1 where id = (select id from jobs where status = 'open' limit 1 offset floor(random() * 100)::int)",
  "insert into users (email, phone, password_hash, user_type) values (gen_random_uuid() || '@load.example', '+12085550100', 'x', 'jobseeker')",
  "insert into jobs (employer_id, title, category, pay_from, pay_to, description) select user_id, 'New', 'Category 1', 20, 30, 'x' from employers limit 1",
  "insert into signups (email, phone, password_hash, user_type) values ('new@load.example', '+12085550100', 'x', 'jobseeker')",
  'select name from places where population >= 100000 order by population desc limit 5',
]

test('the latest migrations on a filled database hold up no one who reads and writes meanwhile', async () => {
  const took: number[] = []
  const failures: unknown[] = []
  let going = true
  const work = async (hand: number) => {
    for (let n = hand; going; n += 1) {
      const from = performance.now()
      await pool.query(load[n % load.length] ?? '').catch((error: unknown) => failures.push(error))
      took.push(performance.now() - from)
    }
  }
  /** A transaction that holds tables for longer than the lock timeout. */
  const linger = async () => {
    while (going) {
      const client = await pool.connect()
      await client.query('begin; select from users limit 1; select from jobs limit 1')
      await pause(lockTimeoutMs * 1.5)
      await client.query('commit')
      client.release()
      await pause(lockTimeoutMs / 2)
    }
  }
  const others = [linger(), ...Array.from({ length: hands }, (_, hand) => work(hand))]
  const said: string[] = []
  const from = performance.now()
  const applied = await migrate(openDatabase(pool), { log: (sentence) => said.push(sentence) })
  const seconds = (performance.now() - from) / 1_000
  going = false
  await Promise.all(others)
  took.sort((a, b) => a - b)
  const at = (share: number) => Math.round(took[Math.floor((took.length - 1) * share)] ?? 0)
  process.stdout.write(
    `${rows} rows in each of two tables, ${applied.length} migrations in ${seconds.toFixed(1)} s with ${said.length} retreats, ${took.length} statements meanwhile: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms\n`,
  )
  expect(failures).toEqual([])
  expect(applied[0]).toBe(first)
  expect(took.length).toBeGreaterThan(50)
  expect(at(1)).toBeLessThan(lockTimeoutMs + slackMs)
}, 3_600_000)
