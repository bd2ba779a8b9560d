import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase, openPool } from '../../server/src/db/database.ts'
import { type Side, stepsFor } from '../../server/src/features/applications/applications.rules.ts'
import { rewriteBatch } from '../../server/src/search/index/backfill-documents.sql.ts'
import { publishJobs, publishTalents } from '../../server/src/search/index/write-documents.sql.ts'
import { searchTables } from '../../server/src/search/model/search-tables.ts'
import { eventually } from '../../server/test/app.ts'
import { generate } from './generate.ts'
import { createTestDatabase, type TestDatabase, withTestDatabase } from './test-database.ts'
import { sizesOf } from './world.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

/** The start of today, so that jobs are open. */
const at = Math.floor(Date.now() / 86_400_000) * 86_400_000
const fill = (url: string, jobs: number, seed = 1) => generate(url, sizesOf(jobs), () => {}, { seed, at })

const filled = [
  ...[
    'users',
    'sessions',
    'employers',
    'seekers',
    'experiences',
    'hidden_employers',
    'hidden_jobs',
    'jobs',
    'job_search',
  ],
  ...['talent_search', 'job_lexicon', 'talent_lexicon', 'applications', 'application_steps', 'offers', 'chats'],
  'messages',
]

async function withPool<R>(url: string, work: (pool: pg.Pool) => Promise<R>): Promise<R> {
  const pool = openPool({ url, connections: 2 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
const valuesOf = async <R>(pool: pg.Pool, statement: string): Promise<R[]> =>
  (await pool.query<{ value: R }>(statement)).rows.map((row) => row.value)

/** Documents of talents say how long ago their owners were seen, which changes by the minute. */
const unlikeClock = (table: string) =>
  table === 'talent_search' ? `|| jsonb_build_object('doc', ts_delete(doc, '{z/week,z/month}'))` : ''

/** By table, of all that does not differ from run to run by itself. */
const digestOf = (url: string) =>
  withPool(url, async (pool) => {
    const digests: Record<string, string | undefined> = {}
    for (const table of filled) {
      const [digest] = await valuesOf<string>(
        pool,
        `select count(*) || ' ' || md5(string_agg(row, '' order by row)) as value
         from (select md5((to_jsonb(t) - 'password_hash' ${unlikeClock(table)})::text) as row from ${table} t) rows`,
      )
      digests[table] = digest
    }
    return digests
  })

const structureOf = (url: string) =>
  withPool(url, (pool) =>
    valuesOf<string>(
      pool,
      `select pg_get_indexdef(indexrelid) as value from pg_index join pg_class on oid = indrelid where relnamespace = 'public'::regnamespace
       union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select relname || ' ' || reloptions::text from pg_class where relnamespace = 'public'::regnamespace
       order by 1`,
    ),
  )

/** Jobs come in two batches, documents of jobs in three, and chats in two. */
const wholeSize = 1_200
let whole: TestDatabase
let structure: string[] = []
beforeAll(async () => {
  whole = await createTestDatabase()
  structure = await structureOf(whole.url)
  await fill(whole.url, wholeSize)
})
afterAll(() => whole.remove())

test('the same seed makes the same rows, another one others', async () => {
  await withTestDatabase(async (one) => {
    await fill(one.url, 100)
    const first = await digestOf(one.url)
    await withTestDatabase(async (other) => {
      await fill(other.url, 100)
      expect(await digestOf(other.url)).toEqual(first)
    })
    await withTestDatabase(async (third) => {
      await fill(third.url, 100, 2)
      const digests = await digestOf(third.url)
      expect(filled.filter((table) => digests[table] === first[table])).toEqual(['sessions', 'hidden_jobs'])
    })
  })
})

test('a fill that was killed goes on where it was, with nothing double, and all indexes and rules are back', async () => {
  expect(await structureOf(whole.url)).toEqual(structure)
  await withTestDatabase(async (killed) => {
    await killWhileFilling(killed.url, wholeSize)
    await fill(killed.url, wholeSize)
    expect(await structureOf(killed.url)).toEqual(structure)
    expect(await digestOf(killed.url)).toEqual(await digestOf(whole.url))
  })
})

/** As `npm run bench -- scale` runs it, in a process of its own. */
async function killWhileFilling(url: string, jobs: number): Promise<void> {
  const args = ['scale', '--jobs', String(jobs), '--steps', 'fill', '--at', new Date(at).toISOString()]
  const child = spawn(process.execPath, [join(import.meta.dirname, '../run.ts'), ...args], {
    env: { ...process.env, BENCH_DATABASE_URL: url, BENCH_RESULTS: 'off' },
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  await withPool(url, async (pool) => {
    const hasPublished = async () => {
      const [isThere] = await valuesOf(pool, `select to_regclass('bench.batches') is not null as value`)
      const published = `select 1 as value from bench.batches where kind = 'job search'`
      return isThere === true && (await valuesOf(pool, published)).length > 0
    }
    await eventually(hasPublished, { withinMs: 120_000 })
  })
  child.kill('SIGKILL')
  await gone
  const isFilled = `select 1 as value from bench.batches where kind = 'filled'`
  expect(await withPool(url, (pool) => valuesOf(pool, isFilled))).toEqual([])
}

test('another size or seed, and accounts of others, are refused rather than mixed', async () => {
  const { url } = whole
  await expect(fill(url, wholeSize + 10)).rejects.toThrow('choose another folder')
  await expect(fill(url, wholeSize, 2)).rejects.toThrow('seed 1')
  await withPool(url, (pool) => pool.query('alter schema bench rename to elsewhere'))
  await expect(fill(url, wholeSize)).rejects.toThrow('not of the benchmark')
  await withPool(url, (pool) => pool.query('drop schema bench cascade; alter schema elsewhere rename to bench'))
})

test('counters, numbers of messages, histories and read models are those that the product would have made', async () => {
  const { url } = whole
  await withPool(url, async (pool) => {
    const [sizes] = await valuesOf(
      pool,
      `select json_build_array((select count(*) from jobs), (select count(*) from seekers), (select count(*) from applications),
          (select count(*) from messages)) as value`,
    )
    expect(sizes).toEqual([wholeSize, wholeSize, 5 * wholeSize, 10 * wholeSize])
    expect(await valuesOf(pool, wrongCounters)).toEqual([])
    expect(await valuesOf(pool, wrongHistories)).toEqual([])
    const steps = await valuesOf<Step>(
      pool,
      `select distinct jsonb_build_object('from', from_status, 'to', to_status, 'by', by) as value from application_steps
         where from_status is not null`,
    )
    expect(steps.length).toBeGreaterThan(5)
    expect(steps.filter((step) => !isAllowed(step))).toEqual([])
  })
  const before = await digestOf(url)
  await withPool(url, async (pool) => {
    const db = openDatabase(pool)
    for (const table of searchTables) expect(await rewriteBatch(db, table), table).toBe(false)
    expect(
      await valuesOf(pool, 'select user_id as value from seekers where location_text is distinct from city'),
    ).toEqual([])
    const [jobs, seekers] = [
      await valuesOf<string>(pool, 'select id as value from jobs'),
      await valuesOf<string>(pool, 'select user_id as value from seekers'),
    ]
    await db.transaction().execute(async (tx) => {
      await publishJobs(tx, jobs)
      await publishTalents(tx, seekers)
    })
  })
  expect(await digestOf(url)).toEqual(before)
})

interface Step {
  from: ApplicationStatus
  to: ApplicationStatus
  by: Side
}
function isAllowed({ from, to, by }: Step): boolean {
  const standing = {
    statusChangedAt: new Date(at),
    now: new Date(at),
    rounds: 1,
    jobIsOpen: true,
    offerIsPending: false,
  }
  return stepsFor({ ...standing, status: from }, by).includes(to)
}

const wrongCounters = `
  select 'job ' || id as value from jobs
  where applications_count <> (select count(*) from applications where job_id = jobs.id)
  union all
  select 'chat ' || chats.id from chats left join lateral (
    select count(*)::int as count, max(seq) as last, max(messages.created_at) as at,
      count(*) filter (where sender_id = seeker_id and seq > employer_read_seq)::int as employer_unread,
      count(*) filter (where sender_id = employer_id and seq > seeker_read_seq)::int as seeker_unread,
      count(*) filter (where (read_at is not null) <> (seq <= case sender_id when seeker_id then employer_read_seq else seeker_read_seq end)) as wrong
    from messages where chat_id = chats.id) said on true
  where last_seq <> said.count or last_seq <> coalesce(said.last, 0) or said.wrong > 0 or last_message_at is distinct from said.at
    or (chats.employer_unread, chats.seeker_unread) <> (said.employer_unread, said.seeker_unread)
  union all
  select 'sender ' || messages.id from messages join chats on chats.id = chat_id where sender_id not in (employer_id, seeker_id)`

const wrongHistories = `
  select applications.id as value from applications join jobs on jobs.id = job_id
  where applications.employer_id <> jobs.employer_id or applied_at < published_at or applications.status <> (
    select to_status from application_steps where application_id = applications.id order by at desc, id desc limit 1)
  union all
  select applications.id from applications where applications.status in ('offered', 'hired') <> exists (
    select from offers where application_id = applications.id)`

test('few words, towns and companies have most, and most have few', async () => {
  await withPool(whole.url, async (pool) => {
    const posts = await valuesOf<number>(
      pool,
      'select count(*)::int as value from jobs group by employer_id order by 1 desc',
    )
    expect(posts[0]).toBeGreaterThan(5 * (posts[20] ?? 0))
    const words = await valuesOf<number>(pool, `select documents as value from job_lexicon order by 1 desc`)
    const open = await valuesOf(pool, 'select 1 as value from job_search')
    expect(words[0]).toBeGreaterThan(open.length / 2)
    expect(words.filter((documents) => documents < open.length / 100).length).toBeGreaterThan(words.length / 2)
    const [largest] = await valuesOf<number>(
      pool,
      'select count(*)::int as value from jobs group by place_id order by 1 desc',
    )
    const [towns] = await valuesOf<number>(pool, 'select count(distinct place_id)::int as value from jobs')
    expect(largest).toBeGreaterThan((10 * wholeSize) / (towns ?? 1))
  })
})
