import type { Tx } from '../../db/database.ts'

export const forgetCustomer = (tx: Tx, userId: string) =>
  tx.updateTable('payment_customers').set({ user_id: null }).where('user_id', '=', userId).execute()
