import type { Tx } from '../../../db/database.ts'
import { historyContinued } from './job-history.rules.ts'
import { continueHistory, listEarlierPosts } from './job-history.sql.ts'
import { findJob, type JobRow } from './jobs.sql.ts'

/**
 * Joins a post that was written or changed to the history of an earlier one that it repeats (product.md section 6.3).
 * A post keeps the history that it once continued, so that an edit afterwards does not make it young again.
 */
export async function joinHistory(tx: Tx, post: JobRow): Promise<void> {
  if (post.first_post_id !== null) return
  const first = historyContinued(post, await listEarlierPosts(tx, post))
  if (first !== undefined) await continueHistory(tx, post.id, first)
}

/** The same for a post whose row was not read since it changed. */
export async function joinHistoryById(tx: Tx, id: string): Promise<void> {
  const post = await findJob(tx, id)
  if (post) await joinHistory(tx, post)
}
