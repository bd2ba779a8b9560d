import type { Tx } from '../../db/database.ts'
import { forgetReported, forgetReporter } from './reports.sql.ts'

/** Removes the person from the cases that they reported; the cases and their decisions stay. */
export async function eraseReporter(tx: Tx, userId: string): Promise<void> {
  await forgetReporter(tx, userId)
}

/** Removes the company or job seeker from cases about what is theirs. */
export async function eraseReported(tx: Tx, ownerId: string): Promise<void> {
  await forgetReported(tx, ownerId)
}
