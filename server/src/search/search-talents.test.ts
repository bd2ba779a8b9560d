import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { empty, workerDatabase } from '../../test/database.ts'
import { anEmployerRow, insertCities } from '../../test/search-data.ts'
import { type Database, openDatabase, openPool } from '../db/database.ts'
import { chooseFrequentWords } from './composites/frequent-words.sql.ts'
import { listRegionalWords } from './estimate/statistics.sql.ts'
import { rewriteDocuments } from './index/backfill-documents.sql.ts'
import { rebuildLexicon } from './index/lexicon.sql.ts'
import { publishTalents, vacuumSearch } from './index/write-documents.sql.ts'
import type { SearchCriteria } from './model/criteria.ts'
import { createSearch, type Search } from './search.ts'

let pool: pg.Pool
let db: Database
let search: Search
let people = 0

beforeAll(async () => {
  pool = openPool(await workerDatabase())
  db = openDatabase(pool)
  await empty(pool)
  await insertCities(db)
})
beforeEach(async () => {
  await empty(pool)
  search = createSearch(db, 'talent_search')
})
afterAll(async () => {
  await empty(pool)
  await pool.end()
})

async function aTalent(jobTitle: string, columns: Record<string, unknown> = {}): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ email: `p${++people}@x.example`, phone: '+12085550100', password_hash: '-', user_type: 'jobseeker' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { user_id: id, first_name: 'Zelda', last_name: 'Quill', city: 'Boise', job_title: jobTitle }
  await db
    .insertInto('seekers')
    .values({ ...row, published_at: new Date(), ...columns })
    .execute()
  await publish(id)
  return id
}
const publish = (id: string) => db.transaction().execute((tx) => publishTalents(tx, [id]))
const found = async (criteria: Partial<SearchCriteria>) => (await search.find({ page: 1, limit: 20, ...criteria })).ids

it('finds profiles by title, skill, category and city, and by nothing that ring 1 hides', async () => {
  const hidden = { about_me: 'secretly fond of bees', institute_name: 'Hogwarts', subject: 'Alchemy', nickname: 'Zed' }
  const id = await aTalent('Nurse', { skills: ['Phlebotomy'], job_category: 'Health', ...hidden })
  for (const text of ['nurse', 'phlebotomy', 'health', 'boise']) expect(await found({ text })).toEqual([id])
  for (const text of ['bees', 'hogwarts', 'alchemy', 'zelda', 'quill']) expect(await found({ text })).toEqual([])
  expect(await found({ skills: ['phlebotomy'] })).toEqual([id])
})

it('leaves out profiles that are hidden from the employer, also from the total', async () => {
  const employer = await anEmployerRow(db)
  const [open, hidden] = [await aTalent('Nurse'), await aTalent('Nurse')]
  await db.insertInto('hidden_employers').values({ seeker_id: hidden, employer_id: employer }).execute()
  for (const criteria of [{}, { text: 'nurse' }, { text: 'nurse', sort: 'relevance' as const }]) {
    const result = await search.find({ page: 1, limit: 10, hiddenFor: employer, ...criteria })
    expect(result).toMatchObject({ ids: [open], total: 1 })
  }
  expect(await found({ text: 'nurse' })).toEqual([hidden, open])
})

it('knows only a point about 2 km around, so that no circle tells the exact one', async () => {
  const exact = { latitude: 43.61831, longitude: -116.19417 }
  const id = await aTalent('Nurse', exact)
  const arctic = await aTalent('Nurse', { latitude: 78.21, longitude: 15.61 })
  const rows = await db.selectFrom('talent_search').select(['id', 'latitude', 'longitude']).execute()
  const point = rows.find((row) => row.id === id)!
  expect(point.latitude).toBeCloseTo(43.62, 5)
  expect(point.longitude).not.toBeCloseTo(exact.longitude, 4)
  const { distances } = await search.find({ near: { ...exact, km: 2 }, page: 1, limit: 10 })
  expect(distances.get(id)).toBeGreaterThan(0.1)
  expect(distances.get(id)).toBeLessThan(1.6)
  expect(await found({ near: { latitude: 78.21, longitude: 15.61, km: 2 } })).toEqual([arctic])
})

it('drops a profile that is unpublished and finds it again afterwards', async () => {
  const id = await aTalent('Nurse')
  await db.updateTable('seekers').set({ published_at: null }).where('user_id', '=', id).execute()
  await publish(id)
  expect(await found({})).toEqual([])
  await db.updateTable('seekers').set({ published_at: new Date() }).where('user_id', '=', id).execute()
  await publish(id)
  expect(await found({})).toEqual([id])
})

it('has a lexicon of its own', async () => {
  const id = await aTalent('Horologist', { place_id: 5586437 })
  await rebuildLexicon(db, 'talent_search')
  await vacuumSearch(db, 'talent_search')
  expect(await search.find({ text: 'horolgist', page: 1, limit: 10 })).toMatchObject({
    ids: [id],
    corrected: 'horologist',
  })
})

it('has frequent words of its own together with their regions, at the point that is shown', async () => {
  const boise = { latitude: 43.6135, longitude: -116.20345 }
  const old = await aTalent('Nurse', { place_id: 5586437, skills: ['Phlebotomy'], job_category: 'Health' })
  await aTalent('Cook', { place_id: 2643743 })
  await rebuildLexicon(db, 'talent_search')
  await vacuumSearch(db, 'talent_search')
  await chooseFrequentWords(db, 'talent_search', 2)
  const fresh = await aTalent('Night nurse', { ...boise, skills: ['Phlebotomy'], job_category: 'Health' })
  expect(await listRegionalWords(db, 'talent_search')).toEqual([])
  await rewriteDocuments(db, 'talent_search')
  const regional = await listRegionalWords(db, 'talent_search')
  expect(regional).toEqual(expect.arrayContaining(['nurs', 'phlebotomi', 'cook', 'k/health']))
  expect(await listRegionalWords(db, 'job_search')).toEqual([])

  const { rows } = await sql<{ id: string }>`
    select id from talent_search where doc @@ '''g1/133.63/nurs'' & ''g1/133.63/k/health'''::tsquery order by seq`.execute(
    db,
  )
  expect(rows.map(({ id }) => id)).toEqual([old, fresh])
  const near = { ...boise, km: 50 }
  for (const criteria of [{ skills: ['Phlebotomy'] }, { facets: [['k/health']] }, { text: 'nurse' }]) {
    expect(await found({ near, ...criteria })).toEqual([fresh, old])
  }
  expect(await found({ near, skills: ['Phlebotomy'], text: 'night nurse', sort: 'relevance' })).toEqual([fresh])
  expect(await found({ near: { latitude: 51.5, longitude: -0.12, km: 50 }, skills: ['Phlebotomy'] })).toEqual([])
})
