import { limits } from '@hearback/contract/limits.ts'

/** Its name in the address, beside the page of another list. */
export const REVIEW_PAGE = 'reviews'

/** The page of the address; the first one where it makes no sense. */
export function reviewPageOf(query: URLSearchParams): number {
  const page = Number(query.get(REVIEW_PAGE))
  return Number.isInteger(page) && page >= 1 && page <= limits.lastPage ? page : 1
}
