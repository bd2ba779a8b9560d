import type { Tx } from '../../db/database.ts'

/** The decisions and that there was an appeal stay; whose they were, and the words of the appeal, do not. */
export async function forgetPersonInDecisions(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ owner_id: null, target_name: 'Deleted account' })
    .where('owner_id', '=', userId)
    .execute()
  await tx.updateTable('appeals').set({ appellant_id: null, words: '' }).where('appellant_id', '=', userId).execute()
}
