import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { empty, workerDatabase } from '../../test/database.ts'
import { anEmployerRow, insertCities, insertJobs } from '../../test/search-data.ts'
import { type Database, openDatabase, openPool } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import { rebuildLexicon, rebuildSmallLexicons } from './index/lexicon.sql.ts'
import { publishJobs } from './index/write-documents.sql.ts'
import type { SearchCriteria } from './model/criteria.ts'
import { categoryFacet, employmentFacet, skillFacet, workplaceFacet } from './model/lexemes.ts'
import { createSearch, type Search } from './search.ts'

const boise = 5586437
const berlin = 2950159
let pool: pg.Pool
let db: Database
let search: Search
let employer: string
let now = Date.now()

beforeAll(async () => {
  pool = openPool(await workerDatabase())
  db = openDatabase(pool)
  await empty(pool)
  await insertCities(db)
})
beforeEach(async () => {
  await empty(pool)
  employer = await anEmployerRow(db, 'Blue Ridge Clinics')
  now = Date.now()
  search = createSearch(db, 'job_search', { now: () => now })
})
afterAll(async () => {
  await empty(pool)
  await pool.end()
})

type JobColumns = Parameters<ReturnType<Database['insertInto']>['values']>[0] & Record<string, unknown>
async function aJob(title: string, columns: Partial<JobColumns> = {}): Promise<string> {
  const row = { employer_id: employer, title, category: 'Health', description: 'A post.', pay_from: 20, pay_to: 30 }
  const { id } = await db
    .insertInto('jobs')
    .values({ ...row, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => publishJobs(tx, [id]))
  return id
}
const found = async (criteria: Partial<SearchCriteria>) => (await search.find({ page: 1, limit: 20, ...criteria })).ids

describe('words', () => {
  it('finds a job by title, description, skill, category, city and company, in any case and form', async () => {
    const id = await aJob('Night Nurse', {
      description: 'You dress wounds.',
      skills: ['Phlebotomy'],
      city: 'Moscow, Idaho',
    })
    for (const text of ['nurse', 'NURSES', 'wound', 'phlebotomy', 'health', 'moscow', 'blue ridge', 'night wounds']) {
      expect({ text, ids: await found({ text }) }).toEqual({ text, ids: [id] })
    }
    expect(await found({ text: 'nurse plumber' })).toEqual([])
  })

  it('takes signs of the query language and of patterns as they stand', async () => {
    await aJob('Baker')
    const plain = ['%', '_', '\\', "'", '"', '&', '|', '!', ':*', '<->', '()', 's/x', "o'brien", 'b%r', "x' | 'baker"]
    for (const text of plain) {
      expect({ text, ids: await found({ text }) }).toEqual({ text, ids: [] })
    }
    for (const text of ['baker & !baker', 'baker:*', '(baker)', "'baker'", 'baker\\', '!baker']) {
      expect({ text, found: (await found({ text })).length }).toEqual({ text, found: 1 })
    }
  })

  it('tells C++, C# and .NET from C, and IT from it', async () => {
    const plusPlus = await aJob('C++ developer')
    const sharp = await aJob('Developer', { skills: ['C#', '.NET'] })
    const support = await aJob('IT support', { description: 'We like it here.' })
    expect(await found({ text: 'c++' })).toEqual([plusPlus])
    expect(await found({ text: 'C#' })).toEqual([sharp])
    expect(await found({ text: '.net developer' })).toEqual([sharp])
    expect(await found({ text: 'it' })).toEqual([support])
  })

  it('finds the parts of what is written with slashes, dots and hyphens', async () => {
    const id = await aJob('UI/UX designer', { description: 'Experience with CI/CD.You know node.js and e-mail.' })
    for (const text of ['ux', 'cd', 'you know', 'node.js', 'ci/cd', 'e-mail']) {
      expect({ text, ids: await found({ text }) }).toEqual({ text, ids: [id] })
    }
  })

  it('never takes words of a text for facets', async () => {
    await aJob('Baker', { description: `k/engineering c/${boise} s/welding` })
    expect(await found({ facets: [[categoryFacet('Engineering')]] })).toEqual([])
    expect(await found({ facets: [[skillFacet('welding')]] })).toEqual([])
    expect(await found({ text: 'baker', placeId: boise })).toEqual([])
  })

  it('shows everything, newest first, for no words', async () => {
    const ids = [await aJob('Baker'), await aJob('Cook'), await aJob('Waiter')].reverse()
    expect(await found({})).toEqual(ids)
    expect(await found({ text: '  ' })).toEqual(ids)
  })

  it('searches at most eight words', async () => {
    const id = await aJob('One two three four five six seven eight')
    expect(await found({ text: 'one two three four five six seven eight nine ten' })).toEqual([id])
  })
})

describe('words that mean the same', () => {
  it('find each other, also in the plural and beside further words', async () => {
    const attorney = await aJob('Tax attorney')
    const lawyer = await aJob('Lawyer')
    await rebuildLexicon(db, 'job_search')
    expect(await found({ text: 'lawyer' })).toEqual([lawyer, attorney])
    expect(await found({ text: 'Attorneys' })).toEqual([lawyer, attorney])
    expect(await found({ text: 'tax lawyer' })).toEqual([attorney])
  })

  it('find what posts name otherwise, and not the other way round', async () => {
    const operator = await aJob('Motor vehicle operator')
    const driver = await aJob('Truck driver')
    await rebuildLexicon(db, 'job_search')
    expect(await found({ text: 'truck driver' })).toEqual([driver, operator])
    expect(await found({ text: 'vehicle operator' })).toEqual([operator])
  })

  it('find the one word that they are when written together, but neither alone', async () => {
    const together = await aJob('Cybersecurity analyst')
    const apart = await aJob('Cyber security analyst')
    await aJob('Security guard')
    await rebuildLexicon(db, 'job_search')
    expect(await found({ text: 'cyber security' })).toEqual([apart, together])
  })

  it('are told of no correction, even where the one that was typed is nowhere', async () => {
    const attorney = await aJob('Attorney')
    await aJob('Sawyer')
    await rebuildLexicon(db, 'job_search')
    const result = await search.find({ text: 'lawyer', page: 1, limit: 10 })
    expect(result).toMatchObject({ ids: [attorney], corrected: null })
  })
})

describe('words that are nowhere', () => {
  it('are taken for those of which letters were left out or swapped, before those with other letters', async () => {
    await aJob('Electrical engineer')
    await aJob('Electrical inspector')
    await aJob('Electrician')
    await aJob('Social worker')
    await rebuildLexicon(db, 'job_search')
    expect((await search.find({ text: 'electrican', page: 1, limit: 10 })).corrected).toBe('electrician')
    expect((await search.find({ text: 'socail worker', page: 1, limit: 10 })).corrected).toBe('social worker')
  })

  it('become the nearest known word, which is told', async () => {
    const electrician = await aJob('Electrician')
    await aJob('Manager')
    await rebuildLexicon(db, 'job_search')
    const result = await search.find({ text: 'Senior? electricain', page: 1, limit: 10 })
    expect(result).toMatchObject({ ids: [], corrected: 'Senior? electrician' })
    expect(await search.find({ text: '"Eletrician"', page: 1, limit: 10 })).toMatchObject({
      ids: [electrician],
      total: 1,
      corrected: '"electrician"',
    })
    expect((await search.find({ text: 'managr', page: 1, limit: 10 })).corrected).toBe('manager')
    expect(await search.find({ text: 'zzzyx', page: 1, limit: 10 })).toMatchObject({ total: 0, corrected: null })
  })

  it('stay as they are once a document has them, although the lexicon does not', async () => {
    await aJob('Baker')
    await rebuildLexicon(db, 'job_search')
    expect((await search.find({ text: 'baler', page: 1, limit: 10 })).corrected).toBe('baker')
    const baler = await aJob('Baler')
    expect(await search.find({ text: 'baler', page: 1, limit: 10 })).toMatchObject({ ids: [baler], corrected: null })
  })

  it('are completed, with the lexicon and without', async () => {
    const [barista, barrister] = [await aJob('Barista'), await aJob('Barrister')]
    expect(await found({ text: 'bari' })).toEqual([barista])
    expect(await found({ text: 'bar' })).toEqual([barrister, barista])
    await rebuildLexicon(db, 'job_search')
    expect(await found({ text: 'bar' })).toEqual([barrister, barista])
    expect((await search.find({ text: 'bari', page: 1, limit: 10 })).corrected).toBe('barista')
  })
})

describe('filters', () => {
  it('joins groups of facets by and, and what is in one by or', async () => {
    const nurse = await aJob('Nurse', { employment_type: 'full_time', workplace: 'hybrid' })
    const cook = await aJob('Cook', { category: 'Food & Drink', employment_type: 'full_time' })
    await aJob('Welder', { category: "Metal's", employment_type: 'contract' })
    expect(await found({ facets: [[categoryFacet('health'), categoryFacet('FOOD & drink')]] })).toEqual([cook, nurse])
    expect(await found({ facets: [[employmentFacet('full_time')], [workplaceFacet('hybrid')], []] })).toEqual([nurse])
    expect(await found({ facets: [[categoryFacet("Metal's")]] })).toHaveLength(1)
  })

  it('finds skills by their words, all of them', async () => {
    const excel = await aJob('Clerk', { skills: ['Microsoft Excel', 'C++'] })
    await aJob('Other clerk', { skills: ['Microsoft Word'] })
    expect(await found({ skills: ['excel'] })).toEqual([excel])
    expect(await found({ skills: ['Microsoft', 'C++'] })).toEqual([excel])
    expect(await found({ skills: ['excel', 'word'] })).toEqual([])
  })

  it('keeps jobs whose upper end reaches the pay, whatever their period, and none without pay', async () => {
    const hourly = await aJob('Hourly', { pay_to: 30 })
    const yearly = await aJob('Yearly', { pay_from: 50_000, pay_to: 62_400, pay_period: 'year' })
    const daily = await aJob('Daily', { pay_from: 200, pay_to: 239.99, pay_period: 'day' })
    await aJob('Imported', { pay_from: null, pay_to: null, source: 'x', source_id: '1' })
    expect(await found({ minPayByYear: 62_400 })).toEqual([yearly, hourly])
    expect(await found({ minPayByYear: 62_397 })).toEqual([daily, yearly, hourly])
    expect(await found({ minPayByYear: 62_400.5 })).toEqual([])
    expect(await found({ minPayByYear: 0 })).toHaveLength(3)
  })

  it('compares pay within one currency, and leaves others out', async () => {
    const dollars = await aJob('Dollars', { pay_to: 30 })
    const yen = await aJob('Yen', { pay_from: 1_500, pay_to: 1_800, currency: 'JPY' })
    const dong = await aJob('Dong', { pay_from: 3e8, pay_to: 4.2e8, currency: 'VND', pay_period: 'year' })
    const dinars = await aJob('Dinars', { pay_from: 5, pay_to: 6, currency: 'KWD' })
    expect(await found({ minPayByYear: 0 })).toEqual([dollars])
    expect(await found({ minPayByYear: 1_000 * 2_080 })).toEqual([])
    expect(await found({ minPayByYear: 1_800 * 2_080, payCurrency: 'JPY' })).toEqual([yen])
    expect(await found({ minPayByYear: 1_801 * 2_080, payCurrency: 'JPY' })).toEqual([])
    expect(await found({ minPayByYear: 4e8, payCurrency: 'VND', sort: 'relevance' })).toEqual([dong])
    expect(await found({ minPayByYear: 6 * 2_080, payCurrency: 'KWD' })).toEqual([dinars])
    expect(await found({ minPayByYear: 1, payCurrency: 'EUR' })).toEqual([])
  })

  it('keeps jobs posted since an instant', async () => {
    const day = 86_400_000
    const fresh = await aJob('Fresh', { published_at: new Date(now - 1_000) })
    const old = await aJob('Old', { published_at: new Date(now - 70 * day) })
    expect(await found({ postedAfter: new Date(now - day) })).toEqual([fresh])
    expect(await found({ postedAfter: new Date(now - 70 * day - 1) })).toEqual([old, fresh])
    expect(await found({ postedAfter: new Date(now - 70 * day + 1_000), text: 'post' })).toEqual([fresh])
    expect(await found({ postedAfter: new Date(now + 5 * day) })).toEqual([])
  })
})

describe('places', () => {
  it('finds by place, and within a circle with the distance in kilometers', async () => {
    const near = await aJob('Near', { place_id: boise, latitude: 43.7, longitude: -116.2 })
    const atCity = await aJob('At the city, without a point of its own', { place_id: boise })
    await aJob('Elsewhere', { place_id: berlin })
    await aJob('Nowhere')
    expect(await found({ placeId: boise })).toEqual([atCity, near])
    const circle = { latitude: 43.6135, longitude: -116.20345, km: 25 }
    const { ids, distances } = await search.find({ near: circle, page: 1, limit: 10 })
    expect(ids).toEqual([atCity, near])
    expect(distances.get(atCity)).toBeCloseTo(0, 1)
    expect(distances.get(near)).toBeCloseTo(9.6, 1)
    expect(await found({ near: { ...circle, km: 5 }, text: 'city' })).toEqual([atCity])
    expect(await found({ text: 'nowhere' })).toHaveLength(1)
  })

  it('searches across the date line and around a pole', async () => {
    const west = await aJob('West', { latitude: -17, longitude: 179.9 })
    const east = await aJob('East', { latitude: -17, longitude: -179.9 })
    const meridian = await aJob('Meridian', { latitude: -17, longitude: 180 })
    const circle = { latitude: -17, longitude: -179.95, km: 40 }
    expect(await found({ near: circle })).toEqual([meridian, east, west])
    expect(await found({ near: circle, text: 'post' })).toEqual([meridian, east, west])
    const pole = await aJob('Pole', { latitude: 90, longitude: 12 })
    expect(await found({ near: { latitude: 89.5, longitude: -100, km: 100 }, text: 'pole' })).toEqual([pole])
  })
})

describe('publishing', () => {
  it('follows the job: it appears immediately, changes in its place, and goes when it is no longer open or is hidden', async () => {
    const [first, second] = [await aJob('First'), await aJob('Second')]
    await db.updateTable('jobs').set({ title: 'Renamed' }).where('id', '=', first).execute()
    await db.transaction().execute((tx) => publishJobs(tx, [first]))
    expect(await found({})).toEqual([second, first])
    expect(await found({ text: 'renamed' })).toEqual([first])
    await db.updateTable('jobs').set({ status: 'paused' }).where('id', '=', first).execute()
    await db.transaction().execute((tx) => publishJobs(tx, [first, second]))
    expect(await found({})).toEqual([second])
    await db.updateTable('jobs').set({ status: 'open' }).where('id', '=', first).execute()
    await db.transaction().execute((tx) => publishJobs(tx, [first]))
    expect(await found({})).toEqual([second, first])
    await db.updateTable('jobs').set({ hidden_at: new Date() }).where('id', '=', second).execute()
    await db.transaction().execute((tx) => publishJobs(tx, [second]))
    expect(await found({})).toEqual([first])
  })

  it('pages up to the first 1,000 results and says how many there are', async () => {
    for (const title of ['One', 'Two', 'Three']) await aJob(title)
    expect(await search.find({ page: 2, limit: 2 })).toMatchObject({ total: 3, totalPages: 2, totalIsExact: true })
    expect(await search.find({ page: 1_000_000, limit: 100 })).toMatchObject({ ids: [], total: 3 })
    expect(await search.find({ text: 'post', page: 9, limit: 2 })).toMatchObject({ ids: [], total: 3, totalPages: 2 })
  })

  it('answers on empty tables', async () => {
    const nothing = { ids: [], total: 0, totalPages: 0, totalIsExact: true }
    expect(await search.find({ page: 1, limit: 10 })).toMatchObject(nothing)
    expect(await search.find({ text: 'baker', sort: 'relevance', page: 1, limit: 10 })).toMatchObject(nothing)
    expect(await search.find({ near: { latitude: 0, longitude: 0, km: 500 }, page: 1, limit: 10 })).toMatchObject(
      nothing,
    )
    expect(await search.suggest('bak')).toEqual([])
  })

  it('reads the statistics once, and again after five seconds', async () => {
    let reads = 0
    const watched = new Kysely<DB>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => {
        if (query.sql.includes('most_common_elems')) reads += 1
      },
    })
    const other = createSearch(watched, 'job_search', { now: () => now })
    for (let round = 0; round < 3; round++) await other.find({ page: 1, limit: 1 })
    expect(reads).toBe(1)
    now += 6_000
    await Promise.all([other.find({ page: 1, limit: 1 }), other.find({ page: 1, limit: 1 })])
    await expect.poll(() => reads).toBe(2)
  })
})

