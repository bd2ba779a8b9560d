const present = new Set(
  'present,now,current,currently,today,ongoing,to date,till date,until now,still there,actual,actualmente,actualidad,presente,hoy,en curso,hasta hoy,hasta la fecha,a la fecha,aujourd hui,actuel,en cours,heute,derzeit,bis heute,atual,atualmente,oggi,heden'.split(
    ',',
  ),
)

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[.'’]/gu, ' ').replace(/\s+/gu, ' ').trim()

/** Month names, long and short, of the languages in which resumes are exported, by their number. */
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

/** Whether a date says that a job or school goes on ("Present", "actualidad"). */
export const saysPresent = (value: unknown): boolean => typeof value === 'string' && present.has(fold(value))

/**
 * A date as resumes write it, as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`: ISO days and instants, `05/2014`, `2014-5`, `May 2014`,
 * `3 de mayo de 2014`, a number. Of a day that can be read in two ways only the year is taken. Undefined where there is no one year.
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

/** `13/05` and `05/13` can be read in one way only, `05/06` cannot. */
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

/** "Spring 2014", "Q1 2014": the year is what can be told. */
function loneYear(text: string): string | undefined {
  const years = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? []
  return years.length === 1 && text.length <= 20 ? years[0] : undefined
}
