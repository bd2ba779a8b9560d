import type { Tx } from '../../../db/database.ts'
import { historyContinued } from './job-history.rules.ts'
import { continueHistory, listEarlierPosts } from './job-history.sql.ts'
import { findJob, type JobRow } from './jobs.sql.ts'

/**
 * Assigns a new or changed post to the history of the earlier post that it repeats (specification 6.3). The assignment
 * is permanent, so that an edit cannot make a job look new.
 */
export async function joinHistory(tx: Tx, post: JobRow): Promise<void> {
  if (post.first_post_id !== null) return
  const first = historyContinued(post, await listEarlierPosts(tx, post))
  if (first !== undefined) await continueHistory(tx, post.id, first)
}

/** As joinHistory, for a post whose row was not read after its change. */
export async function joinHistoryById(tx: Tx, id: string): Promise<void> {
  const post = await findJob(tx, id)
  if (post) await joinHistory(tx, post)
}
