import { foldForCode } from './text.ts'

const yearFirst = /^(\d{4}) ?[-./年 ] ?(\d{2})(?: ?[-./月 ] ?(\d{2}))?[.月日]?(?=$|[Tt ])/u

/**
 * Folds digits, dashes and spaces like `foldForCode`, and the separators of a date whose year comes first: "2026/12/31",
 * "2026. 12. 31." and "2026年12月31日" become "2026-12-31". A time behind it is kept.
 */
export const foldDate = (text: string): string =>
  foldForCode(text).replace(yearFirst, (_, ...[year, month, day]: string[]) =>
    [year, month, day].filter(Boolean).join('-'),
  )

/** Whether `YYYY-MM-DD` or `YYYY-MM` names an existing day or month. */
export function isCalendarDay(date: string): boolean {
  const day = date.length === 7 ? `${date}-01` : date
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}
