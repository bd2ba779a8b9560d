import { forEachYielding } from '../../concurrency/for-each-yielding.ts'
import { type Cell, cellOfKey, cellsTouching, lexemeOfCell, partsTouching, regionOf } from '../model/area.ts'
import { type AnyOf, costOfLexeme } from '../model/lexemes.ts'
import { memoizeByArea, type SearchStatistics } from './statistics.ts'

const maxCells = 24

/** Cells that contain a circle. `regions` are the 1-degree cells that they are in. */
export type Cover = AnyOf & { share: number; regions: string[] }

interface Part {
  readonly cell: Cell
  readonly share: number
  /** Its finer cells that touch the circle. */
  readonly parts: () => readonly Part[]
}

/**
 * The cheapest cells that contain the whole circle. Starts with the coarsest, and splits a cell into its parts that touch the
 * circle while the rows excluded by that are worth more than the added cells: a large town beside the circle is, empty land
 * is not.
 */
export const coverOf = memoizeByArea((statistics, area): Cover => {
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

/** The cell whose splitting makes the cover cheapest; undefined where none makes it cheaper. */
function worthParting(cover: readonly Part[]): Part | undefined {
  const share = shareOf(cover)
  let least = costOf(share, cover.length)
  let best: Part | undefined
  for (const part of cover) {
    if (part.share === 0 || part.cell.level === 3) continue
    const cells = cover.length - 1 + part.parts().length
    const cost = costOf(share - part.share + shareOf(part.parts()), cells)
    if (cells > maxCells || cost >= least) continue
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

/** Shares of the cells of all sizes, by lexeme. */
export function sharesByCell({ cellShares }: SearchStatistics): ReadonlyMap<string, number> {
  const before = known.get(cellShares)
  if (before) return before
  const shares = new Map<string, number>()
  for (const cell of cellShares) addCell(shares, cell)
  known.set(cellShares, shares)
  return shares
}

/** Adds up the shares before the first search needs them, and yields to other calls meanwhile. */
export async function countSharesByCell(cellShares: SearchStatistics['cellShares']): Promise<void> {
  const shares = new Map<string, number>()
  await forEachYielding(cellShares, (cell) => addCell(shares, cell))
  known.set(cellShares, shares)
}

function addCell(shares: Map<string, number>, [key, share]: readonly [number, number]): void {
  for (const level of [1, 2, 3] as const) {
    const lexeme = lexemeOfCell(cellOfKey(key, level))
    shares.set(lexeme, (shares.get(lexeme) ?? 0) + share)
  }
}
