import { sectionOf } from './headings.ts'
import type { Phrase, Row } from './pdf-rows.ts'

interface Split {
  readonly above: readonly Row[]
  readonly left: readonly Row[]
  readonly right: readonly Row[]
  readonly below: readonly Row[]
}

const minRows = 4
/** Edges of phrases that may start a column, rounded to points. */
const mostEdges = 40

/**
 * Splits rows at the gap between two columns; undefined for a single column. Both columns need a heading: otherwise the
 * gap lies between the parts of a line, such as a job and its dates, or a heading and its text.
 */
export function splitColumns(rows: readonly Row[]): Split | undefined {
  const starts = new Map<number, number>()
  for (const { phrases } of rows) {
    for (const { x } of phrases) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1)
  }
  const edges = [...starts].filter(([, count]) => count > 1).toSorted((a, b) => b[1] - a[1])
  const splits = edges.slice(0, mostEdges).flatMap(([x]) => splitAt(rows, x - 2) ?? [])
  return splits.toSorted((a, b) => b.rows - a.rows)[0]?.split
}

function splitAt(rows: readonly Row[], gap: number): { rows: number; split: Split } | undefined {
  const [from, to] = longestUncrossed(rows, gap)
  const between = rows.slice(from, to)
  const left = side(between, ({ end }) => end <= gap + 2)
  const right = side(between, ({ x }) => x >= gap)
  if (![left, right].every(isColumn)) return undefined
  return {
    rows: Math.min(left.length, right.length),
    split: { above: rows.slice(0, from), left, right, below: rows.slice(to) },
  }
}

function longestUncrossed(rows: readonly Row[], gap: number): [number, number] {
  let longest: [number, number] = [0, 0]
  let from = 0
  for (const [index, { phrases }] of [...rows, { phrases: [everything] }].entries()) {
    if (!phrases.some(({ x, end }) => x < gap && end > gap + 2)) continue
    if (index - from > longest[1] - longest[0]) longest = [from, index]
    from = index + 1
  }
  return longest
}

const everything = { x: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }

const side = (rows: readonly Row[], isIn: (phrase: Phrase) => boolean): Row[] =>
  rows.flatMap(({ y, phrases }) => {
    const inside = phrases.filter(isIn)
    return inside.length > 0 ? [{ y, phrases: inside }] : []
  })

function isColumn(rows: readonly Row[]): boolean {
  const headings = rows.filter(({ phrases: [first] }) => first && sectionOf(first.text)).length
  return rows.length >= minRows && headings > 0 && headings < rows.length / 1.5
}
