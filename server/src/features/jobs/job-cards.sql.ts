import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * Of each job a text that is another one after any change of what its card shows: the transactions that wrote its rows,
 * and what no row of its own says. `ids` that do not exist are missing.
 */
export async function listCardVersions(db: Db, ids: readonly string[]): Promise<{ id: string; version: string }[]> {
  const { rows } = await sql<{ id: string; version: string }>`
    select jobs.id, concat_ws(' ', jobs.xmin, jobs.expires_at <= now(), employers.xmin, response_stats.xmin,
      (select count(*) from offers where offers.employer_id = jobs.employer_id and offers.status = 'rescinded')) as version
    from jobs
    join employers on employers.user_id = jobs.employer_id
    join response_stats on response_stats.employer_id = jobs.employer_id
    where jobs.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}
