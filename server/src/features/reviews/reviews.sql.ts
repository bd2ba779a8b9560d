import type { Meeting } from '@hearback/contract/hiring/reviews.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'

/** The side that a review is about. */
export type Side = 'employer' | 'seeker'

/** Serializes reviews between these two until the transaction ends, so that the second of two concurrent reviews finds the first. */
export const lockPair = (tx: Tx, employerId: CompanyId, seekerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`review ${employerId} ${seekerId}`}, 0))`.execute(tx)

export interface NewReview {
  author_id: string
  subject_id: string
  about: Side
  rating: number
  communication: number
  service_quality: number
  comment: string
  met: Meeting
  job_title: string | null
  after_reading: boolean
}

/** Inserts a review hidden for 14 days. Returns undefined when the author has reviewed the same person within 12 months. */
export const insertReview = (tx: Tx, review: NewReview) =>
  tx
    .insertInto('reviews')
    .columns([
      'author_id',
      'subject_id',
      'about',
      'rating',
      'communication',
      'service_quality',
      'comment',
      'met',
      'job_title',
      'after_reading',
      'created_at',
      'updated_at',
      'shown_from',
      'again_from',
    ])
    .expression(
      sql`select ${review.author_id}::uuid, ${review.subject_id}::uuid, ${review.about}::text, ${review.rating}::int,
        ${review.communication}::int, ${review.service_quality}::int, ${review.comment}::text, ${review.met}::text,
        ${review.job_title}::text, ${review.after_reading}::boolean, written.at, written.at,
        written.at + interval '336 hours', written.at + interval '12 months'
      from (select clock_timestamp() as at) written`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The review that the subject wrote about this author within 12 months, and that is still hidden. */
export const findUnanswered = (tx: Tx, { author_id, subject_id }: Pick<NewReview, 'author_id' | 'subject_id'>) =>
  tx
    .selectFrom('reviews')
    .select(['id', sql<boolean>`shown_from <= clock_timestamp()`.as('is_shown')])
    .where('author_id', '=', subject_id)
    .where('subject_id', '=', author_id)
    .where('other_id', 'is', null)
    .where('again_from', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()

/** Shows both reviews immediately, because both sides have written. */
export async function showBoth(tx: Tx, ids: readonly [string, string]): Promise<void> {
  await tx
    .updateTable('reviews')
    .from(sql<{ at: Date }>`(select clock_timestamp() as at)`.as('written'))
    .set({
      other_id: sql`case when reviews.id = ${ids[0]}::uuid then ${ids[1]}::uuid else ${ids[0]}::uuid end`,
      shown_from: sql`least(shown_from, written.at)`,
    })
    .where('reviews.id', '=', anyUuid(ids))
    .execute()
}

const isDue = sql<boolean>`announced_at is null and removed_at is null and shown_from <= clock_timestamp()`

/** Marks a visible review as announced, once; returns undefined when there is nothing to announce. */
export const takeAnnouncement = (tx: Tx, id: string) =>
  tx
    .updateTable('reviews')
    .set({ announced_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where(isDue)
    .returning(['id', 'author_id', 'subject_id', 'about'])
    .executeTakeFirst()

/** Reviews due for announcement, longest overdue first. */
export const listDue = (db: Db, limit: number) =>
  db
    .selectFrom('reviews')
    .select('id')
    .where(isDue)
    .where(isRetryable('review-announcements', sql.ref('reviews.id')))
    .orderBy('shown_from')
    .limit(limit)
    .execute()

/** The time from which the author may review this person again; undefined if it is possible now. */
export const findStanding = (db: Db, authorId: string, subjectId: string) =>
  db
    .selectFrom('reviews')
    .select(['id', 'again_from'])
    .where('author_id', '=', authorId)
    .where('subject_id', '=', subjectId)
    .where('again_from', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Adds the only reply; returns false when there is one already. */
export async function insertReply(tx: Tx, id: string, reply: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ reply, replied_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findEmail = (db: Db, userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
