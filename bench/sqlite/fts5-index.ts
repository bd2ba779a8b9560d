import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { readFlatJobs } from '../peers/flat-jobs.ts'
import { MissingProgramError } from '../peers/missing-program.ts'

/** Total of a search, exact up to this, as in ours. */
const countedTo = 1_000
const onPage = 20

export type Order = 'newest' | 'relevance'

export interface Fts5 {
  /** The ids of the first page with the columns of its cards, and the total up to 1,000. */
  search(text: string, order: Order): { ids: string[]; total: number }
  /** The same page without the total. */
  page(text: string, order: Order): string[]
  close(): void
}

/**
 * Opens the open jobs of our database in SQLite, in `file`, and copies them on the first call. Throws a MissingProgramError
 * where Node's SQLite has no FTS5.
 */
export async function openFts5(pool: pg.Pool, file: string, log: (line: string) => void): Promise<Fts5> {
  const { DatabaseSync } = await loadSqlite()
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file)
  // As much memory as the database needs: the pages of PostgreSQL are in shared memory, too.
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma mmap_size = 8000000000')
  database.exec('pragma cache_size = -1000000; pragma temp_store = memory')
  if (isNew)
    await fill(database, pool, log).catch(async (error) => {
      database.close()
      await rm(file, { force: true })
      throw error
    })
  return { ...searches(database), close: () => database.close() }
}

async function loadSqlite() {
  const missing = () => new MissingProgramError('SQLite FTS5', 'a Node whose node:sqlite has FTS5, such as 24')
  const sqlite = await import('node:sqlite').catch(() => Promise.reject(missing()))
  const database = new sqlite.DatabaseSync(':memory:')
  try {
    database.exec('create virtual table words using fts5(title)')
  } catch {
    throw missing()
  } finally {
    database.close()
  }
  return sqlite
}

/**
 * The index keeps no copy of the texts and no positions, which these searches do not need, and is merged into one segment.
 * Row ids are numbers of publication, so that the newest matches are the last of a list.
 */
async function fill(database: DatabaseSync, pool: pg.Pool, log: (line: string) => void): Promise<void> {
  log('the open jobs in SQLite')
  database.exec(`create table jobs (seq integer primary key, id text, title text, category text, company text, city text,
    country text, skills text, brief text, employment_type text, workplace text, pay_from text, pay_to text,
    pay_period text, currency text, published_at text)`)
  database.exec(
    `create virtual table words using fts5(title, rest, content = '', detail = column, tokenize = 'porter unicode61')`,
  )
  const job = database.prepare(`insert into jobs values (${Array.from({ length: 16 }, () => '?').join(', ')})`)
  const words = database.prepare('insert into words (rowid, title, rest) values (?, ?, ?)')
  database.exec('begin')
  for await (const jobs of readFlatJobs(pool)) {
    for (const [seq, ...values] of jobs) {
      const texts = values.map((value) => (value === null ? null : String(value)))
      job.run(seq, ...texts.with(descriptionAt, (texts[descriptionAt] ?? '').slice(0, 240)))
      words.run(seq, texts[titleAt] ?? '', restOf(texts))
    }
  }
  database.exec('commit')
  database.exec(`insert into words (words) values ('optimize')`)
  database.exec(`insert into words (words, rank) values ('rank', 'bm25(10.0, 1.0)')`)
  database.exec('analyze')
}

// In the columns of flat-jobs.ts, after the number.
const titleAt = 1
const descriptionAt = 7
const restOf = (texts: readonly (string | null)[]) => [texts[2], texts[3], texts[6], texts[descriptionAt]].join(' ')

function searches(database: DatabaseSync): Omit<Fts5, 'close'> {
  const pageBy = (order: string) =>
    database.prepare(`select jobs.* from words join jobs on jobs.seq = words.rowid where words match ?
      order by ${order} limit ${onPage}`)
  const pages = { newest: pageBy('words.rowid desc'), relevance: pageBy('rank') }
  const count = database.prepare(
    `select count(*) as total from (select 1 from words where words match ? limit ${countedTo})`,
  )
  const page = (text: string, order: Order) => pages[order].all(queryOf(text)).map(({ id }) => String(id))
  return {
    page,
    search: (text, order) => ({ ids: page(text, order), total: Number(count.get(queryOf(text))?.total ?? 0) }),
  }
}

/** All words must match; quotes keep words such as `and` from being operators. */
const queryOf = (text: string) =>
  text
    .split(' ')
    .map((word) => `"${word.replaceAll('"', '')}"`)
    .join(' ')
