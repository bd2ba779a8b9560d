import { type Group, inTitleTogether, mostLexemes } from './search-lexemes.ts'
import { isChosen, type SearchStatistics, shareOfAll } from './search-statistics.ts'

/** Words of one title as conditions on the index, frequent ones in pairs (decision 38). */
export function inPairs(statistics: SearchStatistics, groups: Group[]): Group[] {
  const [rarest, ...others] = groups
    .filter((group) => isChosen(statistics, group))
    .toSorted((one, other) => shareOfAll(statistics, [one]) - shareOfAll(statistics, [other]))
  if (!rarest) return groups
  const paired = others.filter(({ any }) => any.length * rarest.any.length <= mostLexemes)
  if (paired.length === 0) return groups
  const alone = groups.filter((group) => group !== rarest && !paired.includes(group))
  const pairOf = (other: Group): Group => {
    const any = rarest.any.flatMap((first) => other.any.map((second) => inTitleTogether(first, second)))
    return { any: [...new Set(any)], share: shareOfAll(statistics, [rarest, other]) }
  }
  return [...paired.map(pairOf), ...alone]
}
