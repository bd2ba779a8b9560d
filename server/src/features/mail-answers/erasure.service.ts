import type { Db, Tx } from '../../db/database.ts'
import { deleteAnswersOf, deleteSettled } from './mail-answers.sql.ts'

/** Deletes the answers of a member, and those to a person or a company; waiting ones are not carried out. */
export const eraseMailAnswers = (tx: Tx, partyId: string): Promise<void> => deleteAnswersOf(tx, partyId)

const batch = 1_000

/** Deletes answers that were settled 30 days ago; runs daily. */
export async function purgeMailAnswers({ db }: { db: Db }): Promise<void> {
  while ((await deleteSettled(db, batch)) === batch);
}
