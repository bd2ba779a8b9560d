import { parseResumeDate } from './resume-dates.rules.ts'

/** A period of a job or school, as JSON Resume writes it; `end` is undefined while it goes on. */
export interface Period {
  readonly start: string | undefined
  readonly end: string | undefined
  readonly isOngoing: boolean
}

export interface FoundPeriod {
  readonly period: Period
  /** The text around the period. */
  readonly rest: string
}

const months =
  `jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|
  nov(?:ember)?|dec(?:ember)?|ene(?:ro)?|febr?(?:ero)?|mzo|marzo|abr(?:il)?|mayo|jun(?:io)?|jul(?:io)?|ago(?:sto)?|agto|
  set(?:iembre)?|septiembre|octubre|noviembre|dic(?:iembre)?|januar|februar|m[äa]rz|mai|juni|juli|okt(?:ober)?|dez(?:ember)?|
  janv(?:ier)?|f[ée]vr?(?:ier)?|mars|avr(?:il)?|juin|juil(?:let)?|ao[ûu]t|septembre|octobre|novembre|d[ée]c(?:embre)?`.replace(
    /\s+/gu,
    '',
  )
const monthName = `(?:${months})\\.?`
const monthYear = `(?:\\d{1,2}(?:st|nd|rd|th|º)?\\.? (?:de )?)?${monthName},?(?: de(?:l)?| of|/|-)? ?(?:\\d{1,2}, )?\\d{4}`
const numeric = `\\d{1,2} ?[/.-] ?\\d{1,2} ?[/.-] ?\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2} ?[/.-] ?\\d{4}|\\d{4} ?[/.-] ?\\d{2}(?!\\d)`
const season = '(?:spring|summer|fall|autumn|winter|primavera|verano|oto[ñn]o|invierno)(?: de(?:l)?| of)?,? '
const year = '(?:19|20)\\d{2}(?![\\d/])'
const dateAfter = (before: string) => `(?:${monthYear}|${numeric}|${before}(?:${season})?${year})`
/** A date with its year, in words or numbers; use it with the flags `i` and `u`. */
export const datePattern = dateAfter('(?<![\\d/.-])')
/** The second date of a period may follow a hyphen: "2015-2019". */
const endPattern = dateAfter('(?<![\\d/.])')
const ongoing =
  `(?:the )?(?:present|now|current(?:ly)?|today|ongoing|(?:to|till) date)|(?:la )?actualidad|actual(?:mente)?|(?:el )?presente|hoy|(?:a )?la fecha|
  en curso|(?:bis )?heute|aujourd['’]hui|ce jour`.replace(/\n\s+/gu, '')
const dash = '(?:\\t| ?[-–—−―~→]{1,2} ?| to | until | till | thru | through | hasta | a | al | y | bis | à )'

const span = new RegExp(
  `(?:(?:from|since|desde|de|del|entre|von) )?(${datePattern}) ?${dash}(?:until |hasta |to )?(?:el |la )?(${endPattern}|${ongoing})(?![\\p{L}\\d])`,
  'giu',
)
const sharedYear = new RegExp(
  `(?:(?:from|de) )?(${monthName})${dash}(${monthName},?(?: de(?:l)?| of)? ?(\\d{4}))(?!\\d)`,
  'giu',
)
const since = new RegExp(`(?:since|desde|seit|depuis)(?: el| le)? (${datePattern})`, 'giu')
/** Apart from the words around it. */
const seasonOfYear = new RegExp(`(?<=^|[\\t(,|·–—-]\\s?)${season}(${year})(?=$|[\\t),|·:;–—-])`, 'giu')
const single = new RegExp(`${datePattern}`, 'giu')
const isOngoing = new RegExp(`^(?:${ongoing})$`, 'iu')
const durations =
  /[([]?\b\d{1,2}\+? (?:years?|yrs?|años?|months?|mos?|mes(?:es)?)\b\.?(?:,? (?:and |y )?\d{1,2} (?:months?|mos?|mes(?:es)?)\b\.?)?[)\]]?/giu

const shortYear = new RegExp(`(?<![\\p{L}\\d])(${monthName}|${season}) ?['’](\\d{2})(?!\\d)`, 'giu')
const century = (year: string) => (Number(year) > 40 ? '19' : '20')

