import { countFilters } from '@hearback/contract/jobs/filter-counts.ts'
import * as contract from '@hearback/contract/jobs/job-search.ts'
import { mapJobs } from '@hearback/contract/jobs/maps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { type Api, bind } from '../../http/bind.ts'
import { cachedPublicRead } from '../../http/public-reads.ts'
import type { SearchOfTable } from '../../search/search.ts'
import { loadCategories } from './categories.service.ts'
import { filterCounts } from './filter-counts.service.ts'
import { countJobs, searchJobs } from './job-search.service.ts'
import { jobMap } from './map-jobs.service.ts'
import { loadSkills } from './skills.service.ts'
import { createSuggestionCounts } from './suggestion-counts.service.ts'

export function jobSearchRoutes(api: Api, search: SearchOfTable): void {
  const categories = cachedPublicRead(api, 60_000, loadCategories)
  const skills = cachedPublicRead(api, 600_000, loadSkills)
  bind(
    api,
    contract.searchJobs,
    (r) => searchJobs({ db: r.searches, search: search.over(r.searches) }, r.body, searcherOf(r.viewer)),
    'jobs',
  )
  bind(api, mapJobs, (r) => jobMap({ db: r.searches, search: search.over(r.searches) }, r.body, searcherOf(r.viewer)))
  bind(api, countFilters, async (r) => ({
    counts: await filterCounts({ db: r.searches, search: search.over(r.searches) }, r.body, searcherOf(r.viewer)),
  }))
  const countsOf = createSuggestionCounts({
    count: (keyword, db) => countJobs({ db, search: search.over(db) }, keyword),
  })
  bind(api, contract.suggestSearch, async (r) => {
    const suggestions = await search.over(r.reads).suggest(r.query.query)
    return { suggestions, counts: await countsOf(suggestions, r.searches) }
  })
  bind(api, contract.listCategories, async () => ({ categories: await categories() }))
  bind(api, contract.listSkills, async () => ({ skills: await skills() }))
}

const searcherOf = (viewer: Viewer | undefined) => ({
  seekerId: viewer?.userType === 'jobseeker' ? viewer.userId : null,
})
