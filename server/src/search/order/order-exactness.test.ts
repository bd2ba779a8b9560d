import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { empty, workerDatabase } from '../../../test/database.ts'
import { preparePlainSearch, randomCriteria, searchPlainly } from '../../../test/plain-search.ts'
import { anEmployerRow, cities, insertJobs, seededNumbers } from '../../../test/search-data.ts'
import { type Database, openDatabase, openPool } from '../../db/database.ts'
import { publishJobs, vacuumSearch } from '../index/write-documents.sql.ts'
import type { SearchCriteria, SearchOrder } from '../model/criteria.ts'
import { createSearch, type SearchOfTable } from '../search.ts'

let pool: pg.Pool
let db: Database
let search: SearchOfTable
/** A search that doesn't know that documents have the levels of their pay. */
let beforeRewrite: SearchOfTable

const orders: SearchOrder[] = ['pay', 'distance', 'answers']
/** Finished and answered applications of companies, one for each band, and one without published figures. */
const figures = [
  [20, 20],
  [20, 18],
  [20, 16],
  [20, 10],
  [20, 3],
  [4, 4],
] as const

beforeAll(async () => {
  pool = openPool({ ...(await workerDatabase()), connections: 1 })
  db = openDatabase(pool)
  await empty(pool)
  await insertJobs(db, 5_000)
  for (const [at, [finished, answered]] of figures.entries()) {
    const id = await anEmployerRow(db, `Acme Works ${at}`)
    await db.updateTable('response_stats').set({ finished, answered }).where('employer_id', '=', id).execute()
    await sql`update jobs set employer_id = ${id} where search_seq % 7 = ${at}`.execute(db)
  }
  await sql`update jobs set currency = case search_seq % 10 when 1 then 'JPY' else 'EUR' end where search_seq % 10 in (1, 2, 3)`.execute(
    db,
  )
  // A third of all jobs have the point of their town, and a tenth the same pay.
  await sql`update jobs set latitude = places.latitude, longitude = places.longitude from places
    where places.id = place_id and search_seq % 3 = 0`.execute(db)
  await sql`update jobs set pay_from = 104000, pay_to = 104000 where search_seq % 10 in (3, 4)`.execute(db)
  const ids = (await db.selectFrom('jobs').select('id').execute()).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += 2_000)
    await db.transaction().execute((tx) => publishJobs(tx, ids.slice(at, at + 2_000)))
  await vacuumSearch(db, 'job_search')
  await preparePlainSearch(db)
  search = createSearch(db, 'job_search')
  await search.find({ page: 1, limit: 1 })
  await sql`insert into search_rewrites (source) values ('job_search')`.execute(db)
  beforeRewrite = createSearch(db, 'job_search')
  await beforeRewrite.find({ page: 1, limit: 1 })
}, 90_000)
afterAll(async () => {
  await empty(pool)
  await pool.end()
})

async function expectPlainOrder(criteria: SearchCriteria, expected: string[]): Promise<boolean> {
  const found = await search.find(criteria)
  const from = (criteria.page - 1) * criteria.limit
  const ids = expected.slice(0, 1_000).slice(from, from + criteria.limit)
  expect({ criteria, ids: found.ids }).toEqual({ criteria, ids })
  if (found.totalIsExact) expect({ criteria, total: found.total }).toEqual({ criteria, total: expected.length })
  else expect(expected.length).toBeGreaterThanOrEqual(found.total)
  expect({ criteria, ids: (await beforeRewrite.find(criteria)).ids }).toEqual({ criteria, ids })
  return found.totalIsExact
}

it.each(orders)(
  'orders random searches by %s as the plain query does, with true totals',
  async (sort) => {
    const below = seededNumbers(11)
    let capped = 0
    for (let round = 0; round < 80; round++) {
      const payCurrency = ['USD', 'EUR', 'JPY', 'CHF'][below(4)] as string
      const criteria = { ...randomCriteria(below), sort, payCurrency }
      if (!(await expectPlainOrder(criteria, await searchPlainly(db, criteria)))) capped += 1
    }
    expect(capped).toBeGreaterThan(3)
  },
  120_000,
)

it.each([
  ['pay', {}],
  ['pay', { text: 'work' }],
  ['pay', { text: 'work', payCurrency: 'EUR' }],
  ['answers', { text: 'work' }],
  ['distance', { near: { ...cities[0], km: 500 } }],
  // Suva is beside the antimeridian, so that some of its jobs are on the other side.
  ['distance', { near: { latitude: cities[3].latitude, longitude: 179.9, km: 500 }, text: 'work' }],
] as const)('shows each job once on the pages by %s of %o, and none beyond the end', async (sort, part) => {
  const limit = 90
  const criteria = { ...part, sort, limit }
  const expected = (await searchPlainly(db, { ...criteria, page: 1 })).slice(0, 1_000)
  const ids: string[] = []
  for (let page = 1; page <= 12; page++) ids.push(...(await search.find({ ...criteria, page })).ids)
  expect(ids).toEqual(expected)
  expect((await search.find({ ...criteria, page: 1_000 })).ids).toEqual([])
})

it('puts jobs of other currencies and without pay after those of the currency, the newest first', async () => {
  const found = await search.find({ text: 'horologist', sort: 'pay', payCurrency: 'CHF', page: 1, limit: 30 })
  const newest = await search.find({ text: 'horologist', page: 1, limit: 30 })
  expect(found).toEqual(newest)
  const paid = await search.find({ sort: 'pay', payCurrency: 'CHF', minPayByYear: 1, page: 1, limit: 30 })
  expect(paid).toMatchObject({ total: 0, ids: [] })
})

it('orders by age where there is no point to measure from', async () => {
  const criteria = { text: 'baker', page: 1, limit: 30 }
  expect(await search.find({ ...criteria, sort: 'distance' })).toEqual(await search.find(criteria))
})
