import { type Cover, coverOf, sharesByCell } from './search-cover.ts'
import { type Group, inRegion, placeFacet } from './search-lexemes.ts'
import { type SearchStatistics, shareOfAll } from './search-statistics.ts'
import type { Terms } from './search-terms.ts'

/** What the index is asked for. */
export interface Conditions {
  /** The words of a text, those of them that are `regional` together with the regions. */
  words: Group[]
  regional: Group[]
  filters: Group[]
}

/** More are looked at in vain: each document has one or two. */
const mostLexemes = 16

/**
 * A frequent word and the region of a large town are long lists to go through; where documents have both together, that
 * one short list takes the place of the word's, and of the circle's cells too if those are whole regions (decision 32).
 */
export function conditionsOf(statistics: SearchStatistics, terms: Terms): Conditions {
  const filters = [...terms.filters]
  if (terms.published) filters.push(terms.published)
  if (terms.placeId !== null) filters.push(placeGroup(statistics, terms.placeId))
  const cover = terms.area && coverOf(statistics, terms.area)
  const regions = regionsOf(statistics, terms.placeId, cover)
  const regional = new Map(terms.words.map((word) => [word, regionalOf(statistics, word, regions)]))
  const found = [...regional.values()].filter((group) => group !== undefined)
  if (cover && !(found.length > 0 && terms.placeId === null && isWhole(cover))) filters.push(cover)
  return { words: terms.words.map((word) => regional.get(word) ?? word), regional: found, filters }
}

export const placeGroup = ({ placeShares }: SearchStatistics, placeId: number): Group => ({
  any: [placeFacet(placeId)],
  share: placeShares.get(placeId) ?? 0,
})

/** Empty where none are known. */
function regionsOf(statistics: SearchStatistics, placeId: number | null, cover: Cover | null): string[] {
  if (placeId === null) return cover?.regions ?? []
  const region = statistics.placeRegions.get(placeId)
  return region === undefined ? [] : [region]
}

/** The regions, and no parts of them. */
const isWhole = ({ any, regions }: Cover) =>
  any.length === regions.length && any.every((cell) => regions.includes(cell))

function regionalOf(statistics: SearchStatistics, word: Group, regions: string[]): Group | undefined {
  if (word.begins || regions.length === 0 || word.any.length * regions.length > mostLexemes) return undefined
  if (!word.any.every((lexeme) => statistics.regionalWords.has(lexeme))) return undefined
  const shares = sharesByCell(statistics)
  const ofRegions = regions.reduce((sum, region) => sum + (shares.get(region) ?? 0), 0)
  return {
    any: regions.flatMap((region) => word.any.map((lexeme) => inRegion(region, lexeme))),
    share: shareOfAll(statistics, [word]) * Math.min(1, ofRegions),
  }
}
