import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Database, Db } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import { publishJobs } from './write-documents.sql.ts'

/** Documents in one transaction, so that their jobs are locked for a tenth of a second. */
const batchSize = 20

/** Lists companies whose response figures reached another band, the longest waiting first. */
export const listAnswerRewrites = (db: Db, limit: number) =>
  db
    .selectFrom('answer_rewrites')
    .select('employer_id')
    .where(isRetryable('answer-facets', sql.ref('employer_id')))
    .orderBy('requested_at')
    .limit(limit)
    .execute()

/**
 * Rewrites the next documents of the company. A change of the figures meanwhile waits for the transaction, and starts again.
 * Returns whether there may be more.
 */
export function rewriteAnswersBatch(db: Database, employerId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows: requests } = await sql<{ through: number }>`
      select rewritten_through as through from answer_rewrites where employer_id = ${employerId} for update skip locked`.execute(
      tx,
    )
    const through = requests[0]?.through
    if (through === undefined) return false
    const { rows } = await sql<{ id: string; seq: number }>`
      select id, search_seq as seq from jobs where employer_id = ${employerId} and status = 'open' and search_seq > ${through}
      order by search_seq limit ${batchSize}`.execute(tx)
    const ids = rows.map(({ id }) => id)
    await sql`select from jobs where id = ${anyUuid(ids)} order by id for no key update`.execute(tx)
    await publishJobs(tx, ids)
    const isFinished = rows.length < batchSize
    await (isFinished
      ? sql`delete from answer_rewrites where employer_id = ${employerId}`
      : sql`update answer_rewrites set rewritten_through = ${rows.at(-1)?.seq} where employer_id = ${employerId}`
    ).execute(tx)
    return !isFinished
  })
}
