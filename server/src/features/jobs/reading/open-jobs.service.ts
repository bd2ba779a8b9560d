import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Db } from '../../../db/database.ts'
import type { Listing } from '../../../db/visibility.ts'
import { jobsInOrder } from '../job/jobs.service.ts'
import { findStateOfOpenJobs, listOpenJobParts, listOpenJobsBefore, listOpenJobsOfPart } from './open-jobs.sql.ts'

/** Job posts per sitemap part. */
const partSize = 10_000

export interface OpenJobLink {
  id: string
  title: string
  changedAt: Date
}

/** The parts with open jobs, each with its latest change. A job never changes its part. */
export async function openJobParts(db: Db): Promise<{ part: number; changedAt: Date }[]> {
  const parts = await listOpenJobParts(db, partSize)
  return parts.map(({ part, updated_at }) => ({ part, changedAt: updated_at }))
}

/** The open jobs of listed companies in a part, at most 10,000, in order of publication. */
export async function openJobsOfPart(db: Db, listing: Listing, part: number): Promise<OpenJobLink[]> {
  const jobs = await listOpenJobsOfPart(db, listing, part, partSize)
  return jobs.map(({ id, title, updated_at }) => ({ id, title, changedAt: updated_at }))
}

/** A version that changes whenever one of the jobs posted here or its company changes, opens or ends. */
export async function versionOfOpenJobs(db: Db, listing: Listing): Promise<string> {
  const { jobs, changed_at } = await findStateOfOpenJobs(db, listing)
  return `${jobs} ${changed_at}`
}

/** Streams all open jobs of listed companies, newest first, in batches with two statements each. No statement stays open between batches. */
export async function* everyOpenJob(db: Db, listing: Listing, batch: number): AsyncGenerator<Job[]> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await listOpenJobsBefore(db, listing, before, batch)
    const last = rows.at(-1)
    if (!last) return
    before = last.search_seq
    yield await jobsInOrder(
      db,
      rows.map(({ id }) => id),
    )
  }
}
