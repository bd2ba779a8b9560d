import type { Db } from '../../db/database.ts'
import { type DueDelivery, firstTurn, listDue } from './deliveries.sql.ts'
import type { InFlight } from './in-flight.ts'

/** Concurrent deliveries of one endpoint: with 12 slow endpoints, others still get through. */
const perEndpoint = 4
/** Concurrent deliveries to endpoints that fail: they may take 15 seconds each, and leave the rest to those that work. */
const maxFailing = 25

export interface Turns {
  /** Deliveries that are due, at most `total`. `isOver` after a whole round of the endpoints without any. */
  next(total: number): Promise<{ rows: DueDelivery[]; isOver: boolean }>
}

/** Endpoints take turns by id. */
export function createTurns(db: Db, inFlight: InFlight): Turns {
  let after = firstTurn
  return {
    async next(total) {
      const isFirst = after === firstTurn
      const failing = maxFailing - inFlight.toFailing
      const limits = { total, perEndpoint, inFlight: inFlight.byEndpoint, failing: failing > 0, after }
      let left = failing
      const rows = (await listDue(db, limits)).filter((row) => !row.is_failing || left-- > 0)
      after = rows.at(-1)?.endpoint_id ?? firstTurn
      return { rows, isOver: isFirst && rows.length === 0 }
    },
  }
}
