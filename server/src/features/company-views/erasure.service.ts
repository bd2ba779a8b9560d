import type { Tx } from '../../db/database.ts'
import { deleteViewsOf } from './company-views.sql.ts'

export async function eraseCompanyViews(tx: Tx, seekerId: string): Promise<void> {
  await deleteViewsOf(tx, seekerId)
}
