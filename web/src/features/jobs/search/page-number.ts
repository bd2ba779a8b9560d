import { limits } from '@hearback/contract/limits.ts'

/** The page of the address; the first one where it makes no sense. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= limits.lastPage ? page : 1
}
