import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'

/** Returns those of the jobs that the seeker applied to. */
export const listKnownJobs = async (db: Db, seekerId: string, jobIds: readonly string[]): Promise<string[]> => {
  if (jobIds.length === 0) return []
  const rows = await db
    .selectFrom('applications')
    .select('job_id as id')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', anyUuid(jobIds))
    .execute()
  return rows.map(({ id }) => id)
}
