import type { Logger } from 'pino'
import { type Database, type DatabaseOptions, openDatabase, openPool, type PoolCounts } from '../database.ts'
import { followReplica } from './follow-replica.ts'
import type { Connections, Primary } from './primary.ts'

/** The read replicas, for reads of visitors, who have written nothing. */
export interface Replica {
  /** Maximum lag of visitors' reads in milliseconds; 0 without a replica. */
  readonly lagMs: number
  /** Returns the next of the replicas whose lag is known to be acceptable, else the primary. Call it once per request. */
  forPublicReads(): Database
  /** The same database through the pool for searches with generic plans; itself without such a pool. */
  searchesOn(db: Database): Database
  /** Marks a write of this process: visitors read from a replica only once it has replayed it. */
  changed(): void
  /** Lag of each replica in milliseconds; Infinity while it is unreachable. */
  currentLagsMs(): readonly number[]
  /** Number of connections besides the primary's pool, by purpose. */
  readonly pools: Readonly<Record<string, PoolCounts>>
  close(): Promise<void>
}

export const withoutReplica = (db: Database, searches?: Connections): Replica => ({
  lagMs: 0,
  forPublicReads: () => db,
  searchesOn: (asked) => searchesOf({ db, searches }, asked),
  changed: () => {},
  currentLagsMs: () => [],
  pools: searches ? { searches: searches.pool } : {},
  close: async () => {},
})

interface Orders {
  readonly primary: Primary
  /** At least one. */
  readonly replicas: readonly DatabaseOptions[]
  readonly lagMs: number
  readonly log: Logger
}

/**
 * Follows each replica by itself. Visitors' reads take turns on those whose lag is known to be acceptable, so that one
 * which is unreachable or far behind costs no more than its share.
 */
export function followReplicas({ primary, replicas, lagMs, log }: Orders): Replica {
  // A dedicated connection: the replicas are needed most when all others are busy.
  const asking = openPool({ ...primary.options, connections: 1 })
  const ahead = openDatabase(asking)
  const all = replicas.map((replica, place) => followReplica({ primary, ahead, replica, place, lagMs, log }))
  let turn = 0
  return {
    lagMs,
    forPublicReads() {
      turn = (turn + 1) % all.length
      const inTurn = [...all.slice(turn), ...all.slice(0, turn)]
      return inTurn.find((one) => one.isFresh())?.reads ?? primary.db
    },
    searchesOn: (asked) =>
      all.find((one) => one.searches.has(asked))?.searches.get(asked) ?? searchesOf(primary, asked),
    changed() {
      for (const one of all) one.changed()
    },
    currentLagsMs: () => all.map((one) => one.lagMs()),
    pools: Object.assign(primary.searches ? { searches: primary.searches.pool } : {}, ...all.map((one) => one.pools)),
    async close() {
      await Promise.all(all.map((one) => one.close()))
      await asking.end()
    },
  }
}

const searchesOf = ({ db, searches }: Pick<Primary, 'db' | 'searches'>, asked: Database) =>
  searches && asked === db ? searches.db : asked
