import { type MatchedSeeker, matchBounds, matchOf, matchRank } from '@hearback/contract/hiring/match.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Database } from '../../db/database.ts'
import type { SearchCriteria } from '../../search/model/criteria.ts'
import { categoryFacet, skillFacet, workplaceFacet } from '../../search/model/lexemes.ts'
import type { Search, SearchResult } from '../../search/search.ts'
import { listMatchedJobs } from './best-match.sql.ts'
import { matchedJobOf } from './best-match.view.ts'

/** Hits of each narrower search that are compared with the profile, beside those of the search itself. */
const narrowHits = 250
const maxSkills = 20

interface Run {
  readonly db: Database
  readonly search: Search
}

/**
 * Searches jobs by best match: titles that match the keyword before texts that do, each by the parts of the match that cards show
 * (specification 19.3), then the newest. Searches with up to 1,000 hits are ordered exactly. Of others, about 1,000 are compared:
 * the newest or most relevant, and the same of those near the profile's place, remote, or of its kind of work.
 */
export async function findBestMatches({ db, search }: Run, criteria: SearchCriteria, seeker: MatchedSeeker) {
  const { page, limit } = criteria
  const from = (page - 1) * limit
  const whole = await search.find({ ...criteria, page: 1, limit: limits.searchResults })
  const isWhole = whole.totalIsExact && whole.total <= limits.searchResults
  const narrower = isWhole ? [] : await Promise.all(narrowerThan(criteria, seeker).map((one) => search.find(one)))
  const { titles, texts } = candidatesOf([...narrower, whole])
  const ranked = [...(await rank(db, titles, seeker)), ...(await rank(db, texts, seeker))]
  const related = whole.relatedFrom === null ? [] : whole.ids.slice(whole.relatedFrom)
  const ids = [...ranked, ...related].slice(0, limits.searchResults)
  return {
    ...whole,
    ids: ids.slice(from, from + limit),
    totalPages: Math.ceil(Math.min(whole.total, limits.searchResults) / limit),
    relatedFrom: related.length > 0 && isOnPage(ranked.length - from, limit) ? ranked.length - from : null,
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
  const base = { ...criteria, widen: false, page: 1, limit: narrowHits }
  const nearby = location && !near ? [{ ...base, facets: groups, near: { ...location, km: matchBounds.farKm } }] : []
  const remote = { ...base, facets: [...groups, [workplaceFacet('remote')]] }
  return [...nearby, remote, ...(isByProfile ? [{ ...base, facets: groups }] : [])]
}

/** The ids without those of related work, each once, in titles or only in texts. */
function candidatesOf(found: SearchResult[]) {
  const titles = new Set<string>()
  const texts = new Set<string>()
  for (const { ids, titled, relatedFrom } of found)
    for (const [at, id] of ids.slice(0, relatedFrom ?? ids.length).entries())
      (at < titled || relatedFrom !== null ? titles : texts).add(id)
  return { titles: [...titles], texts: [...texts].filter((id) => !titles.has(id)) }
}

async function rank(db: Database, ids: string[], seeker: MatchedSeeker): Promise<string[]> {
  if (ids.length === 0) return []
  const jobs = await listMatchedJobs(db, { ids })
  const ranked = jobs.map((row) => ({ ...row, rank: matchRank(matchOf(matchedJobOf(row), seeker)) }))
  return ranked.sort((a, b) => b.rank - a.rank || b.search_seq - a.search_seq).map(({ id }) => id)
}
