import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Database, type DatabaseOptions, openDatabase, openPool, type PoolCounts } from '../database.ts'
import { readsOf } from './replica-reads.ts'

/** The read replica, for reads of visitors, who have written nothing. */
export interface Replica {
  /** Maximum lag of visitors' reads in milliseconds; 0 without a replica. */
  readonly lagMs: number
  /** Returns the replica if its lag is known to be acceptable, else the primary. Call it once per request. */
  forPublicReads(): Database
  /** The same database through the pool for searches with generic plans; itself without such a pool. */
  searchesOn(db: Database): Database
  /** Marks a write of this process: visitors read from the primary until the replica has replayed it. */
  changed(): void
  /** Replica lag in milliseconds; Infinity while it is unreachable, undefined without one. */
  currentLagMs(): number | undefined
  /** Number of connections besides the primary's pool, by purpose. */
  readonly pools: Readonly<Record<string, PoolCounts>>
  close(): Promise<void>
}

export const withoutReplica = (db: Database, searches?: Connections): Replica => ({
  lagMs: 0,
  forPublicReads: () => db,
  searchesOn: (asked) => (searches && asked === db ? searches.db : asked),
  changed: () => {},
  currentLagMs: () => undefined,
  pools: searches ? { searches: searches.pool } : {},
  close: async () => {},
})

export interface Connections {
  readonly db: Database
  readonly pool: pg.Pool
  readonly options: DatabaseOptions
}
/** `searches`: connections whose statements are planned once, which suits searches and not everything (decision 36). */
export interface Primary extends Connections {
  readonly searches?: Connections | undefined
}

interface Orders {
  readonly primary: Primary
  readonly replica: DatabaseOptions
  readonly lagMs: number
  readonly log: Logger
}

const longestPauseMs = 250
/** State while a write of this process is not yet replayed. */
const eagerPauseMs = 15
const eagerForMs = 1_000

/** A moment at which everything committed before it stood at or before this position of the primary's log. */
interface Mark {
  readonly at: number
  readonly position: number
}

/**
 * Tracks the replica lag: compares its replayed position with the primary's position at a known time,
 * so that no two clocks are compared. An unreachable or lagging replica is not read from.
 */
export function followReplica({ primary, replica, lagMs, log }: Orders): Replica {
  // Dedicated connections: the replica is needed most when all others are busy.
  const asking = openPool({ ...primary.options, connections: 1 })
  const answering = openPool({ ...replica, connections: 1 })
  const [ahead, behind] = [openDatabase(asking), openDatabase(answering)]
  const pool = openPool(replica)
  const reads = readsOf(pool, primary.pool)
  const searches = searchesBeside(primary, { reads, url: replica.url })
  const tell = teller(log, lagMs)
  let marks: Mark[] = []
  let shownUntil = Number.NEGATIVE_INFINITY
  let changedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const look = async () => {
    const at = performance.now()
    const position = await positionOf(ahead).catch(() => undefined)
    if (position !== undefined) marks.push({ at, position })
    const replayed = await replayedBy(behind).catch(() => undefined)
    if (replayed !== undefined)
      for (const mark of marks) if (mark.position <= replayed) shownUntil = Math.max(shownUntil, mark.at)
    // Positions older than the maximum lag are useless.
    marks = marks.filter((mark) => mark.at > Math.max(shownUntil, performance.now() - lagMs))
  }
  const lookAgain = (pauseMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      looking ??= look().finally(() => {
        looking = undefined
        if (closed) return
        tell(shownUntil)
        const isEager = changedAt >= shownUntil && performance.now() - changedAt < eagerForMs
        lookAgain(isEager ? eagerPauseMs : Math.min(longestPauseMs, lagMs / 4))
      })
    }, pauseMs).unref()
  }
  lookAgain(0)
  return {
    lagMs,
    forPublicReads: () => (shownUntil > changedAt && performance.now() - shownUntil <= lagMs ? reads : primary.db),
    searchesOn: (asked) => searches.by.get(asked) ?? asked,
    changed() {
      changedAt = performance.now()
      if (!closed) lookAgain(eagerPauseMs)
    },
    currentLagMs: () => performance.now() - shownUntil,
    pools: { replica: pool, ...searches.pools },
    async close() {
      closed = true
      clearTimeout(timer)
      await looking
      await Promise.all([asking.end(), answering.end(), pool.end(), searches.close()])
    },
  }
}

/** The connections for searches that belong to the primary and to what is read from the replica. */
function searchesBeside({ db, searches }: Primary, replica: { reads: Database; url: string }) {
  if (!searches) return { by: new Map<Database, Database>(), pools: {}, close: async () => {} }
  const pool = openPool({ ...searches.options, url: replica.url })
  const by = new Map([
    [db, searches.db],
    [replica.reads, readsOf(pool, searches.pool)],
  ])
  return { by, pools: { searches: searches.pool, replica_searches: pool }, close: () => pool.end() }
}

/** Logs transitions: when visitors stop reading from the replica, and when they resume. */
function teller(log: Logger, lagMs: number) {
  const startedAt = performance.now()
  let isRead: boolean | undefined
  return (shownUntil: number): void => {
    const isFresh = performance.now() - shownUntil <= lagMs
    // At first it is given time to be met.
    if (isFresh === isRead || (!isFresh && performance.now() - startedAt <= lagMs)) return
    if (isFresh) log.info('visitors read from the replica')
    else log.warn('the replica is away or too far behind: visitors read from the primary')
    isRead = isFresh
  }
}

async function positionOf(db: Database): Promise<number> {
  const { rows } = await sql<{ position: number }>`select pg_current_wal_lsn() - '0/0'::pg_lsn as position`.execute(db)
  return rows[0]?.position ?? Number.POSITIVE_INFINITY
}

/** Undefined for a server that is not a replica. */
async function replayedBy(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as position`.execute(db)
  return rows[0]?.position ?? undefined
}
