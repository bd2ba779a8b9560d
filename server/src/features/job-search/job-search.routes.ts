import * as contract from '@hearback/contract/jobs/job-search.ts'
import { mapJobs } from '@hearback/contract/jobs/maps.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import type { SearchOfTable } from '../../search/search.ts'
import { categoriesOf } from './categories.service.ts'
import { searchJobs } from './job-search.service.ts'
import { jobMap } from './map-jobs.service.ts'

export function jobSearchRoutes(api: Api, deps: Deps, search: SearchOfTable): void {
  const categories = categoriesOf(deps.replica.forPublicReads)
  /** Runs all statements of a search on the same replica, so that only one connection is needed. */
  const searching = (reads: Database) => {
    const db = deps.replica.searchesOn(reads)
    return { db, search: search.over(db) }
  }
  bind(api, contract.searchJobs, (r) => searchJobs(searching(r.reads), r.body), 'jobs')
  bind(api, mapJobs, (r) => jobMap(searching(r.reads), r.body))
  bind(api, contract.suggestSearch, async (r) => ({
    suggestions: await search.over(r.reads).suggest(r.query.query),
  }))
  bind(api, contract.listCategories, async () => ({ categories: await categories() }))
}
