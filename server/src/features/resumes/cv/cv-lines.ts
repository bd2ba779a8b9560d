import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { type Section, sectionOf } from '../../../documents/headings.ts'

export interface CvSection {
  readonly section: Section | 'header'
  readonly lines: readonly DocumentLine[]
}

/** The text of a line; tabs stand for the gaps between its cells. */
export const lineText = ({ cells }: DocumentLine): string => cells.join('\t')

/** The text as it is shown to the user. */
export const shownText = (lines: readonly DocumentLine[]): string =>
  lines.map(({ cells }) => cells.join('  ')).join('\n')

/** Splits a document at its headings. Lines before the first heading of each column belong to the header. */
export function sectionsOf(lines: readonly DocumentLine[]): CvSection[] {
  const isUnknownHeading = unknownHeadings(lines)
  const sections: { section: CvSection['section']; lines: DocumentLine[] }[] = []
  for (const line of lines) {
    const heading = headingOf(line)
    const last = sections.at(-1)
    if (heading) sections.push(heading)
    else if (last && isList.has(last.section) && isUnknownHeading(line)) sections.push({ section: 'other', lines: [] })
    else if (!last || line.startsColumn) sections.push({ section: 'header', lines: [line] })
    else last.lines.push(line)
  }
  return sections
}

/** The section that a line begins, with the text beside its heading. */
function headingOf(line: DocumentLine): { section: CvSection['section']; lines: DocumentLine[] } | undefined {
  const [first = '', ...others] = line.cells
  const section = line.isListItem ? undefined : sectionOf(first)
  return section && { section, lines: others.length > 0 ? [{ ...line, cells: others }] : [] }
}

/** Sections whose entries are never as large as a heading. */
const isList = new Set<CvSection['section']>(['skills', 'languages', 'certificates', 'links', 'summary'])

/** Finds headings that no vocabulary has, by the size that all known ones share. */
function unknownHeadings(lines: readonly DocumentLine[]): (line: DocumentLine) => boolean {
  const sizes = lines.flatMap((line) => (isAlone(line) && sectionOf(line.cells[0] ?? '') ? [line.size] : []))
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  const usual = lines.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0
  if (sizes.length < 2 || largest - smallest > 0.5 || smallest < usual + 1) return () => false
  return (line) =>
    isAlone(line) && Math.abs(line.size - smallest) < 0.5 && /^[^\d:.,]{3,40}$/u.test(line.cells[0] ?? '')
}

const isAlone = ({ cells, isListItem }: DocumentLine) => cells.length === 1 && !isListItem

/** The lines of all sections of a kind, one after the other. */
export const linesIn = (sections: readonly CvSection[], kind: CvSection['section']): DocumentLine[] =>
  sections.filter(({ section }) => section === kind).flatMap(({ lines }) => lines)

/** Joins lines that continue the sentence of the line before, also over a hyphen. */
export function paragraphsOf(lines: readonly DocumentLine[]): { text: string; isListItem: boolean }[] {
  const paragraphs: { text: string; isListItem: boolean; isFull: boolean }[] = []
  for (const line of lines) {
    const text = line.cells.join(' ')
    const before = paragraphs.at(-1)
    if (before && !line.isListItem && before.isFull) {
      before.text = joined(before.text, text)
      before.isFull = line.isFull
    } else paragraphs.push({ text, isListItem: line.isListItem, isFull: line.isFull })
  }
  return paragraphs
}

const joined = (before: string, text: string) =>
  /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(text) ? `${before.slice(0, -1)}${text}` : `${before} ${text}`
