import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { type Database, openDatabase, openPool, type Tx } from '../../server/src/db/database.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { hashSecret } from '../../server/src/features/accounts/passwords.ts'
import { refreshAllResponseStats } from '../../server/src/features/employers/response-stats.service.ts'
import { loadPlacesOnce } from '../../server/src/features/places/load-places.service.ts'
import { takeInvitations } from '../../server/src/features/reviews/interactions.sql.ts'
import { chooseFrequentWords } from '../../server/src/search/composites/frequent-words.sql.ts'
import { rebuildLexicon } from '../../server/src/search/index/lexicon.sql.ts'
import { publishJobs, publishTalents } from '../../server/src/search/index/write-documents.sql.ts'
import { regionalWordsOf, type SearchTable, searchTables } from '../../server/src/search/search-tables.ts'
import { beginFilling, fillPortion, isDone, noteDone, notePortion, portionsLeft } from './batches.ts'
import { copy, type Rows } from './copy.ts'
import { holdBack, restoreHeld } from './deferred-constraints.ts'
import { progressOf, type Say } from './progress.ts'
import { applicationRows } from './rows-applications.ts'
import { chatRows } from './rows-chats.ts'
import { jobRows } from './rows-jobs.ts'
import { employerRows, seekerRows } from './rows-people.ts'
import { createWorld, type Portion, type Sizes, type World } from './world.ts'

export const password = 'a password for the bench'

export interface Filling {
  readonly seed?: number
  /** The instant that is now for the rows, in milliseconds; in a database that was begun before, that of then. */
  readonly at?: number
}

interface Place {
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Database
  readonly world: World
  readonly say: Say
}
/** What is made portion by portion: rows to copy, or acts of the product's own. */
interface Kind {
  readonly name: string
  readonly whole: number
  readonly portion: number
  readonly rows?: (portion: Portion) => Rows[]
  readonly act?: (tx: Tx, portion: Portion) => Promise<void>
}

/**
 * Fills an empty database, by the same seed always with the same rows; goes on where an earlier run was stopped,
 * however it ended, and does nothing when all is there. Throws where the database holds anything else.
 */
export async function generate(url: string, sizes: Sizes, say: Say, { seed = 1, at }: Filling = {}): Promise<World> {
  const pool = openPool({ url, connections: 4, patient: true })
  const db = openDatabase(pool)
  try {
    await migrate(db)
    await loadPlacesOnce(db)
    const filling = await beginFilling(pool, { seed, at: at ?? Date.now(), sizes })
    const world = await createWorld(pool, sizes, seed, filling.at)
    await fill({ url, pool, db, world, say })
    return world
  } finally {
    await pool.end()
  }
}

async function fill(place: Place): Promise<void> {
  const { pool, world } = place
  if ((await isDone(pool, 'whole')) && (await isDone(pool, 'frequent words'))) return
  if (!(await isDone(pool, 'filled'))) {
    await holdBack(pool)
    for (const kind of kindsOf(world, await hashSecret(password))) await fillKind(place, kind)
    await noteDone(pool, 'filled')
  }
  await finish(place)
}

function kindsOf(world: World, hash: string): Kind[] {
  const { employers, seekers, jobs, applications } = world.sizes
  const ids = (kind: 'job' | 'seeker', { first, count }: Portion) =>
    Array.from({ length: count }, (_, place) => world.id(kind, first + place))
  return [
    { name: 'employers', whole: employers, portion: 1_000, rows: (portion) => employerRows(world, portion, hash) },
    { name: 'seekers', whole: seekers, portion: 2_000, rows: (portion) => seekerRows(world, portion, hash) },
    { name: 'jobs', whole: jobs, portion: 1_000, rows: (portion) => jobRows(world, portion) },
    {
      name: 'talent search',
      whole: seekers,
      portion: 2_000,
      act: (tx, portion) => publishTalents(tx, ids('seeker', portion)),
    },
    { name: 'job search', whole: jobs, portion: 500, act: (tx, portion) => publishJobs(tx, ids('job', portion)) },
    // Counted by the jobs that they are for, five thousand at a time.
    {
      name: 'applications',
      whole: applications > 0 ? jobs : 0,
      portion: 1_000,
      rows: (portion) => applicationRows(world, portion),
    },
    { name: 'chats', whole: world.chatsFrom.at(-1) ?? 0, portion: 500, rows: (portion) => chatRows(world, portion) },
  ]
}

