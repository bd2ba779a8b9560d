import { endOfDay, instantIn } from '@hearback/contract/values/zones.ts'
import type { SourceRow } from './source-row.ts'

export interface RowDates {
  /** ISO 8601 in UTC; `now` for a post of the future. */
  readonly posted_at: string
  readonly closes_at: string | null
  readonly isFuture: boolean
}

/**
 * The dates of a row as instants. A time without an offset is local at the location of the job, whose IANA time zone is
 * given. A date without a time is its first second for a publication, and its last millisecond for a closing date.
 */
export function datesOf(
  { postedAt, closesAt }: Pick<SourceRow, 'postedAt' | 'closesAt'>,
  zone: string,
  now: Date,
): RowDates {
  const posted = instantOf(zone, postedAt.length === 10 ? `${postedAt}T00:00` : postedAt)
  const isFuture = posted > now.getTime()
  const closes = closesAt && (closesAt.length === 10 ? endOfDay(zone, closesAt) : instantOf(zone, closesAt))
  return {
    posted_at: new Date(isFuture ? now : posted).toISOString(),
    closes_at: closes ? new Date(closes).toISOString() : null,
    isFuture,
  }
}

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/u

/** `SourceRow` has validated the text. Local times are cut to seconds. */
const instantOf = (zone: string, written: string): number =>
  (hasOffset.test(written.slice(10)) ? Date.parse(written) : instantIn(zone, written.replace(/\.\d+$/u, ''))) ??
  Number.NaN
