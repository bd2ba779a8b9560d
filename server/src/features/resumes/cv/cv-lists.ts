import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { lineText, shownText } from './cv-lines.ts'
import type { Worded } from './cv-work.ts'
import { languageLevelOf, languageTagOf } from './language-names.view.ts'

type Language = NonNullable<JsonResume['languages']>[number]

const bullet = /^[\s•·▪●*–-]+/u

/** Reads languages with the level beside them: "Spanish (native)", "Inglés: C1", "Fluent in French", "French, German". */
export function languagesOf(lines: readonly DocumentLine[]): Worded<Language>[] {
  const read = lines.slice(0, limits.profileEntries * 2).flatMap((line): Worded<Language>[] => {
    const parts = partsOf(line, /(?:\t|[,;|·•])(?![^()]*\))/u)
    const words = shownText([line])
    // A level in a cell of its own belongs to the language before it.
    const [first = '', second = ''] = parts
    const isLevel = !isLanguage(second) && !isLanguage(second.split(' ')[0] ?? '')
    if (parts.length === 2 && isLanguage(first) && !languageOf(first).fluency && isLevel)
      return [{ value: { language: first, fluency: second }, words }]
    return parts.flatMap(apart).map((part) => ({ value: languageOf(part), words }))
  })
  return read.flatMap((one, index) => {
    const below = read[index + 1]
    if (isLevelOf(one, read[index - 1])) return []
    return below && isLevelOf(below, one) ? [withLevel(one, below)] : [one]
  })
}

const label = /^(?:languages?|idiomas?|lenguas)\s*:\s*/iu

/** Whether a line among the skills names languages that people speak, rather than those of programs: "Languages: Dutch, English". */
export function namesLanguages({ cells: [first = ''] }: DocumentLine): boolean {
  const [, listed = ''] = first.split(label)
  return isLanguage(listed.split(/[,;|·•]/u)[0]?.trim() ?? '')
}

/** The line without its first label. */
export const withoutLabel = (line: DocumentLine): DocumentLine => ({
  ...line,
  cells: line.cells.map((cell) => cell.replace(label, '')),
})

/** A level on the line below its language, where a narrow column breaks. */
const isLevelOf = ({ value }: Worded<Language>, before: Worded<Language> | undefined): boolean =>
  before !== undefined &&
  !before.value.fluency &&
  isLanguage(before.value.language ?? '') &&
  !value.fluency &&
  languageLevelOf(value.language ?? '') !== undefined

const withLevel = ({ value, words }: Worded<Language>, level: Worded<Language>): Worded<Language> => ({
  value: { ...value, fluency: level.value.language },
  words: `${words}\n${level.words}`,
})

/** "Inglés y francés" names two languages, "native or bilingual" none. */
function apart(part: string): string[] {
  const several = part.split(/\s+(?:and|y|e)\s+/u)
  return several.every(isLanguage) ? several : [part]
}

const isLanguage = (text: string) => languageTagOf(nameOf(text)) !== undefined
const nameOf = (text: string) => text.split(/\s*[(:–—-]/u)[0]?.trim() ?? text

function languageOf(part: string): Language {
  const name = nameOf(part)
  const inside = languageTagOf(name)
    ? []
    : part.split(/[\s:()]+/u).filter((word) => word.length > 3 && languageTagOf(word))
  // "Fluent in English", "Lengua materna: español"
  if (inside.length === 1 && inside[0] && !part.startsWith(inside[0])) return { language: inside[0], fluency: part }
  const [first = ''] = part.split(' ')
  const language = languageTagOf(name) ? name : languageTagOf(first) && first.length > 3 ? first : part
  const said = part.slice(language.length).replace(/^[\s(:–—-]+|\s+$/gu, '')
  const fluency = said.includes('(') ? said : said.replace(/[\s)]+$/u, '')
  return fluency === '' ? { language } : { language, fluency }
}

const partsOf = (line: DocumentLine, between: RegExp) =>
  lineText(line)
    .split(between)
    .map((part) => part.replace(bullet, '').trim())
    .filter(Boolean)

const address = /(?:https:\/\/|www\.)[^\s<>"|,;()]{3,200}|\b(?:linkedin\.com\/in|github\.com)\/[^\s<>"|,;()]{1,100}/giu

/**
 * Reads the web addresses beside the name and the contact data, also those behind words. One that a narrow column breaks after a hyphen goes on
 * in the next line, as in the PDFs of LinkedIn.
 */
export function linksOf(lines: readonly DocumentLine[]): Worded<string>[] {
  const found = lines.slice(0, 60).flatMap((line, index) => {
    const written = [...lineText(line).matchAll(address)].flatMap(([url]) => wholeAddress(url, line, lines[index + 1]))
    const isWritten = (url: string) => written.some(({ value }) => hostIn(value) === hostIn(url))
    const behind = (line.links ?? []).filter((url) => !isWritten(url))
    return [...written, ...behind.map((value) => ({ value, words: shownText([line]) }))]
  })
  const addresses = found.map(({ value }) => plainAddress(value))
  return found
    .filter((_link, index) => addresses.indexOf(addresses[index] ?? '') === index)
    .slice(0, limits.profileEntries)
}

const plainAddress = (url: string) =>
  url
    .replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '')
    .replace(/\/$/u, '')
    .toLowerCase()
const hostIn = (url: string) => plainAddress(url).split(/[/?#]/u)[0]

/** The address with what the line below says of it; none if its end is missing. */
function wholeAddress(url: string, line: DocumentLine, below: DocumentLine | undefined): Worded<string>[] {
  if (!url.endsWith('-')) return [{ value: url.replace(/[.:]+$/u, ''), words: shownText([line]) }]
  const [rest] = (below && /^[\w%-]+(?=$| \()/u.exec(lineText(below))) ?? []
  return below && rest ? [{ value: `${url}${rest}`, words: shownText([line, below]) }] : []
}
