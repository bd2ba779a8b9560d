import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { empty, workerDatabase } from '../../../test/database.ts'
import { anEmployerRow } from '../../../test/search-data.ts'
import { type Database, openDatabase, openPool } from '../../db/database.ts'
import { rewriteBatch, rewriteDocuments } from '../index/backfill-documents.sql.ts'
import { rebuildLexicon } from '../index/lexicon.sql.ts'
import { publishJobs } from '../index/write-documents.sql.ts'
import { createSearch } from '../search.ts'

let pool: pg.Pool
let db: Database
let employer: string

beforeAll(async () => {
  pool = openPool(await workerDatabase())
  db = openDatabase(pool)
})
beforeEach(async () => {
  await empty(pool)
  employer = await anEmployerRow(db, 'Blue Ridge Works')
})
afterAll(async () => {
  await empty(pool)
  await pool.end()
})

async function publish(titles: readonly string[], columns: { description?: string; skills?: string[] } = {}) {
  const rows = titles.map((title) => ({
    employer_id: employer,
    title,
    category: 'Other',
    description: 'We are a team.',
    pay_from: 20,
    pay_to: 30,
    ...columns,
  }))
  const jobs = await db.insertInto('jobs').values(rows).returning(['id', 'title']).execute()
  await db.transaction().execute((tx) =>
    publishJobs(
      tx,
      jobs.map(({ id }) => id),
    ),
  )
  return new Map(jobs.map(({ id, title }) => [id, title]))
}

/** The titles that a new process finds, sorted. */
async function search(jobs: ReadonlyMap<string, string>, text: string): Promise<string[]> {
  const { ids } = await createSearch(db, 'job_search').find({ text, page: 1, limit: 50 })
  return ids.map((id) => jobs.get(id) ?? id).toSorted()
}

/** Each spelling finds the titles of all. */
const spellings: readonly (readonly string[])[] = [
  ['Front-End', 'Frontend', 'Front End', 'front\u2010end', 'front\u2011end', 'Front\u00ADend', 'Front\u200Bend'],
  ['Full-Stack', 'Fullstack', 'Full Stack', 'FULL STACK'],
  ['Back-end', 'backend', 'Back end'],
  ['E-commerce', 'Ecommerce', 'e commerce', 'E\u2013commerce'],
  ['Node.js', 'NodeJS', 'Node JS', 'node.JS'],
  ['Ph.D.', 'PhD', 'PHD', 'Ph. D.'],
  ['401(k)', '401k', '401 k', '401-K'],
  ["O'Reilly", 'O’Reilly', 'OReilly', 'O`Reilly', 'Oʼreilly'],
  ["L'Oréal", 'L’Oréal', 'L´Oreal', 'LOreal'],
  ["Wendy's", 'Wendy’s', 'Wendys'],
  ['Recep\u00ADtion\u00ADist', 'receptionist', 'Recep\u200Btionist', '\u2066Receptionist\u2069'],
  ['Door\u200Bman', 'Doorman', 'door-man'],
  ['Non\u2011profit', 'Non-profit', 'Nonprofit', 'non profit'],
  ['R&D', 'RD', 'r.d'],
  ['AT&T', 'ATT', 'At&t'],
  ['Ｂａｒｉｓｔａ', 'Barista', 'BARISTA'],
  ['Caﬀeine', 'Caffeine'],
  ['X-ray', 'Xray', 'X ray'],
  ['Cyber-security', 'Cybersecurity', 'Cyber security'],
  ['Health-care', 'Healthcare', 'Health care'],
  ['Golang', 'Go'],
  ['Café', 'Cafe', 'Cafe\u0301'],
]

const pairs = spellings.flatMap((group) => group.flatMap((title) => group.map((query) => ({ title, query, group }))))

describe('spellings of one word', () => {
  it.each([
    { lexicon: 'before the lexicon is built', build: false },
    { lexicon: 'with the lexicon', build: true },
  ])(`find each other in all of ${pairs.length} pairs, $lexicon`, async ({ build }) => {
    expect(pairs.length).toBeGreaterThan(200)
    const all = spellings.flat()
    const jobs = await publish(all.filter((title, place) => all.indexOf(title) === place))
    if (build) await rebuildLexicon(db, 'job_search')
    const missed: string[] = []
    for (const group of spellings) {
      for (const query of group) {
        const found = await search(jobs, query)
        missed.push(...group.filter((title) => !found.includes(title)).map((title) => `${query} -> ${title}`))
      }
    }
    expect(missed).toEqual([])
  })

  it('find each other in descriptions where signs separate them, and beside further words', async () => {
    const jobs = await publish(['Developer'], {
      description: 'Front-end work in e-commerce, a 401(k), and O’Reilly books.',
      skills: ['Full Stack', 'Ph.D.'],
    })
    for (const query of ['frontend', 'ecommerce developer', '401k', "o'reilly", 'fullstack', 'phd developer']) {
      expect({ query, found: await search(jobs, query) }).toEqual({ query, found: ['Developer'] })
    }
  })

  it('do not make other words of them', async () => {
    const jobs = await publish([
      'Baker',
      'Front desk agent',
      'Tax attorney',
      'Commerce teacher',
      'Desk lamp end seller',
    ])
    for (const query of ['frontend', 'e-commerce', 'AT&T', "o'reilly", 'nodejs', '401k']) {
      expect({ query, found: await search(jobs, query) }).toEqual({ query, found: [] })
    }
  })
})

