import type {
  Meeting,
  OwnReview,
  Review,
  Reviewable,
  ReviewForm,
  ReviewSummary,
} from '@hearback/contract/hiring/reviews.ts'
import { averageOf } from '../../domain/rating.ts'
import type { ReviewableRow } from './interactions.sql.ts'
import type { ReviewRow, WrittenRow } from './review-lists.sql.ts'
import type { Side } from './reviews.sql.ts'

/** A person as the reader may know them. */
export interface Known {
  readonly name: string
  readonly picture: string | null
}
export type People = ReadonlyMap<string, Known>

const onTheWire = { employer: 'hr', seeker: 'jobSeeker' } as const

/** Authors missing from `people` must not be disclosed and stay without name and id. */
export function reviewView(row: ReviewRow, people: People): Review {
  const author = row.author_id !== null ? people.get(row.author_id) : undefined
  const authorId = author ? row.author_id : null
  const about = onTheWire[row.about as Side]
  return {
    _id: row.id,
    about,
    ...(about === 'hr' ? { hr: row.subject_id, jobSeeker: authorId } : { hr: authorId, jobSeeker: row.subject_id }),
    rating: row.rating,
    communicationRating: row.communication,
    serviceQualityRating: row.service_quality,
    comment: row.comment,
    met: row.met as Meeting,
    jobTitle: row.job_title,
    authorName: author?.name ?? null,
    afterReading: row.after_reading,
    reply:
      row.reply !== null && row.replied_at !== null
        ? { comment: row.reply, createdAt: row.replied_at.toISOString() }
        : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export const ownReviewView = (row: WrittenRow, people: People): OwnReview => ({
  ...reviewView(row, people),
  subjectName: people.get(row.subject_id)?.name ?? null,
  shown: row.is_shown,
  shownFrom: row.shown_from.toISOString(),
})

export const reviewableView = (row: ReviewableRow, about: Side, people: People): Reviewable => ({
  person: row.person,
  about: onTheWire[about],
  name: people.get(row.person)?.name ?? null,
  profilePicture: people.get(row.person)?.picture ?? null,
  met: row.met,
  jobTitle: row.job_title,
  metAt: row.met_at.toISOString(),
  until: row.until.toISOString(),
})

/** Maps the field names of a form. */
export const formOf = ({ hr, jobSeeker, communicationRating, serviceQualityRating, ...rest }: ReviewForm) => ({
  employerId: hr,
  seekerId: jobSeeker,
  communication: communicationRating,
  serviceQuality: serviceQualityRating,
  ...rest,
})
export type Written = ReturnType<typeof formOf>

interface Sums {
  count: number
  rating: number
  communication: number
  service_quality: number
  stars: number[]
}

/** Averages and the distribution of stars are shown from 3 reviews on (specification 6.6). */
export const summaryOf = (sums: Sums): ReviewSummary => ({
  average: averageOf(sums.rating, sums.count),
  count: sums.count,
  communication: averageOf(sums.communication, sums.count),
  serviceQuality: averageOf(sums.service_quality, sums.count),
  stars: averageOf(sums.rating, sums.count) === null ? [] : sums.stars,
})
