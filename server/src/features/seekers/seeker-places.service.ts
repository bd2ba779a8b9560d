import type { Tx } from '../../db/database.ts'
import { type Isolating, runBatches } from '../../queue/isolated-rows.ts'
import { publishTalents } from '../../search/index/write-documents.sql.ts'
import { readProfilePlace } from '../places/locations.service.ts'
import { lockUnreadCities, updateSeeker } from './seekers.sql.ts'

const batchSize = 100
const perRun = 5_000

/**
 * Reads the parts of cities that nobody has read, of at most 5,000 profiles a run: rows of earlier releases. A town and a
 * point that are known stay; a profile that gains them is found by them.
 */
export function readSeekerPlaces(deps: Isolating): Promise<void> {
  let left = perRun
  const take = async (tx: Tx, limit: number) => {
    const rows = await lockUnreadCities(tx, Math.min(limit, left))
    left -= rows.length
    return rows
  }
  return runBatches(deps, {
    job: 'profile-places',
    size: batchSize,
    take,
    idOf: (row) => row.user_id,
    handle: async (tx, _, rows) => {
      const found: string[] = []
      for (const row of rows) {
        const place = await readProfilePlace(tx, row.city)
        const isNew = row.place_id === null && place.place_id !== null
        const point = row.latitude === null ? place : row
        const { latitude, longitude } = point
        await updateSeeker(tx, row.user_id, { ...place, place_id: row.place_id ?? place.place_id, latitude, longitude })
        if (isNew) found.push(row.user_id)
      }
      await publishTalents(tx, found)
    },
  })
}
