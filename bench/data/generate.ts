import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { type Database, openDatabase, openPool, type Tx } from '../../server/src/db/database.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { hashSecret } from '../../server/src/features/accounts/passwords/passwords.ts'
import { refreshAllResponseStats } from '../../server/src/features/employers/response-stats.service.ts'
import { loadPlacesOnce } from '../../server/src/features/places/load-places.service.ts'
import { takeInvitations } from '../../server/src/features/reviews/interactions.sql.ts'
import { refreshSalaries } from '../../server/src/features/salaries/refresh-salaries.service.ts'
import { chooseFrequentWords } from '../../server/src/search/composites/frequent-words.sql.ts'
import { rebuildLexicon } from '../../server/src/search/index/lexicon.sql.ts'
import { publishJobs, publishTalents } from '../../server/src/search/index/write-documents.sql.ts'
import { regionalWordsOf, type SearchTable, searchTables } from '../../server/src/search/model/search-tables.ts'
import { loadVocabulary } from '../../server/src/search/vocabulary/load-vocabulary.ts'
import { beginFilling, fillBatch, isDone, markDone, recordBatch, remainingBatches } from './batches.ts'
import { copy, type Rows } from './copy.ts'
import { deferConstraints, restoreConstraints } from './deferred-constraints.ts'
import { hideJobs } from './hide-jobs.ts'
import { type Log, progressOf } from './progress.ts'
import { applicationRows } from './rows-applications.ts'
import { chatRows } from './rows-chats.ts'
import { jobRows } from './rows-jobs.ts'
import { employerRows, seekerRows } from './rows-people.ts'
import { type Batch, createWorld, type Sizes, type World } from './world.ts'

export const password = 'a password for the bench'

export interface Filling {
  readonly seed?: number
  /** The current time of the rows, in Unix milliseconds; a resumed fill keeps its first value. */
  readonly at?: number
}

interface FillContext {
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Database
  readonly world: World
  readonly log: Log
}
/** Data that is filled in batches: rows to copy, or a write function of the product. */
interface Kind {
  readonly name: string
  readonly total: number
  readonly batchSize: number
  readonly rows?: (batch: Batch) => Rows[]
  readonly act?: (tx: Tx, batch: Batch) => Promise<void>
}

/**
 * Fills an empty database with rows that depend on the seed alone. Resumes an interrupted fill,
 * and does nothing when the database is complete. Throws if it holds anything else.
 */
export async function generate(url: string, sizes: Sizes, log: Log, { seed = 1, at }: Filling = {}): Promise<World> {
  const pool = openPool({ url, connections: 4, skipDeadServerCheck: true })
  const db = openDatabase(pool)
  try {
    await migrate(db)
    await loadPlacesOnce(db)
    await loadVocabulary(db)
    const filling = await beginFilling(pool, { seed, at: at ?? Date.now(), sizes })
    const world = await createWorld(pool, sizes, seed, filling.at)
    await fill({ url, pool, db, world, log })
    return world
  } finally {
    await pool.end()
  }
}

async function fill(context: FillContext): Promise<void> {
  const { pool, world } = context
  if ((await isDone(pool, 'whole')) && (await isDone(pool, 'frequent words')) && (await isDone(pool, 'hidden jobs')))
    return
  if (!(await isDone(pool, 'filled'))) {
    await deferConstraints(pool)
    for (const kind of kindsOf(world, await hashSecret(password))) await fillKind(context, kind)
    await markDone(pool, 'filled')
  }
  await finish(context)
}

function kindsOf(world: World, hash: string): Kind[] {
  const { employers, seekers, jobs, applications } = world.sizes
  const ids = (kind: 'job' | 'seeker', { first, count }: Batch) =>
    Array.from({ length: count }, (_, index) => world.id(kind, first + index))
  return [
    { name: 'employers', total: employers, batchSize: 1_000, rows: (batch) => employerRows(world, batch, hash) },
    { name: 'seekers', total: seekers, batchSize: 2_000, rows: (batch) => seekerRows(world, batch, hash) },
    { name: 'jobs', total: jobs, batchSize: 1_000, rows: (batch) => jobRows(world, batch) },
    {
      name: 'talent search',
      total: seekers,
      batchSize: 2_000,
      act: (tx, batch) => publishTalents(tx, ids('seeker', batch)),
    },
    { name: 'job search', total: jobs, batchSize: 500, act: (tx, batch) => publishJobs(tx, ids('job', batch)) },
    // In batches of jobs: a thousand jobs have five thousand applications.
    {
      name: 'applications',
      total: applications > 0 ? jobs : 0,
      batchSize: 1_000,
      rows: (batch) => applicationRows(world, batch),
    },
    { name: 'chats', total: world.chatsFrom.at(-1) ?? 0, batchSize: 500, rows: (batch) => chatRows(world, batch) },
  ]
}

const maxConcurrent = 2

