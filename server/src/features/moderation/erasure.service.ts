import type { Tx } from '../../db/database.ts'
import { forgetOwner, forgetPerson } from './erasure.sql.ts'

/** Removes the company or job seeker from decisions about what is theirs, which stay with their reasons. */
export async function eraseDecided(tx: Tx, ownerId: string): Promise<void> {
  await forgetOwner(tx, ownerId)
}

/** Removes the person from decisions as moderator and reporter. */
export async function eraseDecider(tx: Tx, userId: string, email: string): Promise<void> {
  await forgetPerson(tx, userId, email)
}
