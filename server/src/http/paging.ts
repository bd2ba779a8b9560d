import { limits } from '@hearback/contract/values/limits.ts'

interface Window {
  readonly page: number
  readonly limit: number
}

/** The rows of a list with `optionalPaging`: without page and limit the first 1,000, else one page. */
export function windowOf(
  { page, limit }: Partial<Record<keyof Window, number | undefined>>,
  usualLimit: number,
): Window {
  if (page === undefined && limit === undefined) return { page: 1, limit: limits.wholeList }
  return { page: page ?? 1, limit: limit ?? usualLimit }
}
