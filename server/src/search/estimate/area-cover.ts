import { LRUCache } from 'lru-cache'
import {
  type Area,
  type Cell,
  cellOfKey,
  cellsTouching,
  degreesBetween,
  kmPerDegree,
  lexemeOfCell,
  partsTouching,
  pointOfKey,
  regionOf,
} from '../model/area.ts'
import { type AnyOf, costOfLexeme, maxLexemes } from '../model/lexemes.ts'

/** Cells that contain a circle. `regions` are the 1-degree cells that they are in, `within` the share of the rows in the circle. */
export type Cover = AnyOf & { share: number; regions: string[]; within: number }

/** Shares of the rows by cell, and the covers that were computed from them: many people search around the same towns. */
export class CellShares {
  readonly centers: { latitude: number; longitude: number; share: number }[] = []
  /** By lexeme, of the cells of all sizes. */
  readonly byLexeme = new Map<string, number>()
  readonly #covers = new LRUCache<string, Cover>({ max: 5_000 })

  /** Adds the share of the 1/20-degree cell of this key. */
  add(key: number, share: number): void {
    this.centers.push({ ...pointOfKey(key), share })
    for (const level of [1, 2, 3] as const) {
      const lexeme = lexemeOfCell(cellOfKey(key, level))
      this.byLexeme.set(lexeme, (this.byLexeme.get(lexeme) ?? 0) + share)
    }
  }

  coverOf(area: Area): Cover {
    const key = `${area.latitude} ${area.longitude} ${area.km}`
    const cover = this.#covers.get(key) ?? computeCover(this, area)
    this.#covers.set(key, cover)
    return cover
  }
}

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
function computeCover(shares: CellShares, area: Area): Cover {
  const partOf = (cell: Cell): Part => ({
    cell,
    share: shares.byLexeme.get(lexemeOfCell(cell)) ?? 0,
    parts: once(() => (cell.level === 3 ? [] : partsTouching(area, cell).map(partOf))),
  })
  let cover = cellsTouching(area).map(partOf)
  for (let worst = worthParting(cover); worst; worst = worthParting(cover)) {
    const parted = worst
    cover = cover.flatMap((part) => (part === parted ? part.parts() : [part]))
  }
  const regions = [...new Set(cover.map(({ cell }) => regionOf(cell)))]
  const any = cover.map(({ cell }) => lexemeOfCell(cell))
  return { any, share: shareOf(cover), regions, within: shareWithin(shares, area) }
}

/** The cell whose splitting makes the cover cheapest; undefined where none makes it cheaper. */
function worthParting(cover: readonly Part[]): Part | undefined {
  const share = shareOf(cover)
  let least = costOf(share, cover.length)
  let best: Part | undefined
  for (const part of cover) {
    if (part.share === 0 || part.cell.level === 3) continue
    const cells = cover.length - 1 + part.parts().length
    const cost = costOf(share - part.share + shareOf(part.parts()), cells)
    if (cells > maxLexemes || cost >= least) continue
    least = cost
    best = part
  }
  return best
}

const shareOf = (parts: readonly { share: number }[]) => parts.reduce((sum, { share }) => sum + share, 0)
const costOf = (share: number, cells: number) => share * (1 + costOfLexeme * cells)

function once<V>(compute: () => V): () => V {
  let value: V | undefined
  return () => {
    value ??= compute()
    return value
  }
}

/** Half the diagonal of a 1/20-degree cell: a smaller circle may contain no center. */
const minReachKm = (kmPerDegree / 20) * Math.SQRT1_2

/** Share of the rows within the circle, by the centers of their cells and planar distance. */
function shareWithin({ centers }: CellShares, { latitude, longitude, km }: Area): number {
  const reach = Math.max(km, minReachKm)
  const within = centers.filter((center) => {
    const north = (center.latitude - latitude) * kmPerDegree
    if (Math.abs(north) > reach) return false
    const scale = Math.cos((center.latitude * Math.PI) / 180)
    return Math.hypot(north, degreesBetween(center.longitude, longitude) * kmPerDegree * scale) <= reach
  })
  return Math.min(1, shareOf(within))
}
