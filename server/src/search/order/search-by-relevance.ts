import { literalnessOf } from '../model/literal-title.ts'
import type { Slice } from '../plan/run-plan.sql.ts'
import { listTitles } from '../plan/run-plan.sql.ts'
import { searchByAge } from './search-by-age.ts'
import type { Found, Part, Run } from './search-part.ts'

/** Hits that are compared with the words as typed: no more than a window holds for the first page. */
const comparedHits = 200

/**
 * Finds the hits of the slice by relevance. Of the first 200, titles that have the words side by side or a synonym come first, then
 * those with the words apart, then those that only share their stems: "intern" has the stem of "internal" and "international".
 */
export async function searchByRelevance(run: Run, part: Part, slice: Slice): Promise<Found> {
  const { words } = part.terms
  if (words.length === 0 || slice.offset >= comparedHits) return searchByAge(run, part, slice)
  const end = slice.offset + slice.limit
  const found = await searchByAge(run, part, { offset: 0, limit: Math.max(comparedHits, end) })
  const compared = found.hits.slice(0, Math.min(comparedHits, found.titled))
  const titles = await listTitles(
    run.db,
    run.table,
    compared.map(({ id }) => id),
  )
  const literalness = literalnessOf(words)
  const grouped = Object.groupBy(compared, ({ id }) => literalness(titles.get(id) ?? ''))
  const { phrase = [], words: apart = [], stems = [] } = grouped
  const hits = [...phrase, ...apart, ...stems, ...found.hits.slice(compared.length)]
  return { ...found, hits: hits.slice(slice.offset, end) }
}
