import type { Tx } from '../../db/database.ts'
import { historyContinued } from './job-history.rules.ts'
import { continueHistory, listEarlierPosts } from './job-history.sql.ts'
import { findJob } from './jobs.sql.ts'

/**
 * Joins a post that was written or changed to the history of an earlier one that it repeats (product.md section 6.3).
 * A post keeps the history that it once continued, so that an edit afterwards does not make it young again.
 */
export async function joinHistory(tx: Tx, jobId: string): Promise<void> {
  const row = await findJob(tx, jobId)
  if (!row || row.first_post_id !== null) return
  const first = historyContinued(row, await listEarlierPosts(tx, row))
  if (first !== undefined) await continueHistory(tx, jobId, first)
}
