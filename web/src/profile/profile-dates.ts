import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/profile.ts'

const month = new Intl.DateTimeFormat(locale.dates, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "Aug 2023" of `YYYY-MM` or `YYYY-MM-DD`. */
const monthWords = (date: string): string => month.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`))

/** "Aug 2023 to today", "Feb 2021 to Mar 2023"; empty where neither end is known. */
export function spanWords(from?: string | null, to?: string | null, goesOn = false): string {
  const end = goesOn ? t.today : to && monthWords(to)
  if (!from) return end ? t.until(end) : ''
  return end ? t.to(monthWords(from), end) : t.since(monthWords(from))
}
