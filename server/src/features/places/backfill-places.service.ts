import type { Tx } from '../../db/database.ts'
import { type BatchDeps, runBatches } from '../../queue/isolated-rows.ts'
import { readProfilePlace } from './locations.service.ts'

const batchSize = 100
const perRun = 5_000

interface UnreadRow {
  readonly user_id: string
  readonly place_id: number | null
  readonly latitude: number | null
  readonly longitude: number | null
}

interface PlaceBackfill<Row extends UnreadRow> {
  readonly job: 'profile-places' | 'company-places'
  readonly lockUnread: (tx: Tx, limit: number) => Promise<Row[]>
  readonly textOf: (row: Row) => string
  readonly store: (tx: Tx, id: string, place: Awaited<ReturnType<typeof readProfilePlace>>) => Promise<unknown>
  /** Receives the ids of the rows. */
  readonly onRead?: (tx: Tx, ids: string[]) => Promise<unknown>
}

/** Parses places that earlier releases stored as text, for at most 5,000 rows per run. Known towns and coordinates stay. */
export function backfillPlaces<Row extends UnreadRow>(deps: BatchDeps, backfill: PlaceBackfill<Row>): Promise<void> {
  const { job, lockUnread, textOf, store, onRead } = backfill
  let left = perRun
  const take = async (tx: Tx, limit: number) => {
    const rows = await lockUnread(tx, Math.min(limit, left))
    left -= rows.length
    return rows
  }
  const handle = async (tx: Tx, _publish: unknown, rows: Row[]) => {
    for (const row of rows) {
      const place = await readProfilePlace(tx, textOf(row))
      const { latitude, longitude } = row.latitude === null ? place : row
      await store(tx, row.user_id, { ...place, place_id: row.place_id ?? place.place_id, latitude, longitude })
    }
    const ids = rows.map((row) => row.user_id)
    await onRead?.(tx, ids)
  }
  return runBatches(deps, { job, size: batchSize, take, idOf: (row) => row.user_id, handle })
}
