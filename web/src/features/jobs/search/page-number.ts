import { limits } from '@hearback/contract/values/limits.ts'

/** Page number of the URL; 1 if invalid. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= limits.lastPage ? page : 1
}
