import { type SearchStatistics, shareOfAll } from '../estimate/statistics.ts'
import { type AnyOf, inRegion, inTitle, maxLexemes, placeFacet, vocabularyTermsOf } from '../model/lexemes.ts'
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
  const { placeId } = terms
  const cover = terms.area && statistics.cells.coverOf(terms.area)
  const ofPlace = placeId === null ? undefined : statistics.placeRegions.get(placeId)
  const regions = placeId === null ? (cover?.regions ?? []) : ofPlace ? [ofPlace] : []
  const inRegions = (groups: readonly AnyOf[]) => groups.map((group) => regionalOf(statistics, group, regions))
  const narrowing = selectiveFilters(statistics, terms)
  const [words, others] = [inRegions(terms.words), inRegions(narrowing)]
  const filters = narrowing.map((group, at) => others[at] ?? group)
  if (terms.published) filters.push(terms.published)
  if (placeId !== null) filters.push(placeGroup(statistics, placeId))
  const isNarrowed = placeId === null && [...words, ...others].some((group) => group !== undefined)
  if (
    cover &&
    !(isNarrowed && cover.any.length === regions.length && cover.any.every((cell) => regions.includes(cell)))
  )
    filters.push(cover)
  return {
    words: terms.words.map((group, at) => words[at] ?? group),
    // A text has the words of its title, so that its words in the regions narrow a search in titles too.
    titles: [...terms.words.map(inTitle), ...words.filter((group) => group !== undefined)],
    filters,
  }
}

/**
 * A pay filter that more rows match is left to the row: a word with a minimum pay in a large town takes 2.3 ms instead of 7.6
 * (decision 37).
 */
const mostlyMet = 0.2

/** Leaves out filters that the row checks too and that most rows match, where other conditions narrow the search. */
function selectiveFilters(statistics: SearchStatistics, { words, filters, placeId, area }: Terms): AnyOf[] {
  const isNarrowed = words.length > 0 || filters.some(({ inRow }) => !inRow) || placeId !== null || area !== null
  return filters.filter((group) => !(isNarrowed && group.inRow && shareOfAll(statistics, [group]) >= mostlyMet))
}

export const placeGroup = ({ placeShares }: SearchStatistics, placeId: number): AnyOf => ({
  any: [placeFacet(placeId)],
  share: placeShares.get(placeId) ?? 0,
})

/**
 * The composites of the condition with the regions; undefined where documents lack them or they are too many. A condition with
 * terms of the vocabulary has none, because the index compares all its lexemes with each candidate (decision 53).
 */
function regionalOf(statistics: SearchStatistics, group: AnyOf, regions: string[]): AnyOf | undefined {
  const composites = group.any.length * regions.length
  if (composites === 0 || composites > maxLexemes || group.prefixes || group.isExcluded) return undefined
  if (vocabularyTermsOf(group).length > 0) return undefined
  if (!group.any.every((lexeme) => statistics.regionalWords.has(lexeme))) return undefined
  const share = regions.reduce((sum, region) => sum + (statistics.cells.byLexeme.get(region) ?? 0), 0)
  return {
    any: regions.flatMap((region) => group.any.map((lexeme) => inRegion(region, lexeme))),
    share: shareOfAll(statistics, [group]) * Math.min(1, share),
  }
}
