import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { empty, workerDatabase } from '../../../test/database.ts'
import { anEmployerRow, insertCities } from '../../../test/search-data.ts'
import { type Database, openDatabase, openPool } from '../../db/database.ts'
import { rebuildLexicon } from '../index/lexicon.sql.ts'
import { publishJobs } from '../index/write-documents.sql.ts'
import { findLexemes } from '../parse/lexicon-lookup.sql.ts'
import { loadStatistics } from './statistics.sql.ts'
import { shareOfAll } from './statistics.ts'

const boise = 5586437
const berlin = 2950159
let pool: pg.Pool
let db: Database

beforeAll(async () => {
  pool = openPool(await workerDatabase())
  db = openDatabase(pool)
  await empty(pool)
  await insertCities(db)
  const employer_id = await anEmployerRow(db, 'Blue Ridge Clinics')
  const row = { employer_id, category: 'Health', description: 'You visit nurses.', pay_from: 20, pay_to: 30 }
  const jobs = await db
    .insertInto('jobs')
    .values([
      { ...row, title: 'Nurse', place_id: boise },
      { ...row, title: 'Nursing aide', place_id: boise },
      { ...row, title: 'Cook', place_id: berlin },
      { ...row, title: 'Waiter' },
    ])
    .returning('id')
    .execute()
  const ids = jobs.map(({ id }) => id)
  await db.transaction().execute((tx) => publishJobs(tx, ids))
})
afterAll(async () => {
  await empty(pool)
  await pool.end()
})

it('knows which share of all is in each place', async () => {
  const { rows, placeShares } = await loadStatistics(db, 'job_search')
  expect(rows).toBe(4)
  expect(placeShares).toEqual(
    new Map([
      [boise, 0.5],
      [berlin, 0.25],
    ]),
  )
})

it('knows how pay and dates lie, once the table is analyzed', async () => {
  await pool.query(`update job_search set pay_to_year = seq * 10000, posted_at = current_date - seq * interval '1 day'`)
  await pool.query('update job_search set pay_to_year = null where seq = (select max(seq) from job_search)')
  await pool.query('analyze job_search')
  const { pay, postedAt } = await loadStatistics(db, 'job_search')
  const { rows } = await pool.query<{ pay: number; at: Date }>(
    'select pay_to_year as pay, posted_at as at from job_search order by pay_to_year',
  )
  expect(pay).toMatchObject({ nulls: 0.25, bounds: rows.slice(0, 3).map((row) => row.pay) })
  expect(postedAt).toMatchObject({ nulls: 0, bounds: rows.map(({ at }) => at.getTime()).sort((a, b) => a - b) })
})

it('tells how many documents and titles have a word, in whatever form it was asked for', async () => {
  expect(await findLexemes(db, 'job_search', ['nurses'])).toMatchObject([[{ lexeme: 'nurs', documents: 0, titles: 0 }]])
  await rebuildLexicon(db, 'job_search')
  expect(await findLexemes(db, 'job_search', ['cook', 'nurses', 'horologist'])).toMatchObject([
    [{ lexeme: 'cook', documents: 1, titles: 1 }],
    [{ lexeme: 'nurs', documents: 4, titles: 2 }],
    [{ lexeme: 'horologist', documents: 0, titles: 0 }],
  ])
})

it('expects the words of a term more often together than by chance, and less often than its rarest word', async () => {
  const known = { ...(await loadStatistics(db, 'job_search')), rarestShare: 0 }
  const lexemeShares = new Map([
    ['t/project', 0.1],
    ['t/lead', 0.01],
  ])
  const term = { text: 'project lead', rank: 1, all: ['project', 'lead'], isAnywhere: false }
  const synonyms = { lexemes: ['t/of/manager'], terms: [term] }
  const share = shareOfAll({ ...known, lexemeShares }, [{ any: [], synonyms }])
  expect(share).toBeGreaterThan(0.1 * 0.01)
  expect(share).toBeLessThan(0.01)
})
