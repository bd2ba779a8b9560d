import { littleByLittle } from '../little-by-little.ts'
import { type Cell, cellOfKey, cellsTouching, lexemeOfCell, partsTouching, regionOf } from './search-area.ts'
import { costOfLexeme, type Group } from './search-lexemes.ts'
import { rememberedByArea, type SearchStatistics } from './search-statistics.ts'

const mostCells = 24

/** `regions`: the coarsest cells that those lie in. */
export type Cover = Group & { share: number; regions: string[] }

interface Part {
  readonly cell: Cell
  readonly share: number
  /** Those of its parts that touch the circle. */
  readonly parts: () => readonly Part[]
}

/**
 * Cells that hold the whole circle. It begins with the coarsest and parts a cell into those of its parts that
 * touch the circle, as long as the rows that are out of the way then are worth the cells that come in: a large town beside
 * the circle is worth it, empty land is not.
 */
export const coverOf = rememberedByArea((statistics, area): Cover => {
  const shares = sharesByCell(statistics)
  const partOf = (cell: Cell): Part => ({
    cell,
    share: shares.get(lexemeOfCell(cell)) ?? 0,
    parts: once(() => (cell.level === 3 ? [] : partsTouching(area, cell).map(partOf))),
  })
  let cover = cellsTouching(area).map(partOf)
  for (let worst = worthParting(cover); worst; worst = worthParting(cover)) {
    const parted = worst
    cover = cover.flatMap((part) => (part === parted ? part.parts() : [part]))
  }
  const regions = [...new Set(cover.map(({ cell }) => regionOf(cell)))]
  return { any: cover.map(({ cell }) => lexemeOfCell(cell)), share: shareOf(cover), regions }
})

/** The one whose parts in its place make the cover cheapest; undefined where none make it cheaper. */
function worthParting(cover: readonly Part[]): Part | undefined {
  const share = shareOf(cover)
  let least = costOf(share, cover.length)
  let best: Part | undefined
  for (const part of cover) {
    if (part.share === 0 || part.cell.level === 3) continue
    const cells = cover.length - 1 + part.parts().length
    const cost = costOf(share - part.share + shareOf(part.parts()), cells)
    if (cells > mostCells || cost >= least) continue
    least = cost
    best = part
  }
  return best
}

const shareOf = (parts: readonly Part[]) => parts.reduce((sum, { share }) => sum + share, 0)
const costOf = (share: number, cells: number) => share * (1 + costOfLexeme * cells)

function once<V>(compute: () => V): () => V {
  let value: V | undefined
  return () => {
    value ??= compute()
    return value
  }
}

const known = new WeakMap<SearchStatistics['cellShares'], ReadonlyMap<string, number>>()

/** The shares of the finest cells, and of those that they are parts of. */
export function sharesByCell({ cellShares }: SearchStatistics): ReadonlyMap<string, number> {
  const before = known.get(cellShares)
  if (before) return before
  const shares = new Map<string, number>()
  for (const cell of cellShares) addCell(shares, cell)
  known.set(cellShares, shares)
  return shares
}

/** Counts them before the first search asks, while other calls go on: all at once takes as long as ten searches. */
export async function countSharesByCell(cellShares: SearchStatistics['cellShares']): Promise<void> {
  const shares = new Map<string, number>()
  await littleByLittle(cellShares, (cell) => addCell(shares, cell))
  known.set(cellShares, shares)
}

function addCell(shares: Map<string, number>, [key, share]: readonly [number, number]): void {
  for (const level of [1, 2, 3] as const) {
    const lexeme = lexemeOfCell(cellOfKey(key, level))
    shares.set(lexeme, (shares.get(lexeme) ?? 0) + share)
  }
}
