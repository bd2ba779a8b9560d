import { foldDate, isCalendarDay } from './date-text.ts'
import { type Language, languages } from './languages.ts'
import { withoutAccents } from './text.ts'

/** Names of the months or days of the week, from 1, in lower case without accents. */
function namesOf(unit: 'month' | 'weekday', count: number): (readonly [name: string, number: number])[] {
  const days = Array.from({ length: count }, (_, index) =>
    unit === 'month' ? Date.UTC(2026, index, 1) : Date.UTC(2026, 5, 1 + index),
  )
  return languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { [unit]: 'long', timeZone: 'UTC' })
    return days.map((day, index) => [withoutAccents(format.format(day)), index + 1] as const)
  })
}
/** Spaces instead of the letters of Japanese and Chinese dates. */
const fold = (text: string) => withoutAccents(foldDate(text)).replace(/[年月日]/gu, ' ')

/** Names may be shortened to three letters. */
const numberIn = (names: ReturnType<typeof namesOf>, word: string) =>
  word.length < 3 ? undefined : names.find(([name]) => name.startsWith(word))?.[1]

const fillers = new Set(['de', 'del', 'of', 'the', 'st', 'nd', 'rd', 'th', 'el', 'at', 'a', 'las', 'la', 'on'])
const time = /(?:^|[\s,t])(\d{1,2})(?:[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?)? ?(?:(a|p)\.? ?m\b\.?|h(?:rs?)?\.?)?$/u

/** Years of two digits as in POSIX: 69 to 99 are of the last century. */
export const fullYear = (year: string): string =>
  year.length === 2 ? `${Number(year) < 69 ? '20' : '19'}${year}` : year

interface LocalTime {
  /** `YYYY-MM-DD`. */
  day: string
  /** `HH:MM`, if one was given. */
  time?: string
}

/**
 * Parses a day, and maybe a time, as written in `language`: "12/31/2026" in English, "31/12/2026" in Spanish,
 * "Dec 31, 2026, 2:30 PM", ISO 8601 without an offset, digits and separators of any script. Undefined if invalid.
 * A number above 12 is a day in both languages.
 */
export function parseLocalTime(text: string, language: Language): LocalTime | undefined {
  if (text.length > 100) return undefined
  const written = fold(text)
  const found = time.exec(written)
  const [whole = '', hour = '', minute = '', half] = found ?? []
  const hasTime = found !== null && Boolean(minute || half)
  const clock = hasTime ? clockOf(hour, minute || '00', half) : undefined
  const day = dayOf(hasTime ? written.slice(0, -whole.length) : written, language)
  if (!day || (hasTime && !clock)) return undefined
  return { day, ...(clock && { time: clock }) }
}

function clockOf(hour: string, minute: string, half: string | undefined): string | undefined {
  const hours = Number(hour)
  if (Number(minute) > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return undefined
  return `${String(half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours).padStart(2, '0')}:${minute}`
}

const allowed = /^[\p{L}\d\s,./'-]+$/u

function dayOf(written: string, language: Language): string | undefined {
  if (!allowed.test(written)) return undefined
  const month = monthIn(written)
  const numbers = written.match(/\d+/gu) ?? []
  const parts = month === undefined ? byNumbers(numbers, language) : byName(numbers, month)
  if (!parts || month === null) return undefined
  const [year = '', ...rest] = parts
  const day = [fullYear(year), ...rest.map((part) => part.padStart(2, '0'))].join('-')
  return /^\d{4}-\d{2}-\d{2}$/u.test(day) && isCalendarDay(day) ? day : undefined
}

/** The month that is named; undefined if none is, null if there are words of another kind. */
function monthIn(written: string): string | undefined | null {
  let month: number | undefined
  for (const word of written.match(/\p{L}+/gu) ?? []) {
    const named = numberIn(namesOf('month', 12), word)
    // "mar" is also short for martes: a later month counts.
    if (named !== undefined) month = named
    else if (!fillers.has(word) && numberIn(namesOf('weekday', 7), word) === undefined) return null
  }
  return month === undefined ? undefined : String(month)
}

/** Year, month and day of "31 Dec 2026". */
function byName(numbers: string[], month: string | null): string[] | undefined {
  const [first = '', second = ''] = numbers
  if (numbers.length !== 2 || month === null) return undefined
  return first.length === 4 ? [first, month, second] : [second, month, first]
}

/** Year, month and day of three numbers, or of eight digits. */
function byNumbers(numbers: string[], language: Language): string[] | undefined {
  const [first = '', second = '', third = ''] = numbers
  if (numbers.length === 1 && first.length === 8) return byNumbers(splitDigits(first), language)
  if (numbers.length !== 3) return undefined
  if (first.length === 4) return [first, second, third]
  const isMonthFirst = language === 'en' ? Number(first) <= 12 : Number(second) > 12
  return isMonthFirst ? [third, first, second] : [third, second, first]
}

/** Parses a month such as "09/2019", "Sep 2019" or that of a day, to `YYYY-MM`. Undefined if invalid. */
export function parseMonth(text: string, language: Language): string | undefined {
  const day = parseLocalTime(text, language)?.day
  if (day || text.length > 100) return day?.replace(/-\d\d$/u, '')
  const written = fold(text)
  const named = allowed.test(written) ? monthIn(written) : null
  const numbers = written.match(/\d+/gu) ?? []
  const [first = '', second = ''] = named ? [named, ...numbers] : numbers
  if (named === null || numbers.length !== (named ? 1 : 2)) return undefined
  const [year, month] = first.length === 4 ? [first, second] : [second, first]
  const found = `${fullYear(year)}-${month.padStart(2, '0')}`
  return /^\d{4}-\d{2}$/u.test(found) && isCalendarDay(found) ? found : undefined
}

/** Year, month and day of "20261231"; else two digits, two digits and the year. */
function splitDigits(digits: string): string[] {
  const found = /^((?:19|20)\d\d)(0\d|1[0-2])(\d\d)$/u.exec(digits) ?? /^(\d\d)(\d\d)(\d{4})$/u.exec(digits)
  const [, ...parts] = found ?? []
  return parts
}
