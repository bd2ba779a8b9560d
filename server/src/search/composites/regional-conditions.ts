import { type Cover, coverOf, sharesByCell } from '../estimate/area-cover.ts'
import { isChosen, type SearchStatistics, shareOfAll } from '../estimate/statistics.ts'
import { type AnyOf, inRegion, inTitle, maxLexemes, placeFacet } from '../model/lexemes.ts'
import type { Terms } from '../plan/terms.ts'

/** Conditions for the index; frequent words and facets as composites with the regions. */
export interface Conditions {
  words: AnyOf[]
  /** The words in titles. */
  titles: AnyOf[]
  filters: AnyOf[]
}

/**
 * Replaces frequent words and facets by composites with the regions of the place or circle: one short posting list instead of
 * two long ones. Composites replace the cells of the circle too, where those are whole regions (decision 32).
 */
export function conditionsOf(statistics: SearchStatistics, terms: Terms): Conditions {
  const cover = terms.area && coverOf(statistics, terms.area)
  const regions = regionsOf(statistics, terms.placeId, cover)
  const words = inRegions(statistics, terms.words, regions)
  const narrowing = inRegions(statistics, selectiveFilters(statistics, terms), regions)
  const filters = [...narrowing.groups]
  if (terms.published) filters.push(terms.published)
  if (terms.placeId !== null) filters.push(placeGroup(statistics, terms.placeId))
  const isRegional = words.regional.length + narrowing.regional.length > 0
  if (cover && !(isRegional && terms.placeId === null && isWhole(cover))) filters.push(cover)
  // A text has the words of its title, so that its words in the regions narrow a search in titles too.
  return { words: words.groups, titles: [...terms.words.map(inTitle), ...words.regional], filters }
}

/** A pay filter that matches a larger share of the rows is cheaper to check on the row than in the index (decision 37). */
const mostlyMet = 0.2

/** Leaves out filters that the row checks too and that most rows match, where other conditions narrow the search. */
function selectiveFilters(statistics: SearchStatistics, { words, filters, placeId, area }: Terms): AnyOf[] {
  const others = filters.filter(({ inRow }) => !inRow)
  if (words.length + others.length === 0 && placeId === null && area === null) return filters
  return filters.filter((group) => !group.inRow || shareOfAll(statistics, [group]) < mostlyMet)
}

/** The conditions for the index, and those of them that are composites. */
function inRegions(statistics: SearchStatistics, groups: readonly AnyOf[], regions: string[]) {
  const found = groups.map((group) => regionalOf(statistics, group, regions))
  return {
    groups: groups.map((group, place) => found[place] ?? group),
    regional: found.filter((group) => group !== undefined),
  }
}

export const placeGroup = ({ placeShares }: SearchStatistics, placeId: number): AnyOf => ({
  any: [placeFacet(placeId)],
  share: placeShares.get(placeId) ?? 0,
})

/** Empty where the regions of the place are unknown. */
function regionsOf(statistics: SearchStatistics, placeId: number | null, cover: Cover | null): string[] {
  if (placeId === null) return cover?.regions ?? []
  const region = statistics.placeRegions.get(placeId)
  return region === undefined ? [] : [region]
}

/** Whether the cover consists of whole regions. */
const isWhole = ({ any, regions }: Cover) =>
  any.length === regions.length && any.every((cell) => regions.includes(cell))

function regionalOf(statistics: SearchStatistics, word: AnyOf, regions: string[]): AnyOf | undefined {
  if (regions.length === 0 || word.any.length * regions.length > maxLexemes) return undefined
  if (!isChosen(statistics, word)) return undefined
  const shares = sharesByCell(statistics)
  const ofRegions = regions.reduce((sum, region) => sum + (shares.get(region) ?? 0), 0)
  return {
    any: regions.flatMap((region) => word.any.map((lexeme) => inRegion(region, lexeme))),
    share: shareOfAll(statistics, [word]) * Math.min(1, ofRegions),
  }
}
