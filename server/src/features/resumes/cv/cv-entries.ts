import type { DocumentLine } from '../../../documents/document-jobs.ts'
import type { FoundPeriod, Period } from './cv-dates.ts'
import { lineText } from './cv-lines.ts'
import { isWorkKind } from './cv-vocabulary.ts'

/** A job or school: its period, the texts beside and above it, and the lines below. */
export interface Entry {
  readonly period: Period
  /** Texts of the heading in reading order, without dates. */
  readonly units: readonly Unit[]
  readonly head: readonly DocumentLine[]
  readonly body: readonly DocumentLine[]
}

export interface Unit {
  readonly text: string
  /** Given by a label ("Company: ...") or by the heading of a table column. */
  readonly role: Role | undefined
}
export type Role = 'title' | 'company' | 'city' | 'ignored'

const mostAbove = 3
const longestHead = 110

interface Anchor extends FoundPeriod {
  readonly index: number
}

interface EntryRules {
  readonly find: (line: string) => FoundPeriod | undefined
  /** Whether a heading needs no further line. */
  readonly isComplete: (units: readonly Unit[]) => boolean
  /** Whether a line below a heading may belong to it; by default any may. */
  readonly continues?: (units: readonly Unit[], line: DocumentLine) => boolean
}

/**
 * Splits a section into entries, each around a line with a period. The first entry shows how many lines of the heading
 * stand above the period; the others are read the same way.
 */
export function entriesOf(lines: readonly DocumentLine[], rules: EntryRules): Entry[] {
  const { find } = rules
  const columns = columnRoles(lines[0])
  const rows = joinPeriods(columns ? lines.slice(1) : lines, find)
  const plain = anchorsIn(rows, find, (line) => !line.isListItem)
  const anchors = plain.length > 0 ? plain : anchorsIn(rows, find, () => true)
  const [first] = anchors
  if (!first) return []
  const above = first.index <= mostAbove ? first.index : headLinesBefore(rows, first.index, 0)
  const starts = anchors.map(({ index }, place) => {
    const floor = place === 0 ? 0 : (anchors[place - 1]?.index ?? 0) + 1
    return Math.max(index - Math.min(above, headLinesBefore(rows, index, floor)), floor)
  })
  const sectionLefts = anchors.flatMap(({ index }) => rows[index]?.lefts ?? [])
  return anchors.map((anchor, place) => {
    const start = starts[place] ?? anchor.index
    const end = starts[place + 1] ?? rows.length
    return entryOf(rows, { anchor, start, end, columns, sectionLefts, rules })
  })
}

/** The lines with periods. Those of a list are descriptions, unless the whole section is a list. */
function anchorsIn(
  rows: readonly DocumentLine[],
  find: EntryRules['find'],
  isWanted: (line: DocumentLine) => boolean,
): Anchor[] {
  return rows.flatMap((line, index): Anchor[] => {
    const found = isWanted(line) && lineText(line).length <= 2 * longestHead ? find(lineText(line)) : undefined
    return found && wordCount(found.rest) <= 16 && !isRemark(line, found) ? [{ ...found, index }] : []
  })
}

/** "(laid off 3/2020 - 6/2021)" is no job. */
const isRemark = (line: DocumentLine, { rest }: FoundPeriod) => /^\(.*\)$/u.test(lineText(line)) && wordCount(rest) > 2

interface Place {
  readonly anchor: Anchor
  readonly start: number
  readonly end: number
  readonly columns: readonly (Role | undefined)[] | undefined
  /** Left edges of the lines with periods in the whole section. */
  readonly sectionLefts: readonly number[]
  readonly rules: EntryRules
}

function entryOf(rows: readonly DocumentLine[], { anchor, start, end, columns, sectionLefts, rules }: Place): Entry {
  const before = rows.slice(start, anchor.index)
  const own = unitsOf(anchor.rest.split('\t'), columns)
  const units = [...before.flatMap(({ cells }) => unitsOf(cells)), ...own]
  let next = anchor.index + 1
  const lefts = [...sectionLefts, ...rows.slice(start, next).flatMap((line) => line.lefts)]
  while (next < end && !rules.isComplete(units) && next - anchor.index <= 2) {
    const line = rows[next]
    if (!line || !canBeHead(line, lefts) || rules.continues?.(units, line) === false) break
    units.push(...unitsOf(line.cells))
    next += 1
  }
  while (next < end && hasLabel(rows[next])) {
    units.push(...unitsOf(rows[next]?.cells ?? []))
    next += 1
  }
  return { period: anchor.period, units, head: rows.slice(start, next), body: rows.slice(next, end) }
}