it('suggests whole words of titles for the last word, the most frequent first', async () => {
  for (const title of ['Nurse manager', 'Nurse', 'Nursing aide']) await aJob(title, { description: 'nurture nuts' })
  await rebuildLexicon(db, 'job_search')
  expect(await search.suggest('nu')).toEqual(['nurse', 'nursing'])
  expect(await search.suggest('Senior NUR')).toEqual(['Senior nurse', 'Senior nursing'])
  expect(await search.suggest('')).toEqual([])
  expect(await search.suggest('%')).toEqual([])
})

it('forgets words of jobs that are gone', async () => {
  const id = await aJob('Horologist')
  await rebuildLexicon(db, 'job_search')
  await db.deleteFrom('jobs').where('id', '=', id).execute()
  await rebuildLexicon(db, 'job_search')
  expect(await search.suggest('hor')).toEqual([])
})

it('counts the documents and titles of each word', async () => {
  await insertJobs(db, 900)
  expect(await rebuildLexicon(db, 'job_search')).toBe(true)
  const { rows } = await sql<Record<'documents' | 'titles' | 'documentsThere' | 'titlesThere', number>>`
    select documents, titles,
      (select count(*)::int from job_search where doc @@ quote_literal(word)::tsquery) as "documentsThere",
      (select count(*)::int from jobs where to_tsvector('hearback_whole', title) @@ quote_literal(spelling)::tsquery) as "titlesThere"
    from job_lexicon`.execute(db)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) expect(row).toMatchObject({ documents: row.documentsThere, titles: row.titlesThere })
})

it('learns the words of a small table every ten minutes', async () => {
  await aJob('Horologist')
  await rebuildSmallLexicons(db)
  expect(await search.suggest('hor')).toEqual(['horologist'])
})
