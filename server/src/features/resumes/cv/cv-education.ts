import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { findSchoolPeriod } from './cv-dates.ts'
import { beginsWithDegree, needsSubject, splitDegree, withoutRemarks } from './cv-degrees.ts'
import { canBeHead, type Entry, entriesOf, type Unit, unitsOf } from './cv-entries.ts'
import { shownText } from './cv-lines.ts'
import { type Places, takePlace } from './cv-places.ts'
import { isSchool } from './cv-vocabulary.ts'
import type { Worded } from './cv-work.ts'

type School = NonNullable<JsonResume['education']>[number]

/** Reads the schools of a section with degree and field of study; names that cannot be told apart stay empty. */
export function schoolsOf(lines: readonly DocumentLine[], places: Places): Worded<School>[] {
  const isComplete = (units: readonly Unit[]) => {
    const { institution, degree, subject } = namesIn(units, places)
    return Boolean(institution && (subject || (degree && !needsSubject({ degree, subject }))))
  }
  const dated = entriesOf(lines, { find: findSchoolPeriod, isComplete, continues })
  const entries =
    dated.length === 0
      ? undatedEntries(lines)
      : dated.flatMap((entry) => [entry, ...undatedEntries(entry.body).filter(({ units }) => hasBoth(units))])
  return entries.flatMap((entry) => {
    const value = schoolOf(entry, places)
    return value ? [{ value, words: shownText(entry.head) }] : []
  })
}

const hasSchool = (units: readonly Unit[]) => units.some(({ text }) => splitSchool(text, false).school !== undefined)
const hasDegree = (units: readonly Unit[]) => units.some(({ text }) => beginsWithDegree(text))
const hasBoth = (units: readonly Unit[]) => hasDegree(units) && hasSchool(units)

/** Whether a line below belongs to the heading: not if it names another school or degree, or a course. */
function continues(units: readonly Unit[], line: DocumentLine): boolean {
  const next = unitsOf(line.cells)
  if (next.every(({ text }) => withoutRemarks(text) === '')) return false
  if ((hasSchool(units) && hasSchool(next)) || (hasDegree(units) && hasDegree(next))) return false
  // A degree after two texts that are neither school nor degree begins an entry without a date.
  return !(hasDegree(next) && units.length > 1 && !hasSchool(units))
}

const noPeriod = { start: undefined, end: undefined, isOngoing: false }
const mostLines = 3

const unitsIn = (lines: readonly DocumentLine[]) => lines.flatMap(({ cells }) => unitsOf(cells))

/** Adjacent lines that name a school or degree, for sections and entries without dates. */
function undatedEntries(lines: readonly DocumentLine[]): Entry[] {
  const groups: DocumentLine[][] = [[]]
  for (const line of lines) {
    const group = groups.at(-1) ?? []
    const isHead = canBeHead({ ...line, isListItem: false })
    const isNext = group.length > 0 && group.length < mostLines && continues(unitsIn(group), line)
    const named = unitsOf(line.cells)
    if (isHead && isNext) group.push(line)
    else groups.push(isHead && (hasSchool(named) || hasDegree(named)) ? [line] : [])
  }
  const heads = groups.filter(({ length }) => length > 0)
  return heads.map((head) => ({ period: noPeriod, units: unitsIn(head), head, body: [] }))
}

interface Names {
  institution?: string | undefined
  degree?: string | undefined
  subject?: string | undefined
}

function schoolOf({ units, period }: Entry, places: Places): School | undefined {
  const { institution, degree, subject } = namesIn(units, places)
  if (!institution && !degree) return undefined
  return {
    ...(institution && { institution }),
    ...(degree && { studyType: degree }),
    ...(subject && { area: subject }),
    ...(period.start && { startDate: period.start }),
    ...(period.end && { endDate: period.end }),
  }
}

/** The school, degree and subject among the texts of a heading. */
function namesIn(units: readonly Unit[], places: Places): Names {
  const texts = units
    .filter(({ role }) => role !== 'city' && role !== 'ignored')
    .map(({ text }) => withoutPlace(withoutRemarks(text), places))
    .filter(Boolean)
  const names: Names = {}
  const others = texts.flatMap((text) => readText(names, text, places, texts.length === 1))
  if (names.subject === undefined) return { ...names, subject: others[0] }
  const [only = ''] = others
  const isTold = names.institution === undefined && others.length === 1 && looksLikeName(only)
  return isTold ? { ...names, institution: only } : names
}

/** Adds the school and the degree of a text to the names; returns its other parts. */
function readText(names: Names, text: string, places: Places, isAlone: boolean): string[] {
  const { school, rest } = names.institution ? { school: undefined, rest: [text] } : splitSchool(text, isAlone)
  names.institution ??= school
  const parts = rest.map((part) => withoutPlace(part, places)).filter(Boolean)
  return parts.filter((part) => {
    const studies = names.degree ? undefined : splitDegree(part)
    if (studies) Object.assign(names, studies)
    return studies === undefined
  })
}

/** Without the place at its end: "State University Boston, MA" is a school in a state, not a town. */
function withoutPlace(text: string, places: Places): string {
  const { rest, city } = takePlace(text, places)
  const [, school] = /^(.+?),\s*[A-Z]{2}\.?(?: \d{5})?$/u.exec(city ?? '') ?? []
  if (!school || !isSchool(school)) return rest
  return [rest, school].filter(Boolean).join(', ')
}

/** Beside a degree with its subject, a name can only be that of the school. */
const looksLikeName = (text: string) => /^\p{Lu}[^\d:;]*$/u.test(text) && text.split(' ').length <= 8

/**
 * Takes the school out of "M.S. Data Science, Example State University" or "Grado en Derecho por la Universidad de
 * Valencia". A comma after the school belongs to its name, unless a degree follows or the text stands alone.
 */
function splitSchool(text: string, isAlone: boolean): { school: string | undefined; rest: string[] } {
  const pieces = piecesOf(text)
  const first = pieces.findIndex((piece) => isSchool(piece.text) && !beginsWithDegree(piece.text))
  if (first < 0) return { school: undefined, rest: [text] }
  let end = first + 1
  const belongs = (piece: string) => isSchool(piece) || ((first > 0 || !isAlone) && !beginsWithDegree(piece))
  while (pieces[end] && belongs(pieces[end]?.text ?? '')) end += 1
  const rest = [joinPieces(pieces.slice(0, first)), joinPieces(pieces.slice(end))]
  return { school: joinPieces(pieces.slice(first, end)), rest: rest.filter(Boolean) }
}

interface Piece {
  /** The separator before it. */
  readonly joint: string
  readonly text: string
}

function piecesOf(text: string): Piece[] {
  const parts = text.split(
    beginsWithDegree(text)
      ? /(,\s+|(?<=\p{L}{4})\.\s+(?=\p{Lu})|\s+(?:from|at|por la|por el|en la|en el)\s+)/iu
      : /(,\s+)/u,
  )
  return parts.flatMap((part, index) => (index % 2 === 0 ? [{ joint: parts[index - 1] ?? '', text: part }] : []))
}

const joinPieces = (pieces: readonly Piece[]) =>
  pieces.map(({ joint, text }, index) => (index === 0 ? text : joint + text)).join('')
