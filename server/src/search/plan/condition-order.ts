import { type SearchStatistics, shareOfAll } from '../estimate/statistics.ts'
import { type AnyOf, costOfLexeme, groupLexemesOf } from '../model/lexemes.ts'

interface Condition {
  readonly group: AnyOf
  readonly share: number
  readonly cost: number
}
type Pair = [Condition, Condition]

/**
 * Orders conditions by cost. GIN skips between matches of the first two conditions and checks the others only where both match,
 * so that the pair with the least remaining work comes first. The others follow by the rows that they rule out for their cost.
 */
export function cheapestFirst(statistics: SearchStatistics, groups: readonly AnyOf[]): AnyOf[] {
  const conditions = groups.map((group) => ({
    group,
    share: shareOfAll(statistics, [group]),
    cost: 1 + costOfLexeme * (lexemesOf(group) - 1),
  }))
  const byWorth = conditions.toSorted((one, other) => costOfRuling(one) - costOfRuling(other))
  const costOfPair = ([one, other]: Pair) => {
    const both = one.share * other.share
    const leaps = both === 0 ? 0 : both / (one.share + other.share - both)
    const next = byWorth.find((condition) => condition !== one && condition !== other)
    return leaps * (one.cost + other.cost) + both * (next?.cost ?? 0)
  }
  const [first, ...others] = byWorth.flatMap((one, place) =>
    byWorth.slice(place + 1).map((other): Pair => [one, other]),
  )
  if (!first) return [...groups]
  const pair = others.reduce((best, other) => (costOfPair(other) < costOfPair(best) ? other : best), first)
  const rarestFirst = pair.toSorted((one, other) => one.share - other.share)
  return [...rarestFirst, ...byWorth.filter((condition) => !pair.includes(condition))].map(({ group }) => group)
}

const lexemesOf = (group: AnyOf) => group.any.length + groupLexemesOf(group).length

/** Cost for each row that is ruled out; a condition that rules out none comes last. */
const costOfRuling = ({ cost, share }: Condition) => cost / Math.max(1e-9, 1 - share)
