import type { JobPin } from '@hearback/contract/jobs/maps.ts'
import type { Db } from '../../../db/database.ts'
import { listPins } from './job-pins.sql.ts'
import { pinView } from './job-pins.view.ts'

/** Those of the jobs that are open and have a place, in the order of the ids; nobody learns the point more exactly than to about 2 km. */
export async function pinsInOrder(db: Db, ids: readonly string[]): Promise<JobPin[]> {
  if (ids.length === 0) return []
  const pins = new Map((await listPins(db, ids)).map((row) => [row.id, pinView(row)]))
  return ids.flatMap((id) => pins.get(id) ?? [])
}
