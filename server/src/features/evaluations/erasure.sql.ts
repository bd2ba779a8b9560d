import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** Deletes the notes on applications of this person, or to this company. */
export async function deleteNotesAbout(tx: Tx, partyId: string): Promise<void> {
  await tx.deleteFrom('application_notes').where('seeker_id', '=', partyId).execute()
  await tx
    .deleteFrom('application_notes')
    .where('application_id', 'in', (eb) =>
      eb.selectFrom('applications').select('id').where('employer_id', '=', partyId),
    )
    .execute()
}

/** Removes the name of an author from notes that their company keeps. */
export const removeAuthor = (tx: Tx, userId: string) =>
  tx
    .updateTable('application_notes')
    .set({ author_id: null, author_name: '' })
    .where('author_id', '=', userId)
    .execute()

/** Deletes up to `limit` notes on applications that were rejected or withdrawn 6 months ago (specification 8). */
export async function deleteLapsedNotes(db: Db, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('application_notes')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('application_notes')
        .innerJoin('applications', 'applications.id', 'application_notes.application_id')
        .select('application_notes.id')
        .where('applications.status', 'in', [sql.lit('rejected'), sql.lit('withdrawn')])
        .where('applications.status_changed_at', '<', sql<Date>`now() - interval '6 months'`)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
