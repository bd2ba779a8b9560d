/** PostgreSQL's statistics of a numeric column (pg_stats); shares are 0 to 1 of all rows. */
export interface Distribution {
  readonly nulls: number
  /** The most common values, and the share of each. */
  readonly common: readonly number[]
  readonly shares: readonly number[]
  /** Histogram of the other rows: each interval holds equally many. */
  readonly bounds: readonly number[]
}

/** Expected share of the rows with at least this value; 0 where the table was never analyzed. */
export function shareFrom(distribution: Distribution | undefined, least: number): number {
  if (!distribution) return 0
  const { nulls, common, shares, bounds } = distribution
  const ofCommon = sum(shares.filter((_, at) => (common[at] ?? 0) >= least))
  return ofCommon + Math.max(0, 1 - nulls - sum(shares)) * shareAbove(bounds, least)
}

function shareAbove(bounds: readonly number[], least: number): number {
  const next = bounds.findIndex((bound) => bound >= least)
  const [from, to] = [bounds[next - 1], bounds[next]]
  if (to === undefined) return 0
  if (from === undefined) return 1
  return (bounds.length - 1 - next + (to - least) / (to - from)) / (bounds.length - 1)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
