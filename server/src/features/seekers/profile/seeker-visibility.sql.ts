import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Keeps the original time if the profile is already hidden. */
export const setSeekerHiddenAt = (tx: Tx, id: string, hidden: boolean) =>
  tx
    .updateTable('seekers')
    .set({ hidden_at: hidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('user_id', '=', id)
    .execute()
