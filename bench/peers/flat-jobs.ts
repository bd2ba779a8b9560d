import pg from 'pg'
import { openPool } from '../../server/src/db/database.ts'
import { copy, rowsInto, type Value } from '../data/copy.ts'

const columns = [
  ...['id', 'title', 'category', 'company', 'city', 'country', 'skills', 'description', 'employment_type', 'workplace'],
  ...['pay_from', 'pay_to', 'pay_period', 'currency', 'published_at'],
]
const searched = ['title', 'category', 'company', 'city', 'skills', 'description']
const batchSize = 20_000

/** A database of its own on the same server, with the statements that make its table `jobs` fast for one peer. */
export interface PeerDatabase {
  readonly name: string
  readonly indexes: readonly string[]
}

/** For filters on parts of columns: the date, and trigrams on every searched column. */
export const trigramJobs: PeerDatabase = {
  name: 'hearback_peer',
  indexes: [
    'create index on jobs (published_at desc)',
    ...searched.map((column) => `create index on jobs using gin (${column} gin_trgm_ops)`),
  ],
}

/** Copies the open jobs into one flat table of the peer's database, once; returns its URL. */
export async function fillPeerDatabase(
  url: string,
  { name, indexes }: PeerDatabase,
  log: (line: string) => void,
): Promise<string> {
  const ours = openPool({ url, connections: 1, skipDeadServerCheck: true })
  const address = new URL(url)
  address.pathname = `/${name}`
  try {
    const { rowCount } = await ours.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await ours.query(`create database ${name}`)
    const theirs = new pg.Client(address.href)
    await theirs.connect()
    try {
      if (!(await isFilled(theirs))) await fill(ours, theirs, indexes, log)
    } finally {
      await theirs.end()
    }
  } finally {
    await ours.end()
  }
  return address.href
}

async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ filled: boolean }>(`select to_regclass('jobs') is not null as filled`)
  return rows[0]?.filled ?? false
}

async function fill(
  ours: pg.Pool,
  theirs: pg.Client,
  indexes: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  log('a flat table of the open jobs for the peer')
  // JIT compilation would take longer than the statements, which peers plan on each call.
  await theirs.query('create extension if not exists pg_trgm')
  await theirs.query(`alter database ${theirs.database} set jit = off`)
  await theirs.query('begin')
  await theirs.query(`create table jobs (id uuid primary key, title text not null, category text, company text, city text,
    country text, skills text, description text, employment_type text, workplace text, pay_from numeric, pay_to numeric,
    pay_period text, currency text, published_at timestamptz)`)
  for await (const rows of readFlatJobs(ours)) {
    const part = rowsInto('jobs', columns)
    for (const [, ...values] of rows) part.add(...values)
    await copy(theirs, part)
  }
  for (const statement of indexes) await theirs.query(statement)
  await theirs.query('commit')
  await theirs.query('vacuum analyze jobs')
}

/** The number of a job by publication, then its `columns`. */
type FlatJob = readonly [seq: number, ...values: Value[]]

/** Reads the open jobs in batches, the oldest first. */
export async function* readFlatJobs(pool: pg.Pool): AsyncGenerator<readonly FlatJob[]> {
  for (let last = 0, count = batchSize; count === batchSize; ) {
    const { rows } = await pool.query({ text: select, values: [last, batchSize], rowMode: 'array' })
    const jobs = rows.map(([seq, ...values]): FlatJob => [Number(seq), ...values])
    yield jobs
    count = jobs.length
    last = jobs.at(-1)?.[0] ?? last
  }
}

const select = `
  select search_seq, jobs.id, title, category, business_name, jobs.city, jobs.country, array_to_string(skills, ' '),
    jobs.description, employment_type, workplace, pay_from, pay_to, pay_period, currency, published_at::text
  from jobs join employers on employers.user_id = employer_id
  where status = 'open' and search_seq > $1 order by search_seq limit $2`
