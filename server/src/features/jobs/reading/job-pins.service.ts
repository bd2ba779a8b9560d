import type { JobPin } from '@hearback/contract/jobs/maps.ts'
import type { Db } from '../../../db/database.ts'
import { listPins } from './job-pins.sql.ts'
import { pinView } from './job-pins.view.ts'

/** Pins of the open jobs with a place, in the order of the ids. Coordinates are rounded to about 2 km for privacy. */
export async function pinsInOrder(db: Db, ids: readonly string[]): Promise<JobPin[]> {
  if (ids.length === 0) return []
  const pins = new Map((await listPins(db, ids)).map((row) => [row.id, pinView(row)]))
  return ids.flatMap((id) => pins.get(id) ?? [])
}
