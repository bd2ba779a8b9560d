import type { Tx } from '../../db/database.ts'
import { forgetCustomer } from './erasure.sql.ts'

/** What was paid stays for the books, by the provider's numbers alone. */
export async function erasePayments(tx: Tx, userId: string): Promise<void> {
  await forgetCustomer(tx, userId)
}
