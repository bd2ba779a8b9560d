import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Returns undefined when there is no such review; a review removed already keeps its time. */
export const setRemovedAt = (tx: Tx, id: string, removed: boolean) =>
  tx
    .updateTable('reviews')
    .set({ removed_at: removed ? sql<Date>`coalesce(removed_at, now())` : null })
    .where('id', '=', id)
    .returning(['subject_id', 'about'])
    .executeTakeFirst()
