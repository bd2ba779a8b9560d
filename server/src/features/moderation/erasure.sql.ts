import type { Tx } from '../../db/database.ts'

/** Keeps decisions and the fact of an appeal, but removes the person and the text of the appeal. */
export async function forgetPersonInDecisions(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ owner_id: null, target_name: 'Deleted account' })
    .where('owner_id', '=', userId)
    .execute()
  await tx.updateTable('appeals').set({ appellant_id: null, words: '' }).where('appellant_id', '=', userId).execute()
}
