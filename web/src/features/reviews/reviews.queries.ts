import {
  getReviewChance,
  listEmployerReviews,
  listMyReviews,
  listReviewable,
  listSeekerReviews,
  type ReviewOrder,
} from '@hearback/contract/hiring/reviews.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The reviewed company or seeker. */
export interface Subject {
  id: string
  side: 'employer' | 'seeker'
}

interface ReviewFilters {
  page: number
  sort: ReviewOrder
  /** Overall rating; undefined for all. */
  stars: number | undefined
}

export const reviewsAbout = ({ id, side }: Subject, { page, sort, stars }: ReviewFilters) =>
  queryOptions({
    queryKey: ['reviews', 'about', id, page, sort, stars],
    queryFn: ({ signal }) =>
      call(
        side === 'employer' ? listEmployerReviews : listSeekerReviews,
        { params: { id }, query: { page, sort, ...(stars && { stars }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const writtenReviews = (page: number) =>
  queryOptions({
    queryKey: ['reviews', 'written', page],
    queryFn: ({ signal }) => call(listMyReviews, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const reviewablePeople = (page: number) =>
  queryOptions({
    queryKey: ['reviews', 'possible', page],
    queryFn: ({ signal }) => call(listReviewable, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Whether the signed-in user may review this person. */
export const reviewChance = (id: string) =>
  queryOptions({
    queryKey: ['reviews', 'chance', id],
    queryFn: ({ signal }) => call(getReviewChance, { params: { id } }, { signal }),
  })
