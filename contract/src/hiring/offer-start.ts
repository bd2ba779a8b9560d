const dayMs = 86_400_000

/**
 * Whether a start date of an offer (`YYYY-MM-DD` or `YYYY-MM`) may be meant: from a month ago, for people who have started
 * already, to two years ahead. Months count from the start of the year, because a bare year is its January.
 */
export function isPlausibleStart(date: string, now: number): boolean {
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  const isMonth = date.length === 7
  const earliest = isMonth ? `${new Date(now - 31 * dayMs).getUTCFullYear()}-01` : dayOf(now - 31 * dayMs)
  return date >= earliest && date <= dayOf(now + 731 * dayMs)
}