describe('words that stand for nothing alone', () => {
  it.each(['the', 'WHO', 'not', 'no', 'AND', 'Who', 'it’s'])('%s searches for itself', async (query) => {
    const jobs = await publish([`Nurse at ${query}`, 'Baker'], { description: `${query} and the who not no` })
    expect(await search(jobs, query)).toEqual([`Nurse at ${query}`])
  })

  it('are left out beside others, and find nothing where no title has them', async () => {
    const jobs = await publish(['Head of the kitchen', 'Kitchen help'])
    expect(await search(jobs, 'the kitchen')).toEqual(['Head of the kitchen', 'Kitchen help'])
    expect(await search(jobs, 'them')).toEqual([])
    for (const query of ['★', '\u200B', '…', '🥐', '&', '/', '- -'])
      expect({ query, found: await search(jobs, query) }).toEqual({ query, found: [] })
  })

  it('stay a condition beside another text', async () => {
    await publish(['Baker'])
    const find = (text: string, placeText: string) =>
      createSearch(db, 'job_search').find({ text, placeText, page: 1, limit: 10 })
    expect((await find('baker', '★')).total).toBe(0)
    expect((await find('★', 'baker')).total).toBe(0)
    expect((await find('baker', 'team')).total).toBe(1)
  })
})

const parts: readonly (readonly [title: string, ...queries: string[]])[] = [
  ['软件工程师', '软件', '工程师', '工程', '软件工程师', '师', '软'],
  ['高级前端开发工程师（上海）', '前端', '前端开发', '开发工程师', '上海'],
  ['ソフトウェアエンジニア', 'エンジニア', 'ソフトウェア', 'ｴﾝｼﾞﾆｱ'],
  ['Javaエンジニア募集', 'java', 'エンジニア', '募集', 'java エンジニア'],
  ['看護師・准看護師', '看護師', '准看護師'],
  ['프론트엔드개발자', '개발자', '프론트엔드'],
  ['백엔드 개발자 모집', '개발자', '백엔드'],
  ['พนักงานขับรถ', 'ขับรถ', 'พนักงาน'],
  ['ພະນັກງານຂັບລົດ', 'ຂັບລົດ'],
  ['អ្នកបើកបរ', 'បើកបរ'],
  ['Softwareentwickler (m/w/d)', 'entwickler', 'software', 'Softwareentwickler'],
  ['Gebietsverkaufsleiter', 'leiter', 'verkaufsleiter', 'gebiet'],
  ['Krankenpflegerin in Köln', 'pflegerin', 'pfleger', 'kranken'],
  ['Bäckereifachverkäufer', 'verkäufer', 'bäckerei', 'fachverkaufer'],
  ['Vrachtwagenchauffeur', 'chauffeur', 'vrachtwagen'],
  ['Sjuksköterska', 'sköterska', 'sjuk'],
  ['Ohjelmistokehittäjä', 'kehittäjä', 'ohjelmisto'],
  ['Systemudvikler', 'udvikler', 'system'],
]

describe('parts of words', () => {
  it.each([
    { lexicon: 'before the lexicon is built', build: false },
    { lexicon: 'with the lexicon', build: true },
  ])('are found in scripts without spaces and in compounds, $lexicon', async ({ build }) => {
    const jobs = await publish(parts.map(([title]) => title))
    if (build) await rebuildLexicon(db, 'job_search')
    const missed: string[] = []
    for (const [title, ...queries] of parts) {
      for (const query of queries) if (!(await search(jobs, query)).includes(title)) missed.push(`${query} -> ${title}`)
    }
    expect(missed).toEqual([])
  })

  it('are no parts of English words', async () => {
    const jobs = await publish(['Commission sales agent', 'Contractor', 'Vegetable picker', 'Television host'])
    for (const query of ['mission', 'tractor', 'table', 'vision'])
      expect({ query, found: await search(jobs, query) }).toEqual({ query, found: [] })
  })

  it('must all be there, in their order', async () => {
    const jobs = await publish(['工程软件', '师傅'])
    expect(await search(jobs, '软件工程师')).toEqual([])
    expect(await search(jobs, '件软')).toEqual([])
  })
})

describe('documents of earlier releases', () => {
  it('are rewritten in batches, once', async () => {
    await db
      .insertInto('search_rewrites')
      .values([{ source: 'job_search' }, { source: 'talent_search' }])
      .execute()
    const jobs = await publish(Array.from({ length: 45 }, (_, number) => `Front-end developer ${number}`))
    await pool.query(`update job_search set doc = to_tsvector('simple', 'old')`)
    expect(await search(jobs, 'frontend')).toEqual([])
    expect(await rewriteBatch(db, 'job_search')).toBe(true)
    expect(await search(jobs, 'frontend')).toHaveLength(20)
    await rewriteDocuments(db, 'job_search')
    await rewriteDocuments(db, 'talent_search')
    expect(await search(jobs, 'frontend')).toHaveLength(45)
    await pool.query(`update job_search set doc = to_tsvector('simple', 'old')`)
    expect(await rewriteBatch(db, 'job_search')).toBe(false)
    expect(await search(jobs, 'frontend')).toEqual([])
  })
})

describe('words of hidden jobs', () => {
  it('are neither suggested nor completed nor taken for what was meant', async () => {
    const jobs = await publish(['Zymurgist', 'Baker'])
    const of = () => createSearch(db, 'job_search')
    await rebuildLexicon(db, 'job_search')
    expect(await of().suggest('zym')).toEqual(['zymurgist'])
    expect((await of().find({ text: 'zymurgits', page: 1, limit: 5 })).corrected).toBe('zymurgist')
    await pool.query(`update jobs set hidden_at = now() where title = 'Zymurgist'`)
    await db.transaction().execute((tx) => publishJobs(tx, [...jobs.keys()]))
    expect(await of().suggest('zym')).toEqual([])
    expect(await of().suggest('bak')).toEqual(['baker'])
    for (const text of ['zymurgits', 'zymu'])
      expect(await of().find({ text, page: 1, limit: 5 })).toMatchObject({ total: 0, corrected: null })
  })
})
