import { type Area, quarterKeys } from './search-area.ts'
import type { Group } from './search-lexemes.ts'
import { worthAsking } from './search-regions.ts'
import { rememberedByArea, type SearchStatistics, shareOfAll } from './search-statistics.ts'
import type { Terms } from './search-terms.ts'

export const marksInAll = 256
const bitsOfColumn = 64
/** The columns `marks_1` to `marks_4` of a row, as one number a column. */
export type Marks = readonly bigint[]

/** Rows of a place or of cells, the newest first, that have all of `all` and one of each of `anyOf`. */
export interface Passing {
  readonly placeId: number | null
  readonly cells: readonly number[]
  readonly all: Marks
  readonly anyOf: readonly Marks[]
  /** Of those that are passed, how many should match. */
  readonly share: number
}

/**
 * From this share of the rows on it costs less to pass by those that do not match than to look up those that do: a row
 * that is passed costs a tenth of one that the other index finds (decision 39).
 */
export const leastSharePassed = 0.05
/** Each costs a descent of the index. */
const mostCells = 400

/** Undefined where rows cannot tell by themselves, or too few of those that are passed would match. */
export function passingOf(statistics: SearchStatistics, terms: Terms): Passing | undefined {
  const { placeId, area, published, words, filters } = terms
  if ((placeId === null) === (area === null) || published) return undefined
  const share = shareOfAll(statistics, [...words, ...worthAsking(statistics, terms)])
  if (share < leastSharePassed) return undefined
  const cells = area ? quartersOf(statistics, area) : []
  if (cells.length > mostCells) return undefined
  const marked = [...words, ...filters].filter(({ inRow }) => !inRow).map((group) => marksOf(statistics, group))
  if (marked.some((marks) => marks === undefined)) return undefined
  const numbers = marked.filter((marks) => marks !== undefined)
  return {
    placeId,
    cells,
    all: columnsOf(numbers.flatMap((one) => (one.length === 1 ? one : []))),
    anyOf: numbers.filter((one) => one.length > 1).map(columnsOf),
    share,
  }
}

const quartersOf = rememberedByArea((_, area: Area) => quarterKeys(area))

/** The marks of its lexemes; undefined where one has none. */
function marksOf({ marks }: SearchStatistics, { any, begins, prefixes }: Group): number[] | undefined {
  const found = any.map((lexeme) => marks.get(lexeme)).filter((mark) => mark !== undefined)
  return begins || prefixes || found.length < any.length ? undefined : found
}

/** As PostgreSQL has them: bit 63 is the sign. */
const columnsOf = (marks: readonly number[]): Marks =>
  Array.from({ length: marksInAll / bitsOfColumn }, (_, column) =>
    BigInt.asIntN(
      bitsOfColumn,
      marks
        .filter((mark) => Math.floor(mark / bitsOfColumn) === column)
        .reduce((bits, mark) => bits | (1n << BigInt(mark % bitsOfColumn)), 0n),
    ),
  )
