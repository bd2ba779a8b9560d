import type { MeasuredVital } from '@hearback/contract/trust/visits.ts'

interface Scale {
  readonly good: number
  readonly poor: number
  readonly bounds: readonly number[]
}

/** Index of the lowest bound that the value does not exceed; the number of bounds if it exceeds all. */
export function bucketOf(value: number, bounds: readonly number[]): number {
  const place = bounds.findIndex((bound) => value <= bound)
  return place === -1 ? bounds.length : place
}

/**
 * The 75th percentile as the upper bound of its bucket, null beyond the last bound. The rating is exact, because the
 * limits of a scale are bounds.
 */
export function judge(
  counts: readonly { bucket: number; pages: number }[],
  { good, poor, bounds }: Scale,
): Pick<MeasuredVital, 'p75' | 'rating' | 'pages'> {
  const pages = counts.reduce((sum, count) => sum + count.pages, 0)
  const wanted = Math.ceil(pages * 0.75)
  let seen = 0
  const found = counts
    .toSorted((a, b) => a.bucket - b.bucket)
    .find((count) => {
      seen += count.pages
      return seen >= wanted
    })
  const p75 = bounds[found?.bucket ?? bounds.length] ?? null
  const rating = p75 === null || p75 > poor ? 'poor' : p75 > good ? 'needs work' : 'good'
  return { p75, rating, pages }
}
