import type { StoredFilters } from '@hearback/contract/jobs/alerts.ts'
import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Search } from '../../search/search.ts'
import { criteriaOf } from '../job-search/job-search.service.ts'
import { listAlertRows } from './alerts.sql.ts'
import { alertView, toJobFilters } from './alerts.view.ts'

const newForDays = 7

/**
 * The viewer's latest saved searches, each with the number of results that were published in the last 7 days. Results of a
 * corrected keyword and of related work do not count.
 */
export async function newJobsOfSearches(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  viewer: Viewer,
  most: number,
): Promise<SeekerHome['savedSearches']> {
  const alerts = await listAlertRows(db, viewer.userId)
  const searches: SeekerHome['savedSearches'] = []
  for (const row of alerts.slice(0, most)) {
    const filters = { ...toJobFilters(row.filters as StoredFilters), postedWithin: newForDays }
    const { criteria } = await criteriaOf(db, filters, { seekerId: viewer.userId })
    const { total, totalIsExact, corrected, relatedFrom } = await search.find({ ...criteria, page: 1, limit: 1 })
    const isLiteral = corrected === null && relatedFrom === null
    searches.push({
      search: alertView(row),
      newJobs: isLiteral ? total : 0,
      newJobsIsExact: totalIsExact || !isLiteral,
    })
  }
  return searches
}
