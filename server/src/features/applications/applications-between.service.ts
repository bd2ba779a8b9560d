import type { Application } from '@hearback/contract/applications.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Viewer } from '../../viewer.ts'
import { listApplicationRowsBetween } from './application-lists.sql.ts'
import { lockWaiting, setAnswered } from './applications.sql.ts'
import { applicationView } from './applications.view.ts'

/**
 * The employer has written to the seeker personally, in 20 characters or more: that answers every application between
 * the two that waits for an answer (product.md section 6.1), and keeps its status. Answers their ids; whoever calls
 * publishes application.answered for each.
 */
export async function answerByMessage(tx: Tx, between: { employerId: string; seekerId: string }): Promise<string[]> {
  const ids = (await lockWaiting(tx, between)).map(({ id }) => id)
  if (ids.length > 0) await setAnswered(tx, ids)
  return ids
}

const listed = 10

/** The latest applications between the viewer and the other person, with the steps that the viewer may take. One statement. */
export async function applicationsBetween(
  db: Db,
  viewer: Viewer,
  otherId: string,
): Promise<(Application & { jobTitle: string })[]> {
  const side = viewer.userType === 'employer' ? 'employer' : 'seeker'
  const [employerId, seekerId] = side === 'employer' ? [viewer.userId, otherId] : [otherId, viewer.userId]
  const rows = await listApplicationRowsBetween(db, { employerId, seekerId }, listed)
  return rows.map((row) => ({ ...applicationView(row, side), jobTitle: row.job_title }))
}
