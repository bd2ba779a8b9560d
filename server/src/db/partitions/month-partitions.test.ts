import type pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMigratedTarget, type RestoreTarget } from '../../../test/restore-target.ts'
import { type Database, openDatabase, openPool } from '../database.ts'
import { keepMonths } from './month-partitions.sql.ts'

let place: RestoreTarget
let pool: pg.Pool
let db: Database
beforeEach(async () => {
  place = await aMigratedTarget()
  pool = openPool({ url: place.databaseUrl, connections: 5 })
  db = openDatabase(pool)
  await pool.query(
    "insert into users (email, phone, password_hash, user_type) values ('a@b.example', '+12085550100', 'x', 'jobseeker')",
  )
})
afterEach(async () => {
  await pool.end()
  await place.remove()
})

const log = pino({ level: 'silent' })
const table = { name: 'notifications', column: 'created_at', keptFor: '180 days' }
const keep = (keptFor = table.keptFor) => keepMonths({ db, log }, { ...table, keptFor })
const monthAhead = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
}
const nameOf = (months: number) =>
  `notifications_${monthAhead(months).toISOString().replace('-', '_').replace(/-.*/, '')}`
const first = () => nameOf(2).replace('notifications', 'notifications_before')
async function partitions(): Promise<string[]> {
  const { rows } = await pool.query(
    `select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'notifications'::regclass order by 1`,
  )
  return rows.map(({ name }) => name)
}
const told = (at: Date) =>
  pool.query(
    `insert into notifications (user_id, kind, path, created_at) select id, 'x', '/', $1 from users
     returning tableoid::regclass::text as part`,
    [at],
  )
const partOf = async (at: Date) => (await told(at)).rows[0].part.replace('partitions.', '')
const indexes = (name: string) =>
  pool
    .query(`select indexdef from pg_indexes where schemaname = 'partitions' and tablename = $1 order by 1`, [name])
    .then(({ rows }) => rows.map(({ indexdef }) => indexdef.replaceAll(/.* USING /g, '')).toSorted())

describe('months', () => {
  test('are there three ahead, with the indexes and keys of the others, and making them again changes nothing', async () => {
    await keep()
    const expected = [nameOf(2), nameOf(3), first(), 'notifications_default']
    expect(await partitions()).toEqual(expected)
    await Promise.all([keep(), keep()])
    expect(await partitions()).toEqual(expected)
    expect(await indexes(nameOf(3))).toEqual(await indexes(first()))
    const { rows } = await pool.query(
      `select contype from pg_constraint where conrelid = $1::regclass and contype <> 'n' order by 1`,
      [`partitions.${nameOf(3)}`],
    )
    expect(rows.map(({ contype }) => contype)).toEqual(['c', 'f', 'p'])
  })

  test('begin and end at midnight UTC, in whatever time zone the server is', async () => {
    await pool.query(
      `do $$ begin execute format('alter database %I set timezone = ''America/Boise''', current_database()); end $$`,
    )
    await pool.end()
    pool = openPool({ url: place.databaseUrl, connections: 5 })
    db = openDatabase(pool)
    await keep()
    const end = monthAhead(3).getTime()
    expect(await partOf(new Date(end - 1))).toBe(nameOf(2))
    expect(await partOf(new Date(end))).toBe(nameOf(3))
  })

  test('that the job has not made do not fail an insert, and a month that has begun without a partition stays in the default one', async () => {
    expect(await partOf(monthAhead(2))).toBe('notifications_default')
    await keep()
    expect(await partitions()).toEqual([nameOf(3), first(), 'notifications_default'])
    expect(await partOf(monthAhead(2))).toBe('notifications_default')
    expect(await partOf(monthAhead(3))).toBe(nameOf(3))
  })

  test('are dropped as a whole once all of them is too old, and not a day before; the default partition stays', async () => {
    await keep()
    await told(new Date())
    const untilEnd = Math.ceil((monthAhead(2).getTime() - Date.now()) / 86_400_000)
    await keep(`${-untilEnd + 2} days`)
    expect(await partitions()).toContain(first())
    await keep(`${-untilEnd - 1} days`)
    expect(await partitions()).toEqual([nameOf(2), nameOf(3), 'notifications_default'])
    expect((await pool.query('select from notifications')).rowCount).toBe(0)
    const { rows } = await pool.query(`select count(*)::int as count from pg_tables where schemaname = 'partitions'`)
    expect(rows).toEqual([{ count: 3 }])
    expect(await partOf(new Date())).toBe('notifications_default')
  })

  // A report that reads all partitions holds the default one too, which a new partition needs for a moment.
  test.each([
    ['added', '180 days', () => partitions().then((all) => all.includes(nameOf(3)))],
    ['dropped', '-10 years', () => partitions().then((all) => all.length === 1)],
  ])(
    'that are %s give way to a transaction that reads the table, hold up no one, and come with the next run',
    async (_what, keptFor, isDone) => {
      if (keptFor !== '180 days') await keep()
      const holder = await pool.connect()
      await holder.query('begin; select from notifications limit 1')
      const kept = keep(keptFor)
      const from = performance.now()
      await told(new Date())
      expect(performance.now() - from).toBeLessThan(2_500)
      await kept
      expect(await isDone()).toBe(false)
      await holder.query('commit')
      holder.release()
      await keep(keptFor)
      expect(await isDone()).toBe(true)
    },
  )
})

describe('statements on notifications', () => {
  const plan = async (text: string): Promise<string> => {
    const { rows } = await pool.query(`explain (costs off) ${text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const user = "'00000000-0000-7000-8000-000000000000'"
  beforeEach(async () => {
    await keep()
    // Of each month, and of those that have no partition yet.
    await pool.query(
      `insert into users (email, phone, password_hash, user_type)
         select n || '@people.example', '+12085550100', 'x', 'jobseeker' from generate_series(1, 500) n;
       insert into notifications (user_id, kind, path, created_at)
         select id, 'x', '/', now() + n * interval '4 days' from users, generate_series(-20, 40) n; analyze notifications`,
    )
  })

  test('of one person read each month by an index on the person', async () => {
    const list = await plan(
      `select id from notifications where user_id = ${user} order by created_at desc, id desc limit 20`,
    )
    expect(list).toMatch(/Merge Append/)
    expect(list.match(/Index.* Scan using \S*(of_user|user_id_created_at_id_idx)/g)).toHaveLength(4)
    expect(list).not.toMatch(/Seq Scan| Sort\n/)
    const unread = await plan(`select count(*) from notifications where user_id = ${user} and read_at is null`)
    expect(unread).not.toMatch(/Seq Scan/)
  })

  test('of the nightly purge leave out the months that are too young', async () => {
    const purge = await plan(`select id from notifications where created_at < now() - interval '90 days'`)
    expect(purge).toMatch(/Subplans Removed: [23]/)
    expect(
      await plan(`select id from notifications where created_at >= '${monthAhead(3).toISOString()}'`),
    ).not.toContain(nameOf(2))
  })
})
