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
  const sections: { section: CvSection['section']; lines: DocumentLine[] }[] = []
  for (const line of lines) {
    const [first = '', ...others] = line.cells
    const section = line.isListItem ? undefined : sectionOf(first)
    if (section) sections.push({ section, lines: others.length > 0 ? [{ ...line, cells: others }] : [] })
    else if (sections.length === 0 || line.startsColumn) sections.push({ section: 'header', lines: [line] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

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
