const present = new Set(
  'present,now,current,currently,today,ongoing,to date,till date,until now,still there,actual,actualmente,actualidad,presente,hoy,en curso,hasta hoy,hasta la fecha,a la fecha,aujourd hui,actuel,en cours,heute,derzeit,bis heute,atual,atualmente,oggi,heden'.split(
    ',',
  ),
)

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[.'’]/gu, ' ').replace(/\s+/gu, ' ').trim()

/** Month numbers by name, long and short, in the languages in which resumes are exported. */
const months = new Map(
  ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) => {
        const name = new Date(Date.UTC(2024, index, 15)).toLocaleDateString(language, { month, timeZone: 'UTC' })
        return [fold(name), index + 1] as const
      }),
    ),
  ),
).set('sept', 9)

const two = (number: string | number) => String(number).padStart(2, '0')
const isMonth = (number: number) => number >= 1 && number <= 12

/** Whether a date means that a job or school is ongoing ("Present", "actualidad"). */
export const saysPresent = (value: unknown): boolean => typeof value === 'string' && present.has(fold(value))

/**
 * Parses a date of a resume to `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. Accepts ISO days and instants, `05/2014`, `2014-5`,
 * `May 2014`, `3 de mayo de 2014`, and numbers. An ambiguous day yields only the year. Undefined unless there is
 * exactly one year.
 */
export function parseResumeDate(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? fold(String(value).replace(/[./]/gu, '-')) : ''
  return numericDate(text) ?? wordedDate(text) ?? loneYear(text)
}

function numericDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[t ]\d{2}:.*)?$/u.exec(text) ?? []
  if (year) return [year, ...[month, day].flatMap((part) => (part ? [two(part)] : []))].join('-')
  const [, monthFirst, yearLast] = /^(\d{1,2})-(\d{4})$/u.exec(text) ?? []
  if (monthFirst && yearLast && isMonth(Number(monthFirst))) return `${yearLast}-${two(monthFirst)}`
  const [, a = '', b = '', last] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/u.exec(text) ?? []
  return last ? dayOfTwo(Number(a), Number(b), last) : undefined
}

/** `13/05` and `05/13` are unambiguous; `05/06` is not. */
function dayOfTwo(a: number, b: number, year: string): string {
  if (isMonth(b) && (a > 12 || a === b)) return `${year}-${two(b)}-${two(a)}`
  if (isMonth(a) && b > 12) return `${year}-${two(a)}-${two(b)}`
  return year
}

function wordedDate(text: string): string | undefined {
  const words = text.split(/[\s,-]+/u).filter((word) => word !== '' && !['de', 'del', 'of'].includes(word))
  const month = words.map((word) => months.get(word)).find((found) => found !== undefined)
  const years = words.filter((word) => /^(?:19|20)\d{2}$/u.test(word))
  if (month === undefined || years.length !== 1 || words.length > 3) return undefined
  const day = words.map((word) => /^(\d{1,2})(?:st|nd|rd|th|er|º|o)?$/u.exec(word)?.[1]).find(Boolean)
  if (words.length === 3 && !day) return undefined
  return [years[0], two(month), ...(day ? [two(day)] : [])].join('-')
}

/** "Spring 2014", "Q1 2014": only the year is used. */
function loneYear(text: string): string | undefined {
  const years = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? []
  return years.length === 1 && text.length <= 20 ? years[0] : undefined
}
