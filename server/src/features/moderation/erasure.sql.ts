import type { Tx } from '../../db/database.ts'

/** Keeps decisions and the fact of an appeal, but removes the person, the text of the appeal, and notes about what was theirs. */
export async function forgetPersonInDecisions(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ owner_id: null, target_name: 'Deleted account' })
    .where('owner_id', '=', userId)
    .execute()
  await tx.deleteFrom('case_claims').where('moderator_id', '=', userId).execute()
  await tx.deleteFrom('case_notes').where('owner_id', '=', userId).execute()
  await tx.updateTable('case_notes').set({ author_id: null }).where('author_id', '=', userId).execute()
  await tx.updateTable('appeals').set({ appellant_id: null, words: '' }).where('appellant_id', '=', userId).execute()
}
