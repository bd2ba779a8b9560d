import type { ReviewOrder } from '@hearback/contract/hiring/reviews.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import { isReviewShown } from '../../db/visibility.ts'
import type { Side } from './reviews.sql.ts'

interface Page {
  page: number
  limit: number
}

const columns = [
  'reviews.id',
  'reviews.author_id',
  'reviews.subject_id',
  'reviews.about',
  'reviews.rating',
  'reviews.communication',
  'reviews.service_quality',
  'reviews.comment',
  'reviews.met',
  'reviews.job_title',
  'reviews.after_reading',
  'reviews.shown_from',
  'reviews.reply',
  'reviews.replied_at',
  'reviews.created_at',
  'reviews.updated_at',
] as const

const shown = (db: Db) => db.selectFrom('reviews').where(isReviewShown)

const orders = {
  newest: sql`created_at desc, id desc`,
  highest: sql`rating desc, created_at desc, id desc`,
  lowest: sql`rating, created_at desc, id desc`,
} satisfies Record<ReviewOrder, unknown>

/** A page of the visible reviews about a person, ordered by the date or stars that they show. */
export const listShown = (
  db: Db,
  subjectId: string,
  about: Side,
  { sort, stars, page, limit }: Page & { sort: ReviewOrder; stars?: number | undefined },
) =>
  shown(db)
    .select(columns)
    .where('subject_id', '=', subjectId)
    .where('about', '=', about)
    .$if(stars !== undefined, (query) => query.where('rating', '=', stars ?? 0))
    .orderBy(orders[sort])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type ReviewRow = Awaited<ReturnType<typeof listShown>>[number]

/** One visible review; undefined for all others. */
export const findShown = (db: Db, id: string) =>
  shown(db).select(columns).where('reviews.id', '=', id).executeTakeFirst()

/** Counts and sums of the visible reviews about a person. */
export const sumShown = (db: Db, subjectId: string, about: Side) =>
  shown(db)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(rating), 0)`.as('rating'),
      sql<number>`coalesce(sum(communication), 0)`.as('communication'),
      sql<number>`coalesce(sum(service_quality), 0)`.as('service_quality'),
      sql<
        number[]
      >`array[${sql.join([1, 2, 3, 4, 5].map((stars) => sql`count(*) filter (where rating = ${sql.lit(stars)})`))}]::int[]`.as(
        'stars',
      ),
    ])
    .where('subject_id', '=', subjectId)
    .where('about', '=', about)
    .executeTakeFirstOrThrow()

const isShownColumn = sql<boolean>`shown_from <= clock_timestamp() and removed_at is null`.as('is_shown')

/** A page of the reviews a person wrote, visible or not, except those removed by moderators. */
export const listWritten = (db: Db, authorId: string, { page, limit }: Page) =>
  db
    .selectFrom('reviews')
    .select(columns)
    .select(isShownColumn)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type WrittenRow = Awaited<ReturnType<typeof listWritten>>[number]

export const countWritten = (db: Db, authorId: string) =>
  db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()

/** A review of the author, visible or not. */
export const findWritten = (db: Db, authorId: string, id: string) =>
  db
    .selectFrom('reviews')
    .select(columns)
    .select(isShownColumn)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** People whose stored rating differs from their visible reviews, because of a suspension, a removal or a deleted account. */
export const listMisrated = async (db: Db, limit: number) => {
  const { rows } = await sql<{ subject_id: string; about: Side }>`
    with counted as (
      select subject_id, about, sum(rating) as sum, count(*) as count from reviews where ${isReviewShown} group by 1, 2
    ), rated as (
      select user_id as subject_id, 'employer' as about, rating_sum, rating_count from employers
      union all select user_id, 'seeker', rating_sum, rating_count from seekers
    )
    select subject_id, about from rated left join counted using (subject_id, about)
    where (rating_sum, rating_count) is distinct from (coalesce(sum, 0), coalesce(count, 0))
      and ${isRetryable('review-ratings', sql.ref('subject_id'))} limit ${limit}`.execute(db)
  return rows
}
