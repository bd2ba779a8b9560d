import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { findPeriod } from './cv-dates.ts'
import { lineText, shownText } from './cv-lines.ts'
import type { Worded } from './cv-work.ts'
import { languageTagOf } from './language-names.view.ts'
import { parseResumeDate } from './resume-dates.rules.ts'

type Certificate = NonNullable<JsonResume['certificates']>[number]
type Language = NonNullable<JsonResume['languages']>[number]

const separator = /\t|\s[|·•∙—–-]\s|\s*\|\s*/u
const bullet = /^[\s•·▪●*–-]+/u

/** Reads a certificate from each line: its name, its issuer, and the month of its issue. Sentences are none. */
export function certificatesOf(lines: readonly DocumentLine[]): Worded<Certificate>[] {
  return lines.slice(0, limits.resumeEntries).flatMap((line) => {
    const parts = partsOf(line, separator)
    const names = parts.filter((part) => parseResumeDate(part) === undefined && !findPeriod(part))
    const date = parts.map(parseResumeDate).find(Boolean)
    const [name, issuer] = names
    if (!name || /[.;:]$/u.test(name) || name.length > 120 || !/\p{L}/u.test(name)) return []
    return [{ value: { name, ...(issuer && { issuer }), ...(date && { date }) }, words: shownText([line]) }]
  })
}

/** Reads languages with the level beside them: "Spanish (native)", "Inglés: C1", "French, German". */
export function languagesOf(lines: readonly DocumentLine[]): Worded<Language>[] {
  return lines.slice(0, limits.profileEntries * 2).flatMap((line) => {
    const parts = partsOf(line, /\t|[,;|·•]/u)
    const words = shownText([line])
    // A level in a cell of its own belongs to the language before it.
    const [first = '', second = ''] = parts
    if (parts.length === 2 && isLanguage(first) && !isLanguage(second))
      return [{ value: { language: first, fluency: second }, words }]
    return parts.map((part) => ({ value: languageOf(part), words }))
  })
}

const isLanguage = (text: string) => languageTagOf(nameOf(text)) !== undefined
const nameOf = (text: string) => text.split(/\s*[(:–—-]/u)[0]?.trim() ?? text

function languageOf(part: string): Language {
  const name = nameOf(part)
  const [first = ''] = part.split(' ')
  const language = languageTagOf(name) ? name : languageTagOf(first) && first.length > 3 ? first : part
  const fluency = part.slice(language.length).replace(/^[\s(:–—-]+|[\s)]+$/gu, '')
  return fluency === '' ? { language } : { language, fluency }
}

const partsOf = (line: DocumentLine, between: RegExp) =>
  lineText(line)
    .split(between)
    .map((part) => part.replace(bullet, '').trim())
    .filter(Boolean)

const address = /(?:https:\/\/|www\.)[^\s<>"|,;()]{3,200}|\b(?:linkedin\.com\/in|github\.com)\/[^\s<>"|,;()]{1,100}/giu

/** Reads the web addresses beside the name and the contact data. */
export function linksOf(lines: readonly DocumentLine[]): Worded<string>[] {
  const found = lines.slice(0, 60).flatMap((line) =>
    [...lineText(line).matchAll(address)].map(([url]) => ({
      value: url.replace(/[.:]+$/u, ''),
      words: shownText([line]),
    })),
  )
  return [...new Map(found.map((link) => [link.value, link])).values()].slice(0, limits.profileEntries)
}
