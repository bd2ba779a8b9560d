import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { empty, workerDatabase } from '../../test/database.ts'
import { preparePlainSearch, randomCriteria, searchPlainly } from '../../test/plain-search.ts'
import { insertJobs, seededNumbers } from '../../test/search-data.ts'
import { type Database, openDatabase, openPool } from '../db/database.ts'
import { publishJobs, vacuumSearch } from './index/write-documents.sql.ts'
import { createSearch, type SearchOfTable } from './search.ts'

let pool: pg.Pool
let db: Database
let search: SearchOfTable
/** A search that does not know that documents have words together with their region. */
let withoutChoices: SearchOfTable

beforeAll(async () => {
  // One connection, so that the temporary table of the plain answers is seen.
  pool = openPool({ ...(await workerDatabase()), connections: 1 })
  db = openDatabase(pool)
  await empty(pool)
  const words = ['work', 'dai', 'team', 'manag', 'engin', 'acm', 'boi', 'k/health', 'k/engineering', 'e/full_time']
  const regional = words.map((word) => ({ word, last_before: 0 }))
  await db.insertInto('regional_words').values(regional).execute()
  await insertJobs(db, 8_000)
  await vacuumSearch(db, 'job_search')
  await preparePlainSearch(db)
  search = createSearch(db, 'job_search')
  await search.find({ page: 1, limit: 1 })
  const choose = (last_before: number) => db.updateTable('regional_words').set({ last_before }).execute()
  await choose(1)
  withoutChoices = createSearch(db, 'job_search')
  await withoutChoices.find({ page: 1, limit: 1 })
  await choose(0)
}, 60_000)
afterAll(async () => {
  await empty(pool)
  await pool.end()
})

it('answers random searches as the plain query does: the same rows in the same order, and true totals', async () => {
  const below = seededNumbers(7)
  let capped = 0
  for (let round = 0; round < 250; round++) {
    const criteria = randomCriteria(below)
    const expected = await searchPlainly(db, criteria)
    const found = await search.find(criteria)
    expect({ criteria, ...(await withoutChoices.find(criteria)) }).toEqual({ criteria, ...found })
    const relevant = { ...criteria, sort: 'relevance' as const }
    expect({ criteria, ...(await withoutChoices.find(relevant)) }).toEqual({
      criteria,
      ...(await search.find(relevant)),
    })
    const from = (criteria.page - 1) * criteria.limit
    const page = expected.slice(0, 1_000).slice(from, from + criteria.limit)
    expect({ criteria, ids: found.ids }).toEqual({ criteria, ids: page })
    if (found.totalIsExact) expect({ criteria, total: found.total }).toEqual({ criteria, total: expected.length })
    else expect(expected.length).toBeGreaterThanOrEqual(found.total)
    if (!found.totalIsExact) capped += 1
  }
  expect(capped).toBeGreaterThan(10)
}, 120_000)

it('finds by relevance what newest first finds, titles before texts', async () => {
  for (const text of [
    'baker',
    'manager team',
    'piano horologist',
    'team',
    'senior engineer',
    'regional engineer copper',
  ]) {
    const byDate = new Set<string>()
    const byTitle: string[] = []
    for (let page = 1; page <= 10; page++) {
      const newest = await search.find({ text, page, limit: 100 })
      const relevant = await search.find({ text, page, limit: 100, sort: 'relevance' })
      if (newest.totalIsExact && relevant.totalIsExact) expect(relevant.total).toBe(newest.total)
      for (const id of newest.ids) byDate.add(id)
      byTitle.push(...relevant.ids)
    }
    expect(new Set(byTitle).size).toBe(byTitle.length)
    if (byDate.size < 1_000) expect(new Set(byTitle)).toEqual(byDate)
    const { rows } = await sql<{ id: string; titled: boolean }>`
      select id, search_words(title) @@ plainto_tsquery('hearback', ${text}) as titled
      from jobs where id = any(${byTitle}::uuid[])`.execute(db)
    const titled = new Map(rows.map((row) => [row.id, row.titled]))
    const order = byTitle.map((id) => titled.get(id))
    expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)))
  }
}, 60_000)

it.each(['baker', 'manager', 'team'])(
  'puts the newest titles with %s before the newest texts, on whatever page',
  async (text) => {
    const { rows } = await sql<{ id: string }>`
    select plain.id from plain join jobs using (id), plainto_tsquery('hearback', ${text}) as word
    where plain.words @@ word order by search_words(jobs.title) @@ word desc, plain.search_seq desc`.execute(db)
    for (const [page, limit] of [
      [1, 20],
      [2, 20],
      [3, 100],
      [10, 30],
      [49, 20],
    ] as const) {
      const { ids } = await search.find({ text, page, limit, sort: 'relevance' })
      expect(ids).toEqual(rows.slice((page - 1) * limit, page * limit).map(({ id }) => id))
    }
  },
)

it('shows a job immediately that was published after the statistics were read, also within a window', async () => {
  search = createSearch(db, 'job_search')
  await search.find({ page: 1, limit: 1 })
  const employer = (await db.selectFrom('employers').select('user_id').executeTakeFirstOrThrow()).user_id
  const { id } = await db
    .insertInto('jobs')
    .values({ employer_id: employer, title: 'work', category: 'Health', description: 'work', pay_from: 1, pay_to: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => publishJobs(tx, [id]))
  expect((await search.find({ text: 'work', page: 1, limit: 1 })).ids).toEqual([id])
  expect((await search.find({ text: 'work', page: 1, limit: 1, sort: 'relevance' })).ids).toEqual([id])
  await db.deleteFrom('jobs').where('id', '=', id).execute()
  expect((await search.find({ text: 'work', page: 1, limit: 1 })).ids).not.toEqual([id])
})

it('reads the newest alone where words go together more often than expected by chance', async () => {
  const titles = sql<string>`case when number % 3 > 0 then 'Bespoke tailoring' else 'Plumbing' end`
  const { rows } = await sql<{ id: string }>`insert into jobs
    (employer_id, title, category, description, pay_from, pay_to)
    select (select user_id from employers limit 1), ${titles}, 'Health', 'By hand', 1, 2
    from generate_series(1, 6400) as number returning id`.execute(db)
  const ids = rows.map((row) => row.id)
  await db.transaction().execute((tx) => publishJobs(tx, ids))
  await sql`analyze job_search`.execute(db)
  const tailors = createSearch(db, 'job_search')
  const { rows: newest } = await sql<{ id: string }>`
    select id from jobs where title = 'Bespoke tailoring' order by search_seq desc limit 60`.execute(db)
  for (const sort of ['newest', 'relevance'] as const) {
    const found = await tailors.find({ text: 'bespoke tailoring', page: 3, limit: 20, sort })
    expect(found).toMatchObject({ total: 1_000, totalIsExact: false })
    expect({ sort, ids: found.ids }).toEqual({ sort, ids: newest.slice(40).map((row) => row.id) })
  }
  expect(await tailors.find({ text: 'bespoke plumbing', page: 1, limit: 20 })).toMatchObject({ total: 0 })
  await db.deleteFrom('jobs').where('id', 'in', sql<string>`(select unnest(${ids}::uuid[]))`).execute()
}, 60_000)
