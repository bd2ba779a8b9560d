import { type Group, inTitleTogether, mostLexemes } from './search-lexemes.ts'
import { isChosen, type SearchStatistics, shareOfAll } from './search-statistics.ts'

/**
 * Words of one title as conditions on the index: each frequent one together with the rarest of them, because two long lists
 * are one short list where documents have both words as one lexeme (decision 38).
 */
export function inPairs(statistics: SearchStatistics, titles: Group[]): Group[] {
  const frequent = titles
    .filter((title) => isChosen(statistics, title))
    .toSorted((one, other) => shareOfAll(statistics, [one]) - shareOfAll(statistics, [other]))
  const [rarest, ...others] = frequent
  if (!rarest) return titles
  const paired = others.filter(({ any }) => any.length * rarest.any.length <= mostLexemes)
  if (paired.length === 0) return titles
  const alone = titles.filter((title) => title !== rarest && !paired.includes(title))
  return [...paired.map((other) => pairOf(statistics, rarest, other)), ...alone]
}

function pairOf(statistics: SearchStatistics, one: Group, other: Group): Group {
  const any = one.any.flatMap((first) => other.any.map((second) => inTitleTogether(first, second)))
  return { any: [...new Set(any)], share: shareOfAll(statistics, [one, other]) }
}
