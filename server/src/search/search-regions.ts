import { type Cover, coverOf, sharesByCell } from './search-cover.ts'
import { type Group, inRegion, inTitle, mostLexemes, placeFacet } from './search-lexemes.ts'
import { isChosen, type SearchStatistics, shareOfAll } from './search-statistics.ts'
import type { Terms } from './search-terms.ts'

/** What the index is asked for, those that are frequent together with the regions. */
export interface Conditions {
  words: Group[]
  /** The words in titles. */
  titles: Group[]
  filters: Group[]
}

/**
 * A frequent word or facet and the region of a large town are long lists to go through; where documents have both together,
 * that one short list takes the place of the word's, and of the circle's cells too if those are whole regions (decision 32).
 */
export function conditionsOf(statistics: SearchStatistics, terms: Terms): Conditions {
  const cover = terms.area && coverOf(statistics, terms.area)
  const regions = regionsOf(statistics, terms.placeId, cover)
  const words = inRegions(statistics, terms.words, regions)
  const narrowing = inRegions(statistics, worthAsking(statistics, terms), regions)
  const filters = [...narrowing.groups]
  if (terms.published) filters.push(terms.published)
  if (terms.placeId !== null) filters.push(placeGroup(statistics, terms.placeId))
  const isRegional = words.regional.length + narrowing.regional.length > 0
  if (cover && !(isRegional && terms.placeId === null && isWhole(cover))) filters.push(cover)
  // A text has the words of its title, so that its words in the regions narrow a search in titles too.
  return { words: words.groups, titles: [...terms.words.map(inTitle), ...words.regional], filters }
}

/** From this share of the rows on it costs less to look at those that have not enough than to look for it among many long lists (decision 37). */
const mostlyMet = 0.2

/** Without those that the row decides too, where others narrow the search and these are mostly met. */
function worthAsking(statistics: SearchStatistics, { words, filters, placeId, area }: Terms): Group[] {
  const others = filters.filter(({ inRow }) => !inRow)
  if (words.length + others.length === 0 && placeId === null && area === null) return filters
  return filters.filter((group) => !group.inRow || shareOfAll(statistics, [group]) < mostlyMet)
}

/** Each as it is asked for, and those of them that are asked for together with the regions. */
function inRegions(statistics: SearchStatistics, groups: readonly Group[], regions: string[]) {
  const found = groups.map((group) => regionalOf(statistics, group, regions))
  return {
    groups: groups.map((group, place) => found[place] ?? group),
    regional: found.filter((group) => group !== undefined),
  }
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
  if (regions.length === 0 || word.any.length * regions.length > mostLexemes) return undefined
  if (!isChosen(statistics, word)) return undefined
  const shares = sharesByCell(statistics)
  const ofRegions = regions.reduce((sum, region) => sum + (shares.get(region) ?? 0), 0)
  return {
    any: regions.flatMap((region) => word.any.map((lexeme) => inRegion(region, lexeme))),
    share: shareOfAll(statistics, [word]) * Math.min(1, ofRegions),
  }
}