async function fillKind({ pool, db, log }: FillContext, { name, total, batchSize, rows, act }: Kind): Promise<void> {
  const left = await remainingBatches(pool, name, total, batchSize)
  if (left.length === 0) return
  const progress = progressOf(name, total, total - left.reduce((sum, { count }) => sum + count, 0), log)
  const worker = async () => {
    for (let batch = left.shift(); batch; batch = left.shift()) {
      if (rows) await copyBatch(pool, name, batch, rows)
      if (act) await actOn(db, name, batch, act)
      progress.add(batch.count)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
  progress.end()
}

async function copyBatch(pool: pg.Pool, name: string, batch: Batch, rows: (batch: Batch) => Rows[]): Promise<void> {
  const client = await pool.connect()
  try {
    // After a power failure the rows and the record of their batch are lost together, and are filled again.
    await client.query('set synchronous_commit = off')
    await fillBatch(client, name, batch, () => copy(client, ...rows(batch)))
  } finally {
    client.release()
  }
}

const actOn = (db: Database, name: string, batch: Batch, act: (tx: Tx, batch: Batch) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    // A batch may take long on a busy machine.
    await sql`set local synchronous_commit = off; set local statement_timeout = 0`.execute(tx)
    await recordBatch(tx, name, batch)
    await act(tx, batch)
  })

/** Steps over all rows; each is idempotent. */
async function finish({ url, pool, db, world, log }: FillContext): Promise<void> {
  // A separate connection without a statement timeout, because building an index takes minutes.
  const client = new pg.Client({
    connectionString: url,
    options: '-c jit=off -c maintenance_work_mem=512MB -c synchronous_commit=off',
  })
  await client.connect()
  const step = async (name: string, work: () => Promise<unknown>) => {
    if (await isDone(pool, name)) return
    const started = Date.now()
    log(name)
    await work()
    await markDone(pool, name)
    log(`${name}: ${Math.round((Date.now() - started) / 1_000)} s`)
  }
  try {
    await step('sequences', () => moveSequences(client, world))
    await step('job lexicon', () => rebuildLexicon(db, 'job_search'))
    await step('talent lexicon', () => rebuildLexicon(db, 'talent_search'))
    // Otherwise a server that starts on these rows writes all documents again in the background of what is measured.
    await step('documents', () =>
      client.query(
        `insert into search_rewrites (source, finished_at) select unnest($1::text[]), now()
         on conflict (source) do update set finished_at = now()`,
        [searchTables],
      ),
    )
    await step('restored', () => restoreConstraints(client, (name, n, of) => log(`  ${n} of ${of}: ${name}`)))
    await step('vacuum and analyze', () => client.query('vacuum (analyze)'))
    await step('response figures', () => refreshAllResponseStats({ db, log: pino({ level: 'warn' }) }))
    await step('salaries', () => refreshSalaries({ db, log: pino({ level: 'warn' }) }, Number.POSITIVE_INFINITY))
    await step('frequent words', async () => {
      for (const table of searchTables) await backfillComposites(client, db, table)
    })
    // Otherwise a server that starts on these rows first sends review invitations. No timeout: this is one statement.
    await step('invitations to review', () =>
      db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx)
        await takeInvitations(tx, Number.MAX_SAFE_INTEGER)
      }),
    )
    await step('hidden jobs', () => hideJobs(client, world))
    await step('whole', () =>
      client.query(
        `vacuum (analyze) response_stats, review_invitations, hidden_jobs, job_lexicon, talent_lexicon, ${searchTables.map((table) => regionalWordsOf[table]).join(', ')}`,
      ),
    )
  } finally {
    await client.end()
  }
}

/** The server backfills in small steps; without the document index one statement takes a tenth of the time. */
async function backfillComposites(client: pg.Client, db: Database, table: SearchTable): Promise<void> {
  const chosen = regionalWordsOf[table]
  const { rows } = await client.query<{ index: string }>('select pg_get_indexdef(to_regclass($1)) as index', [
    `${table}_doc`,
  ])
  await client.query(`drop index if exists ${table}_doc`)
  if (table === 'job_search') await addAnswerFacets(client)
  await client.query(`truncate ${chosen}`)
  await client.query(`analyze ${table}`)
  await chooseFrequentWords(db, table)
  await client.query(`update ${table} set doc = doc where exists (select from ${chosen})`)
  await client.query(`update ${chosen} set written_to = last_before`)
  await client.query(`vacuum full ${table}`)
  if (rows[0]?.index) await client.query(rows[0].index)
  await client.query(`vacuum (analyze) ${table}`)
}

/** Documents are written before there are applications, and so without the figures of their companies. */
async function addAnswerFacets(client: pg.Client): Promise<void> {
  await client.query(
    `update job_search set doc = doc || array_to_tsvector(facets)
     from jobs join response_stats using (employer_id),
       answer_facets(response_stats.finished, response_stats.answered, response_stats.median_hours) as facets
     where jobs.id = job_search.id and cardinality(facets) > 0`,
  )
  await client.query('truncate answer_rewrites')
}

/** Moves the sequences past the numbers that were assigned here. */
async function moveSequences(client: pg.Client, { sizes }: World): Promise<void> {
  for (const [table, count] of [
    ['jobs', sizes.jobs],
    ['seekers', sizes.seekers],
  ] as const) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'search_seq'), $2)`, [table, count + 1])
  }
}
