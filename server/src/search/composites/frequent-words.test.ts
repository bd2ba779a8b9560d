import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { empty, workerDatabase } from '../../../test/database.ts'
import { anEmployerRow, cities, insertCities } from '../../../test/search-data.ts'
import { type Database, openDatabase, openPool } from '../../db/database.ts'
import { listRegionalWords } from '../estimate/statistics.sql.ts'
import { rewriteBatch, rewriteDocuments } from '../index/backfill-documents.sql.ts'
import { rebuildLexicon } from '../index/lexicon.sql.ts'
import { publishJobs, vacuumSearch } from '../index/write-documents.sql.ts'
import { createSearch } from '../search.ts'
import { chooseFrequentWords } from './frequent-words.sql.ts'

const [boise, london] = cities
let pool: pg.Pool
let db: Database
let employer_id: string

beforeAll(async () => {
  pool = openPool(await workerDatabase())
  db = openDatabase(pool)
  await empty(pool)
  await insertCities(db)
  employer_id = await anEmployerRow(db, 'Blue Ridge Clinics')
})
afterAll(async () => {
  await empty(pool)
  await pool.end()
})

async function publish(count: number, title: string, columns: object = { place_id: boise.id }): Promise<string[]> {
  const row = { employer_id, title, category: 'Health', description: 'Care', pay_from: 20, pay_to: 30, ...columns }
  const rows = Array.from({ length: count }, () => row)
  const ids = (await db.insertInto('jobs').values(rows).returning('id').execute()).map(({ id }) => id)
  await db.transaction().execute((tx) => publishJobs(tx, ids))
  return ids
}
const lexemesLike = async (id: string, pattern: string) => {
  const { rows } = await sql<{ lexeme: string }>`
    select lexeme from job_search, unnest(tsvector_to_array(doc)) as lexeme where id = ${id} and lexeme like ${pattern}`.execute(
    db,
  )
  return rows.map(({ lexeme }) => lexeme)
}
const regionalLexemes = (id: string) => lexemesLike(id, 'g1/%/%')
const chosen = async () => (await db.selectFrom('regional_words').select('word').execute()).map(({ word }) => word)

it('has frequent words of a large table together with their regions, once all documents are written again', async () => {
  const nurses = await publish(45, 'Nurse')
  const [cook = ''] = await publish(1, 'Cook', { place_id: london.id })
  await rebuildLexicon(db, 'job_search')
  await vacuumSearch(db, 'job_search')

  await chooseFrequentWords(db, 'job_search')
  expect(await chosen()).toEqual([])
  await chooseFrequentWords(db, 'job_search', 46)
  expect(await chosen()).toEqual(expect.arrayContaining(['nurs', 'care', 'health', 'clinic', 'cook', 'k/health']))

  // Written from now on, they have them; the words are not searched for so until all have.
  const [fresh = ''] = await publish(1, 'Night nurse')
  expect(await regionalLexemes(fresh)).toEqual(expect.arrayContaining(['g1/133.63/nurs', 'g1/133.63/k/health']))
  expect(await regionalLexemes(cook)).toEqual([])
  expect(await rewriteBatch(db, 'job_search')).toBe(true)
  expect(await regionalLexemes(nurses[0] ?? '')).toContain('g1/133.63/nurs')
  expect(await regionalLexemes(nurses.at(-1) ?? '')).toEqual([])
  expect(await listRegionalWords(db, 'job_search')).toEqual([])

  await rewriteDocuments(db, 'job_search')
  expect(await regionalLexemes(nurses.at(-1) ?? '')).toContain('g1/133.63/nurs')
  expect(await regionalLexemes(cook)).toContain('g1/141.179/cook')
  expect(await listRegionalWords(db, 'job_search')).toEqual(await chosen())
  expect(await rewriteBatch(db, 'job_search')).toBe(false)

  const search = createSearch(db, 'job_search')
  const near = { latitude: boise.latitude, longitude: boise.longitude, km: 25 }
  for (const where of [{ placeId: boise.id }, { near }, { near, facets: [['k/health']] }]) {
    for (const sort of ['newest', 'relevance'] as const) {
      expect(await search.find({ text: 'nurse', ...where, sort, page: 1, limit: 1 })).toMatchObject({ total: 46 })
      expect(await search.find({ text: 'night nurse', ...where, sort, page: 1, limit: 1 })).toMatchObject({
        ids: [fresh],
        total: 1,
      })
    }
  }
})

it('finds a job by its place and by its point, also where these lie in two regions', async () => {
  const [id] = await publish(1, 'Nurse', { place_id: boise.id, latitude: 42.9, longitude: -115.1 })
  const search = createSearch(db, 'job_search')
  const near = { latitude: 42.9, longitude: -115.1, km: 5 }
  expect((await search.find({ text: 'nurse', placeId: boise.id, page: 1, limit: 1 })).ids).toEqual([id])
  expect((await search.find({ text: 'nurse', near, page: 1, limit: 1 })).ids).toEqual([id])
})

it('follows a job that moves', async () => {
  const [id = ''] = await publish(1, 'Nurse')
  await db.updateTable('jobs').set({ place_id: london.id }).where('id', '=', id).execute()
  await db.transaction().execute((tx) => publishJobs(tx, [id]))
  const search = createSearch(db, 'job_search')
  const near = { latitude: london.latitude, longitude: london.longitude, km: 5 }
  expect((await search.find({ text: 'nurse', near, page: 1, limit: 1 })).ids).toEqual([id])
  expect((await regionalLexemes(id)).filter((lexeme) => lexeme.startsWith('g1/133'))).toEqual([])
})

it('chooses again after a month', async () => {
  await publish(4, 'Plumber')
  await rebuildLexicon(db, 'job_search')
  const before = await chosen()
  expect(before).not.toContain('plumber')
  await chooseFrequentWords(db, 'job_search', 40)
  expect(await chosen()).toEqual(before)
  await sql`update regional_words set chosen_at = now() - interval '31 days'`.execute(db)
  await chooseFrequentWords(db, 'job_search', 40)
  expect(await chosen()).toContain('plumber')
  await rewriteDocuments(db, 'job_search')
  expect(await listRegionalWords(db, 'job_search')).toContain('plumber')
})
