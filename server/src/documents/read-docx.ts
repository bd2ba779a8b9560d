import { normalizeText } from '@hearback/contract/values/text.ts'
import { type DocumentLine, RefusedDocument } from './document-jobs.ts'
import { type Block, blocksOf, type Paragraph, type Table } from './docx-paragraphs.ts'
import { sectionOf } from './headings.ts'
import { isWebAddress } from './web-addresses.ts'
import { xmlTree } from './xml.ts'

/** The parts that are read, and the one that is refused. */
export const isDocxPart = (name: string): boolean => parts.test(name) || name === 'word/vbaProject.bin'
const parts = /^word\/(?:_rels\/)?(?:document\d*|header\d+|footer\d+)\.xml(?:\.rels)?$/u
const noText = 'This Word file has no text. Choose another file, or fill in your profile by hand'

/** Reads the visible text of a DOCX: headers, the body, then footers. Macros, fields and embedded files are ignored. */
export function readDocx(files: ReadonlyMap<string, Buffer>): DocumentLine[] {
  if (files.has('word/vbaProject.bin')) {
    throw new RefusedDocument('This Word file contains macros. Save it as a .docx file without macros')
  }
  const body = [...files].find(([name]) => name.startsWith('word/document'))
  if (!body) throw new RefusedDocument('This file is damaged. Save it again or choose another')
  const linesOfPart = ([name, xml]: readonly [string, Buffer]): DocumentLine[] => {
    const targets = targetsOf(files.get(name.replace('word/', 'word/_rels/').concat('.rels')))
    return linesOfAll(blocksOf(xml)).map((line) => ({
      ...line,
      links: (line.links ?? []).flatMap((id) => targets.get(id) ?? []),
    }))
  }
  const linesIn = (prefix: string) => [...files].filter(([name]) => name.startsWith(prefix)).flatMap(linesOfPart)
  const main = linesOfPart(body)
  const lines = [...onceEach(linesIn('word/header')), ...main, ...onceEach(linesIn('word/footer'))]
  if (lines.length === 0) throw new RefusedDocument(noText)
  return lines.map((line) => ({ ...line, cells: line.cells.map(normalizeText) }))
}

/** The web addresses of a part by the ids of their relations. */
function targetsOf(relations: Buffer | undefined): ReadonlyMap<string, string> {
  const all = relations ? xmlTree(relations).children : []
  const web = all.filter(
    ({ attributes: { TargetMode, Target } }) => TargetMode === 'External' && isWebAddress(Target ?? ''),
  )
  return new Map(web.map(({ attributes: { Id = '', Target = '' } }) => [Id, Target]))
}

/** The header of the first page is often the same as that of the others. */
const onceEach = (lines: readonly DocumentLine[]) => [
  ...new Map(lines.map((line) => [line.cells.join('\n'), line])).values(),
]

const linesOfAll = (blocks: readonly Block[]): DocumentLine[] =>
  blocks.flatMap((block) => ('rows' in block ? linesOfTable(block) : [lineOf(block)]))

const lineOf = ({ cells, size, isListItem, links }: Paragraph): DocumentLine => {
  const first = cells[0] ?? ''
  const hasBullet = bullet.test(first)
  return {
    cells: hasBullet ? [first.replace(bullet, ''), ...cells.slice(1)] : cells,
    lefts: [],
    size,
    isListItem: isListItem || hasBullet,
    links,
    isFull: false,
    startsColumn: false,
  }
}
const bullet = /^[•‣◦▪■●○·*–-]\s+(?=\S)/u

function linesOfTable({ rows }: Table): DocumentLine[] {
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, index) =>
    rows.flatMap((row) => linesOfAll(row[index] ?? [])),
  )
  const withHeading = columns.filter((column) => isColumn(column)).length
  if (withHeading > 1) return columns.flatMap(startingColumn)
  return rows.flatMap(linesOfRow)
}

/** A column of a page, rather than one of a list. */
const isColumn = (lines: readonly DocumentLine[]) => {
  const headings = lines.filter(({ cells: [first] }) => first && sectionOf(first)).length
  return lines.length >= 4 && headings > 0 && headings < lines.length / 1.5
}

const startingColumn = (lines: readonly DocumentLine[]) =>
  lines.map((line, index) => (index === 0 ? { ...line, startsColumn: true } : line))

/** The first lines of all cells form one line, such as dates beside a job; the others follow. */
function linesOfRow(row: readonly (readonly Block[])[]): DocumentLine[] {
  const cells = row.map(linesOfAll).filter((lines) => lines.length > 0)
  const firsts = cells.flatMap((lines) => lines.slice(0, 1))
  const [lead] = firsts
  if (!lead) return []
  const joined = {
    ...lead,
    cells: firsts.flatMap((line) => line.cells),
    links: firsts.flatMap(({ links = [] }) => links),
    isListItem: false,
  }
  return [joined, ...cells.flatMap((lines) => lines.slice(1))]
}
