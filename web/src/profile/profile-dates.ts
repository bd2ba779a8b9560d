import * as t from '@hearback/texts/web/profile.ts'
import { readerDates } from '../ui/text/reader-dates.ts'

const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** Formats `YYYY-MM` or `YYYY-MM-DD` as "Aug 2023". A preview also gets what is typed so far, which stays as it is. */
export function monthWords(date: string): string {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? date : new Intl.DateTimeFormat(readerDates(), MONTH).format(at)
}

/** Formats "Aug 2023 to today" or "Feb 2021 to Mar 2023"; empty if both ends are unknown. */
export function spanWords(from?: string | null, to?: string | null, goesOn = false): string {
  const end = goesOn ? t.today : to && monthWords(to)
  if (!from) return end ? t.until(end) : ''
  return end ? t.to(monthWords(from), end) : t.since(monthWords(from))
}
