import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { findPeriod } from './cv-dates.ts'
import { type Entry, entriesOf, type Unit } from './cv-entries.ts'
import { paragraphsOf, shownText } from './cv-lines.ts'
import { type Places, takePlace } from './cv-places.ts'
import { isLegalForm, titleScore } from './cv-vocabulary.ts'

type Job = NonNullable<JsonResume['work']>[number]
export interface Worded<T> {
  readonly value: T
  /** The lines it was read from. */
  readonly words: string
}

/** Reads the jobs of a section. A title or company that cannot be told from the other stays empty. */
export function jobsOf(lines: readonly DocumentLine[], places: Places): Worded<Job>[] {
  const entries = entriesOf(lines, { find: findPeriod, isComplete: (units) => isNamed(units, places) }).map((entry) =>
    withoutPlace(entry, places),
  )
  const titleFirst = order(entries.map(({ units }) => units))
  let company: string | undefined
  return entries.map((entry) => {
    const named = nameParts(entry.units, titleFirst)
    // Several positions in one company name it above the first of them only.
    if (!named.company && titleFirst === false && named.title) named.company = company
    company = named.company ?? company
    const { period, city, head, body } = entry
    const job: Job = {
      ...(named.company && { name: named.company }),
      ...(named.title && { position: named.title }),
      ...(city && { location: city }),
      ...(period.start && { startDate: period.start }),
      ...(period.end && { endDate: period.end }),
      ...(period.isOngoing && { hearback: { employed: true } }),
      ...descriptionOf(body),
    }
    return { value: job, words: shownText(head) }
  })
}

/** Whether a heading has a title and a company, also within one text: "Baker at Crumb Works". */
function isNamed(units: readonly Unit[], places: Places): boolean {
  const texts = units
    .filter(({ role }) => role !== 'city' && role !== 'ignored')
    .map(({ text }) => takePlace(text, places).rest)
  const [first = '', ...others] = texts.filter(Boolean)
  if (others.length > 0) return true
  return joints.some((joint) => {
    const [before = '', after] = first.split(joint)
    return after !== undefined && titleScore(before) > Math.max(0, titleScore(after))
  })
}

interface PlacedEntry extends Omit<Entry, 'units'> {
  readonly units: readonly Unit[]
  readonly city: string | undefined
}

/** Takes the city out of the heading; a line below it may name the city, too. */
function withoutPlace(entry: Entry, places: Places): PlacedEntry {
  const labelled = entry.units.find(({ role }) => role === 'city')
  const units: Unit[] = []
  let city = labelled?.text
  for (const unit of entry.units.filter(({ role }) => role !== 'city' && role !== 'ignored')) {
    const taken = unit.role ? { rest: unit.text, city: undefined } : takePlace(unit.text, places)
    city ??= taken.city
    if (taken.rest) units.push({ ...unit, text: taken.rest })
  }
  const [first, ...others] = entry.body
  const below = first && !first.isListItem ? takePlace(first.cells.join(', '), places) : undefined
  if (!first || below?.rest !== '') return { ...entry, units, city }
  return { ...entry, units, city: city ?? below.city, head: [...entry.head, first], body: others }
}

/** Whether titles stand before companies in most entries; undefined if nothing tells. */
function order(entries: readonly (readonly Unit[])[]): boolean | undefined {
  let votes = 0
  for (const units of entries) {
    const open = units.filter(({ role }) => !role).map(({ text }) => text)
    const [first, second] = open.length === 1 ? (open[0] ?? '').split(/,\s+/u) : open
    if (first && second) votes += titleScore(first) - titleScore(second)
  }
  return votes === 0 ? undefined : votes > 0
}

interface Names {
  title: string | undefined
  company: string | undefined
}

function nameParts(units: readonly Unit[], titleFirst: boolean | undefined): Names {
  const given = (role: string) => units.find((unit) => unit.role === role)?.text
  const names: Names = { title: given('title'), company: given('company') }
  const open = units.filter(({ role }) => !role).map(({ text }) => text)
  if (names.title && names.company) return names
  if (names.title) return { ...names, company: open[0] }
  if (names.company) return { ...names, title: open[0] }
  const [first, second] = open
  if (first === undefined) return names
  if (second === undefined) return ofOne(first, titleFirst)
  return ofTwo(first, second, titleFirst)
}

/**
 * The vocabulary decides where it clearly contradicts the order of the other entries. Where it does so less clearly, and
 * knows no word of the title, neither is told.
 */
function ofTwo(first: string, second: string, titleFirst: boolean | undefined): Names {
  const [one, two] = [titleScore(first), titleScore(second)]
  const lead = one - two
  const isFirst = Math.abs(lead) >= 5 ? lead > 0 : titleFirst
  const isDoubtful = Math.max(one, two) > 1 && (isFirst ? one : two) === 0
  if (isFirst === undefined || isDoubtful) return { title: undefined, company: undefined }
  return isFirst ? { title: first, company: second } : { title: second, company: first }
}

const joints = [/\s(?:at|@|chez)\s/iu, /\sen\s(?=\p{Lu})/u, /(?<=\p{L}{4})\.\s+(?=\p{Lu})/u, /,\s+/u]

/** "Baker at Crumb Works", "Panadera en Crumb Works", "Panadera. Crumb Works" or "Baker, Crumb Works". */
function ofOne(text: string, titleFirst: boolean | undefined): Names {
  for (const joint of joints) {
    const names = ofJoined(text, joint, titleFirst)
    if (names?.title) return names
  }
  const score = titleScore(text)
  return { title: score > 0 ? text : undefined, company: score < 0 ? text : undefined }
}

function ofJoined(text: string, joint: RegExp, titleFirst: boolean | undefined): Names | undefined {
  const [first = '', ...others] = text.split(joint)
  const between = joint.exec(text)?.[0]
  if (between === undefined) return undefined
  const second = others.join(between)
  if (isLegalForm(second)) return undefined
  const isStated = !between.includes(',')
  // "Staff Nurse, Medical ICU" below a company is a title as a whole.
  if (!isStated && titleFirst === false && leadOf(first, second)) return undefined
  if (isStated && titleScore(first) >= titleScore(second)) return { title: first, company: second }
  return ofTwo(first, second, titleFirst ?? leadOf(first, second))
}

function leadOf(first: string, second: string): boolean | undefined {
  const lead = titleScore(first) - titleScore(second)
  return lead === 0 ? undefined : lead > 0
}

function descriptionOf(lines: readonly DocumentLine[]): Pick<Job, 'summary' | 'highlights'> {
  const paragraphs = paragraphsOf(lines)
  const summary = paragraphs.filter(({ isListItem }) => !isListItem).map(({ text }) => text)
  const highlights = paragraphs.filter(({ isListItem }) => isListItem).map(({ text }) => text)
  return {
    ...(summary.length > 0 && { summary: summary.join('\n') }),
    ...(highlights.length > 0 && { highlights }),
  }
}
