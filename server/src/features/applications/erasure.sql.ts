import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** Ids of the applications of either side that have not come to an end, under their row locks. */
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

export const blankLetters = (tx: Tx, seekerId: string) =>
  tx.updateTable('applications').set({ description: '' }).where('seeker_id', '=', seekerId).execute()

/**
 * Takes the letters of up to `most` applications that were rejected or withdrawn 6 months ago (product.md section 8): who
 * they are from the profile's ring tells no more by then. Answers how many.
 */
export async function blankLapsedLetters(db: Db, most: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ description: '' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .select('id')
        .where('status', 'in', [sql.lit('rejected'), sql.lit('withdrawn')])
        .where('status_changed_at', '<', sql<Date>`now() - interval '6 months'`)
        .where('description', '<>', '')
        .limit(most),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
