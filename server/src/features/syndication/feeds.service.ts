import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Db } from '../../db/database.ts'
import type { Listing } from '../../db/visibility.ts'
import { everyOpenJob, versionOfOpenJobs } from '../jobs/reading/open-jobs.service.ts'
import { atomFeed } from './atom.view.ts'
import { jobFeedFoot, jobFeedHead, jobFeedItem } from './job-feed.view.ts'

/** `/feeds/jobs.atom`: the 50 newest open jobs. */
export async function newestJobs(db: Db, listing: Listing, site: string): Promise<string> {
  const batches = everyOpenJob(db, listing, 50)
  const { value } = await batches.next()
  await batches.return(undefined)
  const jobs: Job[] = Array.isArray(value) ? value : []
  return atomFeed(jobs, { site, self: `${site}/feeds/jobs.atom`, title: 'Newest jobs on Hearback' })
}

/** Changes whenever `/feeds/jobs.xml` changes. */
export const feedVersion = (db: Db, listing: Listing): Promise<string> => versionOfOpenJobs(db, listing)

/** `/feeds/jobs.xml`: all open jobs posted here in the XML format of job sites, streamed in batches. */
export async function* allJobs(db: Db, listing: Listing, site: string, batch = 500): AsyncGenerator<string> {
  yield jobFeedHead(site, new Date())
  for await (const jobs of everyOpenJob(db, listing, batch)) {
    const own = jobs.filter(({ imported }) => !imported)
    if (own.length > 0) yield own.map((job) => jobFeedItem(site, job)).join('')
  }
  yield jobFeedFoot
}
