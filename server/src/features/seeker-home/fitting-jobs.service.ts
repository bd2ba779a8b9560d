import type { JobFilters } from '@hearback/contract/jobs/job-search.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Search } from '../../search/search.ts'
import { searchJobs } from '../job-search/job-search.service.ts'
import { seekersFor } from '../seekers/profile/seekers.service.ts'
import { listKnownJobs } from './fitting-jobs.sql.ts'
import { byId, newestFor, orderByFit, searchesFor } from './fitting-jobs.view.ts'

type Searching = Pick<Deps, 'db'> & { search: Search }

/**
 * At most `most` jobs of the last 30 days that fit the viewer's profile; the newest nearby follow where these are too few.
 * Jobs that the viewer applied to are left out.
 */
export async function fittingJobs(deps: Searching, viewer: Viewer, most: number): Promise<Job[]> {
  const profile = (await seekersFor(deps.db, viewer, [viewer.userId])).get(viewer.userId)
  const fitting = await findUnknown(deps, viewer, profile ? searchesFor(profile) : [])
  const isEnough = fitting.size >= most
  const nearby = isEnough ? fitting : await findUnknown(deps, viewer, [newestFor(profile)])
  const others = [...nearby].filter(([id]) => !fitting.has(id)).map(([, job]) => job)
  const jobs = [...orderByFit([...fitting.values()], profile), ...others]
  return jobs.slice(0, most)
}

/** The results of all searches by id, without those that the viewer applied to. */
async function findUnknown(
  deps: Searching,
  viewer: Viewer,
  searches: readonly JobFilters[],
): Promise<Map<string, Job>> {
  const results: Job[] = []
  for (const filters of searches) {
    const { jobs, corrected } = await searchJobs(deps, filters)
    // A corrected title is another occupation.
    if (corrected === null) results.push(...jobs)
  }
  const found = byId(results)
  for (const id of await listKnownJobs(deps.db, viewer.userId, [...found.keys()])) found.delete(id)
  return found
}
