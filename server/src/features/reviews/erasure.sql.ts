import type { Tx } from '../../db/database.ts'

/** Keeps reviews by the person without their name; deletes reviews about them together with the replies. */
export async function forgetPersonInReviews(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('reviews').set({ author_id: null }).where('author_id', '=', userId).execute()
  await tx.deleteFrom('reviews').where('subject_id', '=', userId).execute()
  await tx
    .deleteFrom('review_invitations')
    .where((eb) => eb.or([eb('author_id', '=', userId), eb('subject_id', '=', userId)]))
    .execute()
}
