import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isCompanyShown } from '../../db/visibility.ts'

/** Keeps the original time if the company is already hidden. */
export const setEmployerHiddenAt = (tx: Tx, id: string, hidden: boolean) =>
  tx
    .updateTable('employers')
    .set({ hidden_at: hidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('user_id', '=', id)
    .execute()

const visible = (db: Db, id: string) =>
  db.selectFrom('employers').select('user_id').where('user_id', '=', id).where(isCompanyShown())

export const findVisibleEmployer = (db: Db, id: string) => visible(db, id).executeTakeFirst()

/** Locks the row, so that the company cannot be hidden before the transaction ends. */
export const holdVisibleEmployer = (tx: Tx, id: string) => visible(tx, id).forShare().executeTakeFirst()
