import { type MatchedSeeker, matchBounds, matchOf, matchRank } from '@hearback/contract/hiring/match.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Database } from '../../db/database.ts'
import type { SearchCriteria } from '../../search/model/criteria.ts'
import { categoryFacet, skillFacet, workplaceFacet } from '../../search/model/lexemes.ts'
import type { Search, SearchResult } from '../../search/search.ts'
import { listMatchedJobs } from './best-match.sql.ts'
import { matchedJobOf } from './best-match.view.ts'

/** Hits that are compared with the profile, of the search itself and of each narrower one. */
const comparedHits = 200
const maxSkills = 20

interface Run {
  readonly db: Database
  readonly search: Search
}

/**
 * Searches jobs by best match: titles that match the keyword before texts that do, each by the parts of the match that cards show
 * (specification 19.3), then the newest. Searches with up to 1,000 hits are ordered exactly. Of others, the 200 newest or most
 * relevant are compared, and 200 each near the profile's place, remote, or of its kind of work. The rest follow as found.
 */
export async function findBestMatches({ db, search }: Run, criteria: SearchCriteria, seeker: MatchedSeeker) {
  const { page, limit, near } = criteria
  const from = (page - 1) * limit
  const whole = { ...criteria, literalTitles: false, page: 1, limit: limits.searchResults }
  const first = await search.find({ ...whole, enough: comparedHits })
  const isWhole = first.totalIsExact && first.total <= limits.searchResults
  const [all, ...narrower] = await Promise.all([
    isWhole || from + limit <= comparedHits ? first : search.find(whole),
    ...(isWhole ? [] : narrowerThan(whole, seeker).map((one) => search.find(one))),
  ])
  const newest = isWhole ? first : { ...first, ids: first.ids.slice(0, comparedHits) }
  const { titles, texts } = candidatesOf([...narrower, newest])
  // Titles that are not compared come before texts.
  const hasMoreTitles = !isWhole && first.titled >= comparedHits
  const ranked = await rank(db, titles, hasMoreTitles ? [] : texts, seeker)
  const compared = new Set(ranked)
  const rest = unrelatedOf(all).filter((id) => !compared.has(id))
  const related = all.relatedFrom === null ? [] : all.ids.slice(all.relatedFrom)
  const ids = [...ranked, ...rest, ...related].slice(0, limits.searchResults)
  const relatedAt = ranked.length + rest.length - from
  return {
    ...first,
    ids: ids.slice(from, from + limit),
    distances: near ? new Map([all, ...narrower].flatMap(({ distances }) => [...distances])) : all.distances,
    totalPages: Math.ceil(Math.min(first.total, limits.searchResults) / limit),
    relatedFrom: related.length > 0 && isOnPage(relatedAt, limit) ? relatedAt : null,
  }
}

const isOnPage = (index: number, limit: number) => index >= 0 && index < limit

/** The search, narrowed to jobs that are likely to fit. A keyword says which work is wanted; without one, the profile does. */
function narrowerThan(
  criteria: SearchCriteria,
  { location, skill: skills, jobCategory }: MatchedSeeker,
): SearchCriteria[] {
  const { text, near, facets = [] } = criteria
  const work = [...(jobCategory ? [categoryFacet(jobCategory)] : []), ...skills.slice(0, maxSkills).map(skillFacet)]
  const isByProfile = !text && work.length > 0
  const groups = isByProfile ? [...facets, work] : facets
  const base = { ...criteria, widen: false, limit: comparedHits }
  const nearby = location && !near ? [{ ...base, facets: groups, near: { ...location, km: matchBounds.farKm } }] : []
  const remote = { ...base, facets: [...groups, [workplaceFacet('remote')]] }
  return [...nearby, remote, ...(isByProfile ? [{ ...base, facets: groups }] : [])]
}

const unrelatedOf = ({ ids, relatedFrom }: SearchResult) => ids.slice(0, relatedFrom ?? ids.length)

/** The ids without those of related work, each once, in titles or only in texts. */
function candidatesOf(found: SearchResult[]) {
  const titles = new Set<string>()
  const texts = new Set<string>()
  for (const result of found)
    for (const [at, id] of unrelatedOf(result).entries())
      (at < result.titled || result.relatedFrom !== null ? titles : texts).add(id)
  return { titles: [...titles], texts: [...texts].filter((id) => !titles.has(id)) }
}

/** The ids of titles, then those of texts, each by the match of the job and its age. */
async function rank(db: Database, titles: string[], texts: string[], seeker: MatchedSeeker): Promise<string[]> {
  const rows = await listMatchedJobs(db, { ids: [...titles, ...texts] })
  const isTitle = new Set(titles)
  const ranked = rows.map((row) => ({
    id: row.id,
    seq: row.search_seq,
    tier: isTitle.has(row.id) ? 1 : 0,
    rank: matchRank(matchOf(matchedJobOf(row), seeker)),
  }))
  return ranked.sort((a, b) => b.tier - a.tier || b.rank - a.rank || b.seq - a.seq).map(({ id }) => id)
}
