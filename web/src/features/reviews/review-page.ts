import type { ReviewOrder } from '@hearback/contract/hiring/reviews.ts'
import { limits } from '@hearback/contract/values/limits.ts'

export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const satisfies readonly ReviewOrder[]

/** Query parameter of the page number, distinct from that of other lists. */
export const REVIEW_PAGE = 'reviews'

/** Page number of the URL; 1 if invalid. */
export function reviewPageOf(query: URLSearchParams): number {
  const page = Number(query.get(REVIEW_PAGE))
  return Number.isInteger(page) && page >= 1 && page <= limits.lastPage ? page : 1
}

/** Query parameter of the overall rating. */
const REVIEW_STARS = 'stars'

/** Overall rating of the URL; undefined for all. */
export function reviewStarsOf(query: URLSearchParams): number | undefined {
  const stars = Number(query.get(REVIEW_STARS))
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined
}

/** Order of the URL; newest first if invalid. */
export const reviewOrderOf = (query: URLSearchParams): ReviewOrder =>
  REVIEW_ORDERS.find((order) => order === query.get('sort')) ?? 'newest'

/** Address of the list with this rating, or all, from its first page. */
export function withStars(query: URLSearchParams, stars: number | undefined) {
  const next = new URLSearchParams(query)
  next.delete(REVIEW_PAGE)
  if (stars === undefined) next.delete(REVIEW_STARS)
  else next.set(REVIEW_STARS, String(stars))
  return { search: next.toString() }
}
