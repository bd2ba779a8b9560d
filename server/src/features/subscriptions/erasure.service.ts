import type { Tx } from '../../db/database.ts'
import { forgetCustomer } from './erasure.sql.ts'

/** Payments stay for bookkeeping, identified only by the provider's ids. */
export async function erasePayments(tx: Tx, userId: string): Promise<void> {
  await forgetCustomer(tx, userId)
}
