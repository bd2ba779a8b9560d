import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Rating } from '../people/employers.ts'
import { choiceOf } from '../values/choices.ts'
import { Id, Instant, idParams, pageCounts, paging, text, wholeNumber } from '../values/primitives.ts'

/** Subject of a review, by its wire name. */
export const ReviewAbout = z.enum(['hr', 'jobSeeker'])
export type ReviewAbout = z.infer<typeof ReviewAbout>

/** Relation between the two users, closest first; `no_answer` is an application that expired unanswered. */
export const Meeting = z.enum(['hire', 'offer', 'interview', 'application', 'chat', 'no_answer'])
export type Meeting = z.infer<typeof Meeting>

/** Order of a list of reviews: latest first, or by overall rating and then latest first. */
export const ReviewOrder = z.enum(['newest', 'highest', 'lowest'], 'Choose newest, highest or lowest')
export type ReviewOrder = z.infer<typeof ReviewOrder>

const Stars = wholeNumber(1, 5)

export const ReviewForm = z.object({
  hr: Id,
  jobSeeker: Id,
  rating: Stars,
  comment: text(),
  communicationRating: Stars,
  serviceQualityRating: Stars,
})
export type ReviewForm = z.output<typeof ReviewForm>

/**
 * A review as visible to the reader. The author's id and name are null if the author deleted the account. Those of a
 * seeker are visible only to the reviewed company.
 */
export const Review = z.object({
  _id: Id,
  about: ReviewAbout,
  hr: z.nullable(Id),
  jobSeeker: z.nullable(Id),
  rating: z.number(),
  communicationRating: z.number(),
  serviceQualityRating: z.number(),
  comment: z.string(),
  met: Meeting,
  jobTitle: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  /** The author could read the other party's review before writing this one. */
  afterReading: z.boolean(),
  reply: z.nullable(z.object({ comment: z.string(), createdAt: Instant })),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Review = z.infer<typeof Review>

/** A review as seen by its author. Hidden from others until `shownFrom`. */
export const OwnReview = z.extend(Review, {
  subjectName: z.nullable(z.string()),
  shown: z.boolean(),
  shownFrom: Instant,
})
export type OwnReview = z.infer<typeof OwnReview>

/**
 * Covers all published reviews of a subject. Averages are null below 3; `stars` counts the reviews with 1 to 5 stars.
 */
export const ReviewSummary = z.extend(Rating, {
  communication: z.nullable(z.number()),
  serviceQuality: z.nullable(z.number()),
  stars: z.array(z.number()),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** A user whom the caller may review, with their relation and the deadline. */
export const Reviewable = z.object({
  person: Id,
  about: ReviewAbout,
  name: z.nullable(z.string()),
  profilePicture: z.nullable(z.string()),
  met: Meeting,
  jobTitle: z.nullable(z.string()),
  metAt: Instant,
  until: Instant,
})
export type Reviewable = z.infer<typeof Reviewable>

const review = z.object({ review: Review })
const writing = {
  method: 'POST',
  body: ReviewForm,
  reply: z.object({ review: OwnReview }),
  errors: ['no_interaction', 'already_reviewed'],
} as const

export const reviewSeeker = endpoint({
  ...writing,
  path: '/api/jobseekerreview/addHrReview',
  access: 'employer',
  role: 'recruiter',
  summary: 'Review a seeker after an interaction; hidden until the seeker reviews too, or for 14 days',
})

export const reviewEmployer = endpoint({
  ...writing,
  path: '/api/hrreview/addJobSeekerReview',
  access: 'seeker',
  summary: 'Review a company after an interaction; hidden until the company reviews too, or for 14 days',
})

const listing = {
  method: 'GET',
  params: idParams,
  query: z.object({
    ...paging(10),
    sort: z._default(choiceOf(ReviewOrder), 'newest'),
    /** Only reviews with this overall rating; the summary is of all. */
    stars: z.optional(wholeNumber(1, 5)),
  }),
  reply: z.object({ reviews: z.array(Review), summary: ReviewSummary, ...pageCounts }),
} as const

export const listSeekerReviews = endpoint({
  ...listing,
  path: '/api/jobseekerreview/reviewsjobseeker/:id',
  access: 'member',
  role: 'recruiter',
  summary: 'List the reviews of a seeker, for the seeker and for employers who may see the profile',
})

export const listEmployerReviews = endpoint({
  ...listing,
  path: '/api/hrreview/reviewshr/:id',
  access: 'public',
  summary: 'List the reviews of a company',
})

const replying = {
  method: 'POST',
  params: idParams,
  body: z.object({ comment: text() }),
  reply: review,
  errors: ['already_replied'],
} as const

export const replyAsEmployer = endpoint({
  ...replying,
  path: '/api/hrreview/reply/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Reply to a review of the company, once',
})

export const replyAsSeeker = endpoint({
  ...replying,
  path: '/api/jobseekerreview/reply/:id',
  access: 'seeker',
  summary: 'Reply to a review of the seeker, once',
})

export const listMyReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/mine',
  access: 'member',
  role: 'recruiter',
  summary: 'List the reviews written by the user, latest first',
  query: z.object(paging(20)),
  reply: z.object({ reviews: z.array(OwnReview), ...pageCounts }),
})

export const listReviewable = endpoint({
  method: 'GET',
  path: '/api/reviews/possible',
  access: 'member',
  role: 'recruiter',
  summary: 'List the people whom the user may review, latest interaction first',
  query: z.object(paging(20)),
  reply: z.object({ people: z.array(Reviewable), ...pageCounts }),
})

export const getReviewChance = endpoint({
  method: 'GET',
  path: '/api/reviews/with/:id',
  access: 'member',
  role: 'recruiter',
  summary: 'Get whether the user may review a person, and the existing review that prevents it',
  params: idParams,
  reply: z.object({ reviewable: z.nullable(Reviewable), written: z.nullable(OwnReview), nextAt: z.nullable(Instant) }),
})
