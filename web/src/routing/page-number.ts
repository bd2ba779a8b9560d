import { limits } from '@hearback/contract/limits.ts'

/** The page that the address names; the first one where that makes no sense. */
export function pageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= limits.lastPage ? page : 1
}