const shortEnd = /(?<![\d/.-])((?:19|20)\d{2}) ?([–—-]) ?(\d{2})(?![\d/.-])/gu

/** With plain spaces, and whole years instead of those of "Oct '21" and "2014–18"; "2014-08" is a month. */
const normalized = (text: string) =>
  text
    .replace(/[^\S\t]+/gu, ' ')
    .replace(shortYear, (_all, month: string, years: string) => `${month.trim()} ${century(years)}${years}`)
    .replace(shortEnd, (all, start: string, sign: string, end: string) =>
      end > start.slice(2) && (sign !== '-' || end > '12') ? `${start}${sign}${start.slice(0, 2)}${end}` : all,
    )

/** Finds the first period of a line, such as "Mar 2019 – Present" or "de 05/2014 a 06/2016"; undefined without one. */
export function findPeriod(line: string): FoundPeriod | undefined {
  const text = normalized(line)
  return spanIn(text) ?? sharedYearIn(text) ?? sinceIn(text) ?? seasonIn(text)
}

/** As findPeriod; a lone date is the end, as schools have it. */
export function findSchoolPeriod(line: string): FoundPeriod | undefined {
  const text = normalized(line)
  return spanIn(text) ?? sharedYearIn(text) ?? sinceIn(text) ?? singleIn(text)
}

const dated = new RegExp(`(?<!\\d)(?:${monthYear}|${numeric})(?!\\d)`, 'iu')
/** A year within a name, such as that of "Windows Server 2019", is no date. */
const yearApart = /(?:^|[\t|,;(·•–—-])\s*((?:19|20)\d{2})\s*(?=$|[\t|,;)·•–—-])/u

/** Finds a date with a month, or a year that stands apart from the words around it. */
export function findDate(line: string): { date: string; rest: string } | undefined {
  const text = normalized(line)
  const [whole = '', year] = dated.exec(text) ?? yearApart.exec(text) ?? []
  const found = dateOf(year ?? whole)
  return found ? { date: found, rest: text.replace(whole, '\t') } : undefined
}

function spanIn(text: string): FoundPeriod | undefined {
  for (const match of text.matchAll(span)) {
    const [start, end = ''] = [dateOf(match[1]), match[2]]
    const goesOn = isOngoing.test(end.trim())
    if (!start || !(goesOn || dateOf(end))) continue
    return found(text, match, { start, end: goesOn ? undefined : dateOf(end), isOngoing: goesOn })
  }
  return undefined
}

function sharedYearIn(text: string): FoundPeriod | undefined {
  const match = text.matchAll(sharedYear).next().value
  const [start, end] = [dateOf(`${match?.[1]} ${match?.[3]}`), dateOf(match?.[2])]
  return match && start && end ? found(text, match, { start, end, isOngoing: false }) : undefined
}

function sinceIn(text: string): FoundPeriod | undefined {
  const match = text.matchAll(since).next().value
  const start = dateOf(match?.[1])
  return match && start ? found(text, match, { start, end: undefined, isOngoing: true }) : undefined
}

/** "Summer 2018" is a job of that year. */
function seasonIn(text: string): FoundPeriod | undefined {
  const match = text.matchAll(seasonOfYear).next().value
  const year = dateOf(match?.[1])
  return match && year ? found(text, match, { start: year, end: year, isOngoing: false }) : undefined
}

function singleIn(text: string): FoundPeriod | undefined {
  const match = text.matchAll(single).next().value
  const end = dateOf(match?.[0])
  return match && end ? found(text, match, { start: undefined, end, isOngoing: false }) : undefined
}

function found(text: string, match: RegExpExecArray, period: Period): FoundPeriod {
  const [matched] = match
  const around = text.replace(matched, '\t')
  const rest = around.replace(durations, '\t').replace(/[([]\s*[)\]]/gu, '\t')
  return { period, rest }
}

const dateOf = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : parseResumeDate(text.replace(/ ?([/.-]) ?/gu, '$1').replace(/^(\d{4})\/(\d{2})$/u, '$1-$2'))
