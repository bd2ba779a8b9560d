import type { CountedFilter, FilterCounts } from '@hearback/contract/jobs/filter-counts.ts'
import { answersShares, answersWithinDays } from '@hearback/contract/jobs/search-choices.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Database } from '../../db/database.ts'
import { answersShareFacets, answersWithinFacets } from '../../search/model/answer-facets.ts'
import type { SearchCriteria } from '../../search/model/criteria.ts'
import type { Search } from '../../search/search.ts'
import { sameName } from './categories.rules.ts'
import { listFilterValues } from './filter-counts.sql.ts'
import { choiceFacets, criteriaOf, type Searcher, type WhichJobs } from './job-search.service.ts'

interface Run {
  readonly db: Database
  readonly search: Search
}
type Row = Awaited<ReturnType<typeof listFilterValues>>[number]

/** The choices of a filter that find the job. */
const choicesOf: Record<CountedFilter, (row: Row) => readonly (string | null)[]> = {
  category: ({ category }) => [category],
  employmentType: ({ employment_type }) => [employment_type],
  workplace: ({ workplace }) => [workplace],
  shift: ({ shifts }) => shifts,
  experienceLevel: ({ experience_level }) => [experience_level],
  benefits: ({ benefits }) => benefits,
  answersShare: ({ answer_bands }) => answersShares.filter(isIn(answer_bands, answersShareFacets)).map(String),
  answersWithinDays: ({ answer_bands }) =>
    answersWithinDays.filter(isIn(answer_bands, answersWithinFacets)).map(String),
}
const isIn = (bands: readonly string[], facets: (choice: number) => readonly string[]) => (choice: number) =>
  facets(choice).some((facet) => bands.includes(facet))

const none = { category: [], employmentType: [], workplace: [], shift: [], experienceLevel: [], benefits: [] }
const unchosen = { ...none, answersShare: null, answersWithinDays: null }

/**
 * Counts what the search would find with each choice of each filter, without the choices that this filter has now. Reads the first
 * 1,000 jobs; counts of a search with more are lower bounds. Runs one search, and one more for each filter with choices.
 */
export async function filterCounts(run: Run, filters: SearchedFilters, searcher: Searcher): Promise<FilterCounts> {
  // As a search in the order of most readers, which decides whether related work counts.
  const { criteria } = await criteriaOf(run.db, { ...filters, sort: 'match' }, searcher)
  const [place = []] = criteria.facets
  const whole = await jobsOf(run, criteria)
  const counts: Partial<FilterCounts> = {}
  for (const name of Object.keys(choicesOf) as CountedFilter[]) {
    const isChosen = [filters[name] ?? []].flat().length > 0
    const facets = [place, ...choiceFacets({ ...filters, [name]: unchosen[name] })]
    const found = isChosen ? await jobsOf(run, { ...criteria, facets }) : whole
    counts[name] = countChoices(found, choicesOf[name])
  }
  return counts as FilterCounts
}

type SearchedFilters = Omit<WhichJobs, 'sort'>

async function jobsOf({ db, search }: Run, criteria: Omit<SearchCriteria, 'page' | 'limit'>) {
  const { ids, total, totalIsExact } = await search.find({ ...criteria, page: 1, limit: limits.searchResults })
  return { rows: await listFilterValues(db, { ids }), isExact: totalIsExact && total === ids.length }
}

type Found = Awaited<ReturnType<typeof jobsOf>>

function countChoices({ rows, isExact }: Found, choices: (row: Row) => readonly (string | null)[]) {
  const jobs = new Map<string, number>()
  for (const value of rows.flatMap(choices)) if (value !== null) jobs.set(value, (jobs.get(value) ?? 0) + 1)
  const largestFirst = [...jobs].sort(([, a], [, b]) => b - a).map(([name, jobs]) => ({ name, jobs }))
  return { isExact, values: sameName(largestFirst).map(({ name: value, jobs }) => ({ value, jobs })) }
}
