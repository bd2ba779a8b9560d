import {
  facetsTogether,
  facetsTogetherPrefix,
  type Group,
  inTitleTogether,
  kindOfFacets,
  mostLexemes,
} from './search-lexemes.ts'
import { isChosen, type SearchStatistics, shareOfAll } from './search-statistics.ts'

/** Words of one title as conditions on the index, frequent ones in pairs (decision 38). */
export const inPairs = (statistics: SearchStatistics, titles: Group[]): Group[] =>
  withTheRarest(statistics, titles, isChosen, inTitleTogether)

/** The same of facets of different kinds (decision 40). */
export function facetsInPairs(statistics: SearchStatistics, filters: Group[]): Group[] {
  if (!statistics.regionalWords.has(facetsTogetherPrefix)) return filters
  const kinds = filters.map(kindOfFacets)
  const isOneOfItsKind = (group: Group) => {
    const kind = kindOfFacets(group)
    return kind !== undefined && kinds.indexOf(kind) === kinds.lastIndexOf(kind)
  }
  return withTheRarest(
    statistics,
    filters,
    (known, group) => isOneOfItsKind(group) && isChosen(known, group),
    facetsTogether,
  )
}

/**
 * Each frequent one together with the rarest of them, because two long lists are one short list where documents have both
 * as one lexeme.
 */
function withTheRarest(
  statistics: SearchStatistics,
  groups: Group[],
  isFrequent: typeof isChosen,
  together: (one: string, other: string) => string,
): Group[] {
  const [rarest, ...others] = groups
    .filter((group) => isFrequent(statistics, group))
    .toSorted((one, other) => shareOfAll(statistics, [one]) - shareOfAll(statistics, [other]))
  if (!rarest) return groups
  const paired = others.filter(({ any }) => any.length * rarest.any.length <= mostLexemes)
  if (paired.length === 0) return groups
  const alone = groups.filter((group) => group !== rarest && !paired.includes(group))
  const pairOf = (other: Group): Group => {
    const any = rarest.any.flatMap((first) => other.any.map((second) => together(first, second)))
    return { any: [...new Set(any)], share: shareOfAll(statistics, [rarest, other]) }
  }
  return [...paired.map(pairOf), ...alone]
}
