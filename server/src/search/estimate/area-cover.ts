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

/** Cells that contain a part of the circle, with the rows in them. */
interface Choice {
  readonly share: number
  readonly cells: readonly Cell[]
}

/**
 * The cheapest cells that contain the whole circle: each 1-degree cell as a whole or by finer ones. Finer cells pay where they
 * leave out a large town beside the circle.
 */
function computeCover(shares: CellShares, area: Area): Cover {
  const touched = cellsTouching(area)
  const limit = Math.max(maxLexemes, touched.length)
  const choicesOf = (cell: Cell): Choice[] => {
    const share = shares.byLexeme.get(lexemeOfCell(cell)) ?? 0
    const whole = { share, cells: [cell] }
    if (share === 0 || cell.level === 3 || touched.length === limit) return [whole]
    return leastShares([whole, ...combined(partsTouching(area, cell).map(choicesOf), maxLexemes)])
  }
  const choices = combined(touched.map(choicesOf), limit)
  const { share, cells } = choices.reduce((best, choice) => (costOf(choice) < costOf(best) ? choice : best))
  const regions = [...new Set(cells.map(regionOf))]
  return { any: cells.map(lexemeOfCell), share, regions, within: shareWithin(shares, area) }
}

/** One choice for each part, in all ways that may be the cheapest with at most `limit` cells. */
const combined = (parts: readonly (readonly Choice[])[], limit: number): Choice[] =>
  parts.reduce<Choice[]>(
    (sums, choices) =>
      leastShares(
        sums
          .flatMap((sum) =>
            choices.map(({ share, cells }) => ({ share: sum.share + share, cells: [...sum.cells, ...cells] })),
          )
          .filter(({ cells }) => cells.length <= limit),
      ),
    [{ share: 0, cells: [] }],
  )

/** The choices that have fewer rows than all with as many cells or fewer. */
function leastShares(choices: Choice[]): Choice[] {
  let least = Number.POSITIVE_INFINITY
  return choices
    .toSorted((one, other) => one.cells.length - other.cells.length || one.share - other.share)
    .filter(({ share }) => {
      const isLess = share < least
      least = Math.min(least, share)
      return isLess
    })
}

const costOf = ({ share, cells }: Choice) => share * (1 + costOfLexeme * cells.length)

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
  return Math.min(
    1,
    within.reduce((sum, { share }) => sum + share, 0),
  )
}
