import { truncate } from '@hearback/contract/values/text.ts'
import type { DocumentLine } from './document-jobs.ts'
import { splitColumns } from './pdf-columns.ts'
import { type Phrase, type Row, rowsOf } from './pdf-rows.ts'
import type { Run } from './pdf-run.ts'

/** A part of a page whose rows are read from left to right. */
interface Region {
  readonly rows: readonly Row[]
  readonly left: number
  readonly right: number
}

/**
 * Lines of all pages in reading order. Columns are read one after the other across pages, so that a sidebar does not
 * interrupt the text beside it, and a section may continue on the next page.
 */
export function linesOf(pages: readonly (readonly Run[])[]): DocumentLine[] {
  const columns: { left: number; regions: Region[] }[] = []
  for (const rows of withoutRepeated(pages.map(rowsOf))) {
    const regions = regionsOf(rows)
    for (const region of regions) {
      const distance = ({ left }: { left: number }) => Math.abs(left - region.left)
      const [closest] = columns.toSorted((a, b) => distance(a) - distance(b))
      if (closest && (regions.length === 1 || distance(closest) < nearby)) closest.regions.push(region)
      else columns.push({ left: region.left, regions: [region] })
    }
  }
  return columns.flatMap(({ regions }) => regions.flatMap((region, index) => toLines(region, index === 0)))
}

/** Columns whose left edges differ by less are the same column of two pages, in points. */
const nearby = 30

function regionsOf(rows: readonly Row[]): Region[] {
  const split = splitColumns(rows)
  if (!split) return rows.length > 0 ? [regionFrom(rows)] : []
  const { above, left, right, below } = split
  return [above, left, right, below].flatMap(regionsOf)
}

function regionFrom(rows: readonly Row[]): Region {
  const phrases = rows.flatMap((row) => row.phrases)
  return {
    rows,
    left: Math.min(...phrases.map(({ x }) => x)),
    right: Math.max(...phrases.map(({ end }) => end)),
  }
}

function toLines({ rows, right }: Region, startsColumn: boolean): DocumentLine[] {
  return rows.map(({ phrases }, index) => {
    const cells = phrases.map(({ text }) => text)
    const first = cells[0] ?? ''
    const isListItem = bullet.test(first)
    const last = phrases.at(-1)
    const size = Math.max(...phrases.map((phrase) => phrase.size))
    return {
      cells: isListItem ? [first.replace(bullet, ''), ...cells.slice(1)].filter(Boolean) : cells,
      lefts: phrases.flatMap((phrase) => phrase.lefts),
      size,
      isListItem,
      links: [...new Set(phrases.flatMap(({ links }) => links))],
      isFull: last !== undefined && last.end > right - 6 * size,
      startsColumn: startsColumn && index === 0,
    }
  })
}

const bullet = /^[•‣⁃◦▪▫■□●○·∙*➢➤✓✔\u{f0b7}\u{f0a7}–-]\s*(?=\S|$)/u

/** Removes headers and footers: the same text at the same height of several pages, and page numbers. */
function withoutRepeated(pages: readonly (readonly Row[])[]): (readonly Row[])[] {
  if (pages.length < 2) return [...pages]
  const keyOf = ({ y, phrases }: Row) => `${Math.round(y / 3)} ${textOf(phrases).replace(/\d+/gu, '#')}`
  const counts = new Map<string, number>()
  for (const key of pages.flatMap((rows) => [...new Set(rows.map(keyOf))])) counts.set(key, (counts.get(key) ?? 0) + 1)
  return pages.map((rows, page) =>
    rows.filter((row) => (counts.get(keyOf(row)) ?? 0) < 2 || (page === 0 && !/\d/u.test(textOf(row.phrases)))),
  )
}

const textOf = (phrases: readonly Phrase[]) => truncate(phrases.map(({ text }) => text).join(' '), 200)
