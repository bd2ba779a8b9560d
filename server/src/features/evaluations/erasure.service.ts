import { lockAccount } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import { deleteCriteriaOf } from './criteria.sql.ts'
import { deleteEvaluations, deleteLapsed, removeAuthor } from './erasure.sql.ts'

/**
 * Deletes what companies wrote about a person, or what the members of an erased company wrote, with its criteria. The lock makes writers who
 * hold the account finish first.
 */
export async function eraseEvaluations(tx: Tx, partyId: string): Promise<void> {
  await lockAccount(tx, partyId)
  await deleteEvaluations(tx, partyId)
  await deleteCriteriaOf(tx, partyId)
}

/** Removes a member from notes and scorecards that their company keeps. */
export async function eraseEvaluationAuthor(tx: Tx, userId: string): Promise<void> {
  await lockAccount(tx, userId)
  await removeAuthor(tx, userId)
}

const batch = 1_000

/** Deletes notes and scorecards on applications that were rejected or withdrawn 6 months ago; runs daily. */
export async function purgeEvaluations({ db }: { db: Db }): Promise<void> {
  while ((await deleteLapsed(db, batch)) === batch);
}
