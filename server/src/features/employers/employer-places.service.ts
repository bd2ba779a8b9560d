import type { Tx } from '../../db/database.ts'
import { type Isolating, runBatches } from '../../queue/isolated-rows.ts'
import { readProfilePlace } from '../places/locations.service.ts'
import { lockUnreadLocations, updateEmployer } from './employers.sql.ts'

const batchSize = 100
const perRun = 5_000

/**
 * Reads the parts of locations that nobody has read, of at most 5,000 companies a run: rows of earlier releases. A town and
 * a point that are known stay.
 */
export function readCompanyPlaces(deps: Isolating): Promise<void> {
  let left = perRun
  const take = async (tx: Tx, limit: number) => {
    const rows = await lockUnreadLocations(tx, Math.min(limit, left))
    left -= rows.length
    return rows
  }
  return runBatches(deps, {
    job: 'company-places',
    size: batchSize,
    take,
    idOf: (row) => row.user_id,
    handle: async (tx, _, rows) => {
      for (const row of rows) {
        const place = await readProfilePlace(tx, row.business_location ?? '')
        const { place_id, latitude, longitude } = row.place_id === null && row.latitude === null ? place : row
        await updateEmployer(tx, row.user_id, { ...place, place_id, latitude, longitude })
      }
    },
  })
}
