import type { Tx } from '../../../db/database.ts'
import { deleteAddress } from './calendars.sql.ts'

/** Ends the private calendar address of the person. */
export async function eraseCalendar(tx: Tx, userId: string): Promise<void> {
  await deleteAddress(tx, userId)
}
