import { JobFilters } from '@hearback/contract/jobs/job-search.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Search } from '../../search/search.ts'
import { searchJobs } from '../job-search/job-search.service.ts'
import { listKnownJobs } from './fitting-jobs.sql.ts'
import { withoutKnown } from './seeker-home.view.ts'

/** Candidates, most of which the seeker has not acted on. */
const bestMatches = JobFilters.parse({ postedWithin: 30, sort: 'match', resultsPerPage: 50, brief: true })

/**
 * At most `most` jobs of the last 30 days, those that match the viewer's profile best first. Jobs that the viewer applied to
 * or viewed more than 7 days ago are left out.
 */
export async function fittingJobs(
  deps: Pick<Deps, 'db'> & { search: Search },
  viewer: Viewer,
  most: number,
): Promise<Job[]> {
  const { jobs } = await searchJobs(deps, bestMatches, { seekerId: viewer.userId })
  const newJobs = await withoutKnown(jobs, (ids) => listKnownJobs(deps.db, viewer.userId, ids))
  return newJobs.slice(0, most)
}
