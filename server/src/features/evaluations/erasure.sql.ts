import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

const written = ['application_notes', 'scorecards'] as const

/** Deletes the notes and scorecards on applications of this person, or to this company. */
export async function deleteEvaluations(tx: Tx, partyId: string): Promise<void> {
  for (const table of written) {
    await tx.deleteFrom(table).where('seeker_id', '=', partyId).execute()
    await tx
      .deleteFrom(table)
      .where('application_id', 'in', (eb) =>
        eb.selectFrom('applications').select('id').where('employer_id', '=', partyId),
      )
      .execute()
  }
}

/** Removes the name of an author from notes and scorecards that their company keeps. */
export async function removeAuthor(tx: Tx, userId: string): Promise<void> {
  for (const table of written)
    await tx.updateTable(table).set({ author_id: null, author_name: '' }).where('author_id', '=', userId).execute()
}

/**
 * Deletes up to `limit` notes and as many scorecards on applications that were rejected or withdrawn 6 months ago
 * (specification 8). Returns the larger number of both.
 */
export async function deleteLapsed(db: Db, limit: number): Promise<number> {
  const deleted: number[] = []
  for (const table of written) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom(table)
          .innerJoin('applications', 'applications.id', 'application_id')
          .select(sql<string>`${sql.ref(`${table}.id`)}`.as('id'))
          .where('applications.status', 'in', [sql.lit('rejected'), sql.lit('withdrawn')])
          .where('applications.status_changed_at', '<', sql<Date>`now() - interval '6 months'`)
          .limit(limit),
      )
      .executeTakeFirst()
    deleted.push(Number(numDeletedRows))
  }
  return Math.max(...deleted)
}