/** Lines directly above that may belong to the heading of an entry. */
function headLinesBefore(rows: readonly DocumentLine[], index: number, floor: number): number {
  let count = 0
  while (count < mostAbove && index - count - 1 >= floor && canBeHead(rows[index - count - 1])) count += 1
  return count
}

/** Joins a period that breaks after its dash in a narrow column: "May 2019 –" and "Present" below it. */
function joinPeriods(lines: readonly DocumentLine[], find: EntryRules['find']): DocumentLine[] {
  const joined = [...lines]
  for (const [index, line] of joined.entries()) {
    const [first = '', ...others] = line.cells
    const below = joined[index + 1]
    const period = `${first} ${below?.cells[0]}`
    if (
      !below ||
      !/(?:[-–—]| to| a| al| hasta)(?: ?\p{L}+\.?)?(?: de)?$/iu.test(first) ||
      find(first) ||
      find(period)?.rest.trim() !== ''
    )
      continue
    joined[index] = { ...line, cells: [period, ...others] }
    joined[index + 1] = { ...below, cells: below.cells.slice(1), lefts: below.lefts.slice(1) }
  }
  return joined.filter(({ cells }) => cells.length > 0)
}

/** Whether a line may belong to a heading. One that is indented more than those before it belongs to a list. */
export function canBeHead(line: DocumentLine | undefined, lefts: readonly number[] = []): boolean {
  if (!line || line.isListItem) return false
  const [left] = line.lefts
  if (left !== undefined && lefts.length > 0 && !lefts.some((other) => Math.abs(other - left) < 4)) return false
  const text = lineText(line)
  return text.length <= longestHead && wordCount(text) <= 14 && !(/[.;:]$/u.test(text) && !abbreviation.test(text))
}
const abbreviation = /\b(?:inc|ltd|co|corp|s\.?l|s\.?a|s\.?l\.?u|jr|sr|st)\.$/iu
const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const separator = /\t|\s[|·•∙—–-]\s|\s*\|\s*|\s[•·]\s?/u

/** The texts of a line, without labels and separators. */
export function unitsOf(cells: readonly string[], columns?: readonly (Role | undefined)[]): Unit[] {
  const filled = cells.map(trimmed).filter(Boolean)
  if (columns) return filled.map((text, index) => ({ text, role: columns[index] }))
  return filled
    .flatMap((cell) => cell.split(separator))
    .map(trimmed)
    .filter(Boolean)
    .map((text) => labelled(text) ?? { text, role: isWorkKind(text) ? 'ignored' : undefined })
}

/** Without the punctuation that a removed date leaves. */
export const trimmed = (text: string) => {
  const plain = text.replace(/^[\s,;:|·•/()–—-]+|[\s,;:|·•/(–—-]+$/gu, '')
  return plain.includes('(') ? plain : plain.replace(/\)+$/u, '')
}

const labels: readonly (readonly [Role | 'date', RegExp])[] = [
  [
    'title',
    /^(?:job title|title|position|role|occupation|occupation or position held|puesto|cargo|profesion|profesión|ocupación|función|puesto o cargo ocupados?)$/iu,
  ],
  [
    'company',
    /^(?:company|employer|organi[sz]ation|name of employer|empresa|compañía|empleador|organización|nombre del empleador)$/iu,
  ],
  ['city', /^(?:city|location|place|ciudad|lugar|localidad|ubicación)$/iu],
  [
    'date',
    /^(?:from|to|dates?|period|start|end|start date|end date|years?|desde|hasta|fechas?|periodo|período|inicio|fin|años?)$/iu,
  ],
  ['ignored', /^(?:department|sector|industry|type|area|departamento|tipo|área|contract|contrato|jornada)$/iu],
]
const roleOf = (label: string) => labels.find(([, pattern]) => pattern.test(label.trim()))?.[0]

/** "Empresa: Panadería Sol" as the unit that the label names; undefined without a label. */
function labelled(text: string): Unit | undefined {
  const [, label = '', value = ''] = /^([^:]{2,40}):\s*(.+)$/u.exec(text) ?? []
  const role = label && roleOf(label)
  return role ? { text: value, role: role === 'date' ? 'ignored' : role } : undefined
}

const hasLabel = (line: DocumentLine | undefined) =>
  line !== undefined && !line.isListItem && line.cells.some((cell) => labelled(cell) !== undefined)

/** The roles of the columns of a table by its first row, without those of the dates; undefined without such a row. */
function columnRoles(line: DocumentLine | undefined): (Role | undefined)[] | undefined {
  const roles = line?.cells.map(roleOf) ?? []
  if (roles.length < 2 || roles.filter(Boolean).length < roles.length - 1) return undefined
  return roles.filter((role) => role !== 'date') as (Role | undefined)[]
}
