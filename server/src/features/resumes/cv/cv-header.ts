import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { foldHeading, sectionOf } from '../../../documents/headings.ts'
import { type CvSection, linesIn, lineText, paragraphsOf } from './cv-lines.ts'
import { isPlace, type Places } from './cv-places.ts'
import { titleScore } from './cv-vocabulary.ts'
import type { Worded } from './cv-work.ts'
import { particles } from './name-particles.rules.ts'

type Basics = NonNullable<JsonResume['basics']>

export interface Header {
  readonly basics: Basics
  /** The lines of each property. */
  readonly words: Readonly<Record<string, string>>
}

const documentNames = new Set([
  'curriculum vitae',
  'curriculum',
  'cv',
  'resume',
  'hoja de vida',
  'europass',
  'europass cv',
  'lebenslauf',
])
const contact = /@|https?:|www\.|linkedin|\+?\d[\d ().-]{6,}\d|\d{4,}/iu
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u
const phone = /(?<![\d/])\(?\+?\(?\d[\d ().-]{7,17}\d(?![\d/])/u

/** Dates of birth and years look like phone numbers, too. */
const dates = /(?<![\d-])(?:\d{1,2}[.-]\d{1,2}[.-]\d{4}|(?:19|20)\d{2}\s?[–-]\s?(?:19|20)\d{2})(?![\d-])/gu

/** Reads the name, headline, city and summary. Email and phone are read to say that they are not imported. */
export function headerOf(sections: readonly CvSection[], places: Places): Header {
  const header = linesIn(sections, 'header')
  const contacts = [...header, ...linesIn(sections, 'contact')]
  const name = nameIn(header) ?? labelledName(linesIn(sections, 'contact'))
  const label = name && labelAfter(header, name.line)
  const city = cityIn(contacts.slice(0, 60), places)
  const summary = summaryIn(linesIn(sections, 'summary'))
  const text = contacts.map(lineText).join('\n')
  return {
    basics: {
      ...(name && { name: name.text }),
      ...(label && { label: label.value }),
      ...(city && { location: { city: city.value } }),
      ...(summary && { summary: summary.value }),
      ...found('email', text, email),
      ...found('phone', text.replace(dates, ''), phone),
    },
    words: {
      ...(name && { name: lineText(name.line) }),
      ...(label && { label: label.words }),
      ...(city && { 'location.city': city.words }),
      ...(summary && { summary: summary.words }),
    },
  }
}

function found(key: string, text: string, pattern: RegExp): Record<string, string> {
  const [value] = pattern.exec(text) ?? []
  return value ? { [key]: value } : {}
}

interface Name {
  readonly text: string
  readonly line: DocumentLine
}

/** The largest line that looks like a name; the first of them if several are equally large. */
function nameIn(lines: readonly DocumentLine[]): Name | undefined {
  const candidates = lines.slice(0, 40).flatMap((line): Name[] => {
    const text = withoutCredentials(lineText(line).replace(nameLabel, '').split('\t')[0] ?? '')
    return looksLikeName(text) ? [{ text, line }] : []
  })
  return candidates.toSorted((a, b) => b.line.size - a.line.size)[0]
}

const nameLabel =
  /^(?:name|nombre(?: y apellidos?)?|nombre completo|full name|vor- und nachname|nom(?: et prénom)?)(?:\s*:\s*|\t)/iu

const credential = /^\p{Lu}[\p{L}.-]{1,7}$/u
const suffix = /^(?:Jr|Sr|JR|SR|II|III|IV)\b/u

/** "Anne Koch, RN, BSN" is Anne Koch; "Robert Jones, Jr." keeps his suffix. */
function withoutCredentials(text: string): string {
  const [name = '', ...others] = text.split(',')
  const words = others.join(' ').split(' ').filter(Boolean)
  const [first] = words
  const areCredentials = words.every((word) => credential.test(word) && !/\p{Ll}{3}/u.test(word))
  return first !== undefined && areCredentials && !suffix.test(first) ? name : text
}

const labelledName = (lines: readonly DocumentLine[]) => nameIn(lines.filter((line) => nameLabel.test(lineText(line))))

function looksLikeName(text: string): boolean {
  const words = text.split(' ')
  const isShort = words.filter((word) => !particles.has(word.toLowerCase())).length <= 6 && text.length <= 60
  const isNamed =
    words.length >= 2 &&
    isShort &&
    /^[\p{L}\p{M}.'’ -]+(?:, ?(?:Jr|Sr)\.?)?$/u.test(text) &&
    !words.some((word) => /^\p{Ll}{4,}$/u.test(word))
  return isNamed && !documentNames.has(foldHeading(text)) && !sectionOf(text) && titleScore(text) < 2
}

/** The line below the name, unless it is an address or a sentence. */
function labelAfter(lines: readonly DocumentLine[], name: DocumentLine): Worded<string> | undefined {
  const below = lines[lines.indexOf(name) + 1]
  const value = [name.cells[1], below?.cells[0]].find((text) => text !== undefined && isHeadline(text))
  return value === undefined ? undefined : { value, words: value }
}

const isHeadline = (text: string) =>
  text.length <= 80 && !contact.test(text) && !/[.:]$/u.test(text) && !sectionOf(text) && titleScore(text) > 0

const parts = /\t|\s[|·•∙—–]\s|\s*[|•]\s*/u
const label =
  /^(?:address|location|city|residence|lives in|based in|dirección|domicilio|ciudad|localidad|ubicación|residencia)\s*:\s*/iu

function cityIn(lines: readonly DocumentLine[], places: Places): Worded<string> | undefined {
  for (const line of lines) {
    for (const part of lineText(line).split(parts)) {
      const value = cityOf(part.replace(label, '').trim(), places)
      if (value) return { value, words: lineText(line).replaceAll('\t', '  ') }
    }
  }
  return undefined
}

const longestAddress = 200

/** "12 Main St, Boise, ID 83702" names Boise, ID. */
function cityOf(text: string, places: Places): string | undefined {
  if (text.length > longestAddress || text.includes('@')) return undefined
  const [, british] =
    /(?:^|, ?)(\p{Lu}[\p{L} .'’-]+?),? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?:, (?:UK|United Kingdom|England))?$/u.exec(
      text,
    ) ?? []
  if (british && isPlace(british, places)) return british
  const [, american = /(?:^|, ?)(\p{Lu}[\p{L} .'’-]+ [A-Z]{2}) \d{5}(?:-\d{4})?$/u.exec(text)?.[1]] =
    /(?:^|, ?)(\p{Lu}[\p{L} .'’-]+, [A-Z]{2})(?: \d{5}(?:-\d{4})?)?(?:, USA?)?$/u.exec(text) ?? []
  if (american) return american
  const pieces = text.split(/\s*,\s*/u)
  for (const [start] of pieces.entries()) {
    const rest = pieces.slice(start).join(', ')
    const plain = rest.replace(/^\d{4,5} /u, '')
    if (text.endsWith(plain) && isPlace(plain, places)) return plain
  }
  return undefined
}

function summaryIn(lines: readonly DocumentLine[]): Worded<string> | undefined {
  const text = paragraphsOf(lines)
    .map((paragraph) => paragraph.text)
    .join('\n')
  return text === '' ? undefined : { value: text, words: text }
}
