import type { Tx } from '../../db/database.ts'

const namedNoMore = 'Deleted account'

/** Keeps decisions and the fact of an appeal, but removes the owner, the text of the appeal, and notes about what was theirs. */
export async function forgetOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ owner_id: null, target_name: namedNoMore })
    .where('owner_id', '=', ownerId)
    .execute()
  await tx.deleteFrom('case_notes').where('owner_id', '=', ownerId).execute()
  await forgetAppeals(tx, ownerId, '<>')
}

/** Removes the person as a moderator and as a reporter, and their email as the name of an account without a profile. */
export async function forgetPerson(tx: Tx, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ target_name: namedNoMore })
    .where('owner_id', '=', userId)
    .where('target_name', '=', email)
    .execute()
  await tx.deleteFrom('case_claims').where('moderator_id', '=', userId).execute()
  await tx.updateTable('case_notes').set({ author_id: null }).where('author_id', '=', userId).execute()
  await forgetAppeals(tx, userId, '=')
}

/** The appeals as a reporter, or the others. */
const forgetAppeals = (tx: Tx, appellantId: string, isReporter: '=' | '<>') =>
  tx
    .updateTable('appeals')
    .set({ appellant_id: null, words: '' })
    .where('appellant_id', '=', appellantId)
    .where('side', isReporter, 'reporter')
    .execute()
