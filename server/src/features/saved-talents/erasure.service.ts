import type { Tx } from '../../db/database.ts'
import { deletePersonFromLists, deleteTalentLists } from './talent-lists.sql.ts'
import { deleteTalentSearches } from './talent-searches.sql.ts'

/** Removes a person from all lists, and the searches and lists of a company. */
export async function eraseSavedTalents(tx: Tx, userId: string): Promise<void> {
  await deletePersonFromLists(tx, userId)
  await deleteTalentLists(tx, userId)
  await deleteTalentSearches(tx, userId)
}
