import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Database, type DatabaseOptions, openDatabase, openPool, type PoolCounts } from '../database.ts'
import type { Primary } from './primary.ts'
import { readsOf } from './replica-reads.ts'

interface Orders {
  readonly primary: Primary
  /** A connection to the primary that all replicas share, for its position. */
  readonly ahead: Database
  readonly replica: DatabaseOptions
  /** Place in the list of replicas, from 0. */
  readonly place: number
  readonly lagMs: number
  readonly log: Logger
}

interface FollowedReplica {
  readonly reads: Database
  /** The connections for searches that belong to `reads`; empty without a pool for searches. */
  readonly searches: ReadonlyMap<Database, Database>
  readonly pools: Readonly<Record<string, PoolCounts>>
  /** Whether it has replayed the writes of this process, and everything else within the maximum lag. */
  isFresh(): boolean
  changed(): void
  /** Infinity while it is unreachable. */
  lagMs(): number
  close(): Promise<void>
}

const longestPauseMs = 250
/** State while a write of this process is not yet replayed. */
const eagerPauseMs = 15
const eagerForMs = 1_000

/** A moment at which everything committed before it stood at or before this position of the primary's log. */
interface Mark extends Position {
  readonly at: number
}

/** A position of the log. After a failover, positions of the former primary say nothing about the timeline of the new one. */
interface Position {
  readonly timeline: number
  readonly bytes: number
}

/**
 * Tracks the replica lag: compares its replayed position with the primary's position at a known time,
 * so that no two clocks are compared. An unreachable or lagging replica is not read from.
 */
export function followReplica({ primary, ahead, replica, place, lagMs, log }: Orders): FollowedReplica {
  const name = place === 0 ? 'replica' : `replica_${place + 1}`
  const answering = openPool({ ...replica, connections: 1 })
  const behind = openDatabase(answering)
  const pool = openPool(replica)
  const reads = readsOf(pool, primary.pool)
  const searchPool = primary.searches && openPool({ ...primary.searches.options, url: replica.url })
  const tell = teller(log.child({ replica: place + 1 }), lagMs)
  let marks: Mark[] = []
  let shownUntil = Number.NEGATIVE_INFINITY
  let changedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const look = async () => {
    const at = performance.now()
    const position = await positionOf(ahead).catch(() => undefined)
    if (position !== undefined) marks.push({ at, ...position })
    const replayed = await replayedBy(behind).catch(() => undefined)
    if (replayed !== undefined)
      for (const mark of marks) if (isReplayed(mark, replayed)) shownUntil = Math.max(shownUntil, mark.at)
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
    reads,
    searches: new Map(primary.searches && searchPool ? [[reads, readsOf(searchPool, primary.searches.pool)]] : []),
    pools: { [name]: pool, ...(searchPool && { [`${name}_searches`]: searchPool }) },
    isFresh: () => shownUntil > changedAt && performance.now() - shownUntil <= lagMs,
    changed() {
      changedAt = performance.now()
      if (!closed) lookAgain(eagerPauseMs)
    },
    lagMs: () => performance.now() - shownUntil,
    async close() {
      closed = true
      clearTimeout(timer)
      await looking
      await Promise.all([answering.end(), pool.end(), searchPool?.end()])
    },
  }
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

const isReplayed = (mark: Position, replayed: Position) =>
  mark.timeline === replayed.timeline && mark.bytes <= replayed.bytes

async function positionOf(db: Database): Promise<Position | undefined> {
  // The first 8 hexadecimal digits of a log file's name are the timeline.
  const { rows } = await sql<Position>`
    select ('x' || left(pg_walfile_name(at), 8))::bit(32)::int as timeline, at - '0/0'::pg_lsn as bytes
    from pg_current_wal_lsn() as at`.execute(db)
  return rows[0]
}

/** Undefined for a server that is not a replica. Its timeline is known some time after a failover. */
async function replayedBy(db: Database): Promise<Position | undefined> {
  const { rows } = await sql<{ timeline: number; bytes: number | null }>`
    select greatest(c.timeline_id, r.min_recovery_end_timeline) as timeline,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as bytes
    from pg_control_checkpoint() as c, pg_control_recovery() as r`.execute(db)
  const [row] = rows
  return row && row.bytes !== null ? { timeline: row.timeline, bytes: row.bytes } : undefined
}
