import type { Db, Tx } from '../../db/database.ts'
import { deletePastUses, deleteUsesOf } from './usage.sql.ts'

export async function eraseUses(tx: Tx, userId: string): Promise<void> {
  await deleteUsesOf(tx, userId)
}

/** Deletes counters of old periods; runs daily. */
export async function purgeUses({ db }: { db: Db }): Promise<void> {
  await deletePastUses(db)
}
