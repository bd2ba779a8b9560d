import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Listing } from '../../db/visibility.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import { countFollows, hasFollows, listJobsSinceSeen, listLatestJobs, setFollowsSeen } from './follows.sql.ts'
import { jobsById } from './follows.view.ts'

export interface CompanyJobs {
  readonly employerId: CompanyId
  readonly businessName: string
  readonly jobs: readonly Job[]
}

/**
 * Returns the open jobs that followed companies published since the person last heard of them, at most `most` of each
 * company, latest first. Includes earlier ones of a company that was listed meanwhile. Companies without new jobs are left out.
 */
export async function newJobsOfFollowed(
  db: Db,
  listing: Listing,
  seekerId: string,
  most: number,
): Promise<CompanyJobs[]> {
  const rows = await listJobsSinceSeen(db, listing, seekerId, most)
  const jobs = await jobsInOrder(
    db,
    rows.map(({ job_id }) => job_id),
  )
  const byId = jobsById(jobs)
  return [...Map.groupBy(rows, ({ employer_id }) => employer_id)].map(([employerId, ofCompany]) => ({
    employerId,
    businessName: ofCompany[0]?.business_name ?? '',
    jobs: ofCompany.flatMap(({ job_id }) => byId.get(job_id) ?? []),
  }))
}

/** The number of followed companies, and at most `most` of the jobs that they published in the last 7 days, latest first. */
export async function newsOfFollowed(
  db: Db,
  seekerId: string,
  most: number,
): Promise<{ companies: number; jobs: Job[] }> {
  const companies = await countFollows(db, seekerId)
  const ids = companies > 0 ? await listLatestJobs(db, seekerId, most) : []
  return {
    companies,
    jobs: await jobsInOrder(
      db,
      ids.map(({ id }) => id),
      { brief: true },
    ),
  }
}

export const followsAny = (db: Db, seekerId: string): Promise<boolean> => hasFollows(db, seekerId)

/** Marks jobs that were published before `until` as known to the follower. */
export const markJobsSeen = async (tx: Tx, seekerId: string, until: Date): Promise<void> =>
  void (await setFollowsSeen(tx, seekerId, until))
