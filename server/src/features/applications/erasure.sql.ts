import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** Locks the ongoing applications of either side, and returns their ids. */
export async function lockOngoing(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications')
    .select('id')
    .where((eb) => eb.or([eb('seeker_id', '=', userId), eb('employer_id', '=', userId)]))
    .where('status', 'in', [
      sql.lit('applied'),
      sql.lit('viewed'),
      sql.lit('shortlisted'),
      sql.lit('interview'),
      sql.lit('offered'),
    ])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

const blank = { description: '', top_choice: null }

export const blankLetters = (tx: Tx, seekerId: string) =>
  tx.updateTable('applications').set(blank).where('seeker_id', '=', seekerId).execute()

/** Erases the seeker's messages that asked for other interview times. */
export const blankTimeRequests = (tx: Tx, seekerId: string) =>
  tx
    .updateTable('interview_changes')
    .set({ message: '' })
    .from('applications')
    .whereRef('applications.id', '=', 'interview_changes.application_id')
    .where('applications.seeker_id', '=', seekerId)
    .where('interview_changes.kind', '=', sql.lit('times_requested'))
    .execute()

/**
 * Erases the words of up to `most` applications that were rejected or withdrawn 6 months ago (specification 8).
 * Returns the number.
 */
export async function blankLapsedLetters(db: Db, most: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set(blank)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .select('id')
        .where('status', 'in', [sql.lit('rejected'), sql.lit('withdrawn')])
        .where('status_changed_at', '<', sql<Date>`now() - interval '6 months'`)
        .where((eb) => eb.or([eb('description', '<>', ''), eb('top_choice', 'is not', null)]))
        .limit(most),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
