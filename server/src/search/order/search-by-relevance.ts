import { rankingOf } from '../model/literal-title.ts'
import type { Slice } from '../plan/run-plan.sql.ts'
import { listTitles } from '../plan/run-plan.sql.ts'
import { searchByAge } from './search-by-age.ts'
import type { Found, Part, Run } from './search-part.ts'

/** Hits that are compared with the words as typed: no more than a window holds for the first page. */
const comparedHits = 200

/** Finds the hits of the slice by relevance, the first 200 by how literally their titles match: "intern" has the stem of "internal". */
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
  const rankOf = rankingOf(words)
  const ranked = compared
    .map((hit) => ({ hit, rank: rankOf(titles.get(hit.id) ?? '') }))
    .toSorted((one, other) => Number(one.hit.isRelated) - Number(other.hit.isRelated) || one.rank - other.rank)
  const hits = [...ranked.map(({ hit }) => hit), ...found.hits.slice(compared.length)]
  return { ...found, hits: hits.slice(slice.offset, end) }
}
