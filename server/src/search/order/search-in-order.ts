import { limits } from '@hearback/contract/values/limits.ts'
import { answerBands } from '../model/answer-facets.ts'
import type { SearchCriteria } from '../model/criteria.ts'
import { type AnyOf, seenFacet } from '../model/lexemes.ts'
import { withPayIn } from '../model/pay-lexemes.ts'
import type { Slice } from '../plan/run-plan.sql.ts'
import type { Terms } from '../plan/terms.ts'
import { searchByAge } from './search-by-age.ts'
import { searchByRelevance } from './search-by-relevance.ts'
import { searchByValue } from './search-by-value.ts'
import type { Found, Part, Run } from './search-part.ts'

/** Finds the hits of the slice in any order. Orders other than by age and relevance are disjoint searches, one after the other. */
export async function searchInOrder(run: Run, terms: Terms, criteria: SearchCriteria, slice: Slice): Promise<Found> {
  const [first, ...others] = partsOf(terms, criteria)
  const found = await searchPart(run, first, slice)
  for (const part of others) {
    // The pages are full, so that the other parts are neither shown nor counted.
    if (!found.isExact || found.total >= limits.searchResults) return { ...found, isExact: false }
    if (found.hits.length === slice.limit) return { ...found, ...(await countAll(run, { terms, criteria }, slice)) }
    const offset = Math.max(0, slice.offset - found.total)
    const more = await searchPart(run, part, { offset, limit: slice.limit - found.hits.length })
    found.hits.push(...more.hits)
    found.total += more.total
    found.titled += more.titled
    found.isExact = more.isExact
  }
  return found
}

/** Counts the hits of all parts by one search, for a page that the first parts fill. */
async function countAll(run: Run, { terms, criteria }: Part, { offset }: Slice) {
  const part: Part = { terms, criteria: { ...criteria, sort: 'newest' } }
  const { total, titled, isExact } = await searchByAge(run, part, { offset, limit: 0 })
  return { total, titled, isExact }
}

function searchPart(run: Run, part: Part, slice: Slice): Promise<Found> {
  const { sort, literalTitles = true } = part.criteria
  if (sort === 'pay' || sort === 'distance') return searchByValue(run, part, slice)
  if (sort === 'relevance' && literalTitles) return searchByRelevance(run, part, slice)
  return searchByAge(run, part, slice)
}

type Parts = [Part, ...Part[]]

function partsOf(terms: Terms, criteria: SearchCriteria): Parts {
  const { sort, near } = criteria
  const newest: Part = { terms, criteria: { ...criteria, sort: 'newest' } }
  if (sort === 'pay') return partsByPay({ terms, criteria }, newest)
  if (sort === 'distance') return near ? [{ terms, criteria }] : [newest]
  if (sort === 'answers') return partsByAnswers(newest)
  if (sort === 'seen') return partsBySeen(newest)
  return [{ terms, criteria }]
}

/** Jobs with pay in the currency; without a minimum, which leaves the others out, these follow. */
function partsByPay(all: Part, newest: Part): Parts {
  const { payCurrency = 'USD', minPayByYear } = all.criteria
  if (minPayByYear != null) return [all]
  const stated = withPayIn(payCurrency)
  // Documents of jobs without pay have the lowest band of dollars, so that the row tells them apart.
  const others =
    payCurrency === 'USD'
      ? { ...newest, criteria: { ...newest.criteria, isWithoutDollars: true } }
      : withFilter(newest, { ...stated, isExcluded: true })
  const paid = { terms: all.terms, criteria: { ...all.criteria, minPayByYear: 0 } }
  return [withFilter(paid, stated), others]
}

/** Each band of answers, then jobs of companies without published figures. */
const partsByAnswers = (newest: Part): Parts => [
  withFilter(newest, { any: [answerBands[0]] }),
  ...answerBands.slice(1).map((band) => withFilter(newest, { any: [band] })),
  withFilter(newest, { any: [...answerBands], isExcluded: true }),
]

/** People seen this week, those seen this month before, then others. */
const partsBySeen = (newest: Part): Parts => {
  const [week, month] = [{ any: [seenFacet('week')] }, { any: [seenFacet('month')] }]
  return [
    withFilter(newest, week),
    withFilter(withFilter(newest, month), { ...week, isExcluded: true }),
    withFilter(newest, { ...month, isExcluded: true }),
  ]
}

const withFilter = ({ terms, criteria }: Part, group: AnyOf): Part => ({
  terms: { ...terms, filters: [...terms.filters, group] },
  criteria,
})
