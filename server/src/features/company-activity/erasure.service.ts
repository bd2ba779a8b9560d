import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import { deleteEntriesOf, deleteOldEntries, removeActor } from './erasure.sql.ts'

/** Removes a person from the activity logs, whose entries stay. */
export async function eraseActor(tx: Tx, userId: PersonId): Promise<void> {
  await removeActor(tx, userId)
}

/** Deletes the activity log of an erased company. Call after its last membership has ended. */
export async function eraseActivityLog(tx: Tx, companyId: CompanyId): Promise<void> {
  await deleteEntriesOf(tx, companyId)
}

const batch = 1_000

/** Deletes entries of more than two years ago; runs daily. */
export async function purgeActivityLogs({ db }: { db: Db }): Promise<void> {
  while ((await deleteOldEntries(db, batch)) === batch);
}
