import { type SearchStatistics, shareOfAll } from '../estimate/statistics.ts'
import { type AnyOf, groupLexemesOf, inRegion, inTitle, maxLexemes, placeFacet } from '../model/lexemes.ts'
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
  const filters = narrowing.map((group, at) => others[at]?.group ?? group)
  if (terms.published) filters.push(terms.published)
  if (placeId !== null) filters.push(placeGroup(statistics, placeId))
  const isNarrowed = placeId === null && [...words, ...others].some((group) => group?.isWhole)
  if (
    cover &&
    !(isNarrowed && cover.any.length === regions.length && cover.any.every((cell) => regions.includes(cell)))
  )
    filters.push(cover)
  return {
    words: terms.words.map((group, at) => words[at]?.group ?? group),
    // A text has the words of its title, so that its words in the regions narrow a search in titles too.
    titles: [...terms.words.map(inTitle), ...words.flatMap((regional) => regional?.group ?? [])],
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

/** `isWhole`: all lexemes of the condition are composites, so that it implies the regions. */
interface Regional {
  readonly group: AnyOf
  readonly isWhole: boolean
}

/**
 * The condition with composites for the lexemes that all documents have so; undefined where none is such, or they are too many.
 * Other lexemes are rare and stay.
 */
function regionalOf(statistics: SearchStatistics, group: AnyOf, regions: string[]): Regional | undefined {
  if (group.prefixes || group.isExcluded) return undefined
  const lexemes = [...group.any, ...groupLexemesOf(group)]
  const chosen = lexemes.filter((lexeme) => statistics.regionalWords.has(lexeme))
  const others = lexemes.filter((lexeme) => !chosen.includes(lexeme))
  const composites = regions.flatMap((region) => chosen.map((lexeme) => inRegion(region, lexeme)))
  if (composites.length === 0 || composites.length + others.length > maxLexemes) return undefined
  const share = regions.reduce((sum, region) => sum + (statistics.cells.byLexeme.get(region) ?? 0), 0)
  return {
    group: { any: [...composites, ...others], share: shareOfAll(statistics, [group]) * Math.min(1, share) },
    isWhole: others.length === 0,
  }
}
