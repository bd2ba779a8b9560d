import type { Tx } from '../../db/database.ts'

/** What the person wrote stays without their name; what was written about them goes, and their replies with it. */
export async function forgetPersonInReviews(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('reviews').set({ author_id: null }).where('author_id', '=', userId).execute()
  await tx.deleteFrom('reviews').where('subject_id', '=', userId).execute()
  await tx
    .deleteFrom('review_invitations')
    .where((eb) => eb.or([eb('author_id', '=', userId), eb('subject_id', '=', userId)]))
    .execute()
}