const atOnce = 2

async function fillKind({ pool, db, say }: Place, { name, whole, portion: size, rows, act }: Kind): Promise<void> {
  const left = await portionsLeft(pool, name, whole, size)
  if (left.length === 0) return
  const progress = progressOf(name, whole, whole - left.reduce((sum, { count }) => sum + count, 0), say)
  const worker = async () => {
    for (let portion = left.shift(); portion; portion = left.shift()) {
      if (rows) await copyPortion(pool, name, portion, rows)
      if (act) await actOn(db, name, portion, act)
      progress.add(portion.count)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  progress.end()
}

async function copyPortion(
  pool: pg.Pool,
  name: string,
  portion: Portion,
  rows: (portion: Portion) => Rows[],
): Promise<void> {
  const client = await pool.connect()
  try {
    // Lost with the machine's power the rows are lost with the note of their portion, and are made again.
    await client.query('set synchronous_commit = off')
    await fillPortion(client, name, portion, () => copy(client, ...rows(portion)))
  } finally {
    client.release()
  }
}

const actOn = (db: Database, name: string, portion: Portion, act: (tx: Tx, portion: Portion) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx)
    await notePortion(tx, name, portion)
    await act(tx, portion)
  })

/** What stands on all the rows together; each step may be done twice. */
async function finish({ url, pool, db, world, say }: Place): Promise<void> {
  // Of its own, because sorting an index may take longer than the application lets any statement take.
  const client = new pg.Client({
    connectionString: url,
    options: '-c jit=off -c maintenance_work_mem=512MB -c synchronous_commit=off',
  })
  await client.connect()
  const step = async (name: string, work: () => Promise<unknown>) => {
    if (await isDone(pool, name)) return
    const started = Date.now()
    say(name)
    await work()
    await noteDone(pool, name)
    say(`${name}: ${Math.round((Date.now() - started) / 1_000)} s`)
  }
  try {
    await step('sequences', () => moveSequences(client, world))
    await step('job lexicon', () => rebuildLexicon(db, 'job_search'))
    await step('talent lexicon', () => rebuildLexicon(db, 'talent_search'))
    await step('frequent words', async () => {
      for (const table of searchTables) await backfillComposites(client, db, table)
    })
    await step('restored', () => restoreHeld(client, (name, n, of) => say(`  ${n} of ${of}: ${name}`)))
    await step('vacuum and analyze', () => client.query('vacuum (analyze)'))
    await step('response figures', () => refreshAllResponseStats({ db, log: pino({ level: 'warn' }) }))
    // A server that starts on these rows has nobody to tell of reviews first. All at once takes longer than a statement may.
    await step('invitations to review', () =>
      db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx)
        await takeInvitations(tx, Number.MAX_SAFE_INTEGER)
      }),
    )
    await step('whole', () =>
      client.query(
        `vacuum (analyze) response_stats, review_invitations, job_lexicon, talent_lexicon, ${searchTables.map((table) => regionalWordsOf[table]).join(', ')}`,
      ),
    )
  } finally {
    await client.end()
  }
}

/** What the server does little by little; without the index of the documents it takes a tenth of the time. */
async function backfillComposites(client: pg.Client, db: Database, table: SearchTable): Promise<void> {
  const chosen = regionalWordsOf[table]
  const { rows } = await client.query<{ index: string }>('select pg_get_indexdef(to_regclass($1)) as index', [
    `${table}_doc`,
  ])
  await client.query(`truncate ${chosen}`)
  await client.query(`analyze ${table}`)
  await chooseFrequentWords(db, table)
  await client.query(`drop index if exists ${table}_doc`)
  await client.query(`update ${table} set doc = doc where exists (select from ${chosen})`)
  await client.query(`update ${chosen} set written_to = last_before`)
  await client.query(`vacuum full ${table}`)
  if (rows[0]?.index) await client.query(rows[0].index)
  await client.query(`vacuum (analyze) ${table}`)
}

/** The next job and profile come after those that were given their numbers. */
async function moveSequences(client: pg.Client, { sizes }: World): Promise<void> {
  for (const [table, count] of [
    ['jobs', sizes.jobs],
    ['seekers', sizes.seekers],
  ] as const) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'search_seq'), $2)`, [table, count + 1])
  }
}
