import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Search } from '../../search/search.ts'
import { searchJobs } from '../job-search/job-search.service.ts'
import { seekersFor } from '../seekers/profile/seekers.service.ts'
import { listKnownJobs } from './fitting-jobs.sql.ts'
import { differentFirst, orderByMatch, searchesFor, withoutKnown } from './seeker-home.view.ts'

/**
 * At most `most` jobs of the last 30 days near the viewer or remote, those that match the profile best first. Jobs that the
 * viewer applied to, hid under another post, or viewed more than 7 days ago are left out; a job in several towns comes after others.
 */
export async function fittingJobs(
  deps: Pick<Deps, 'db'> & { search: Search },
  viewer: Viewer,
  most: number,
): Promise<Job[]> {
  const { userId: seekerId } = viewer
  const profile = (await seekersFor(deps.db, viewer, [seekerId])).get(seekerId)
  const found: Job[] = []
  for (const filters of searchesFor(profile)) found.push(...(await searchJobs(deps, filters, { seekerId })).jobs)
  const newJobs = await withoutKnown(orderByMatch(found, profile), (ids) => listKnownJobs(deps.db, seekerId, ids))
  const jobs = differentFirst(newJobs)
  return jobs.slice(0, most)
}
