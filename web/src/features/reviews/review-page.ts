import { limits } from '@hearback/contract/values/limits.ts'

/** Query parameter of the page number, distinct from that of other lists. */
export const REVIEW_PAGE = 'reviews'

/** Page number of the URL; 1 if invalid. */
export function reviewPageOf(query: URLSearchParams): number {
  const page = Number(query.get(REVIEW_PAGE))
  return Number.isInteger(page) && page >= 1 && page <= limits.lastPage ? page : 1
}
