import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Db } from '../../../db/database.ts'
import { jobsInOrder } from '../job/jobs.service.ts'
import { findStateOfOpenJobs, listOpenJobParts, listOpenJobsBefore, listOpenJobsOfPart } from './open-jobs.sql.ts'

/** Publications in one part of the open jobs. */
const partSize = 10_000

export interface OpenJobLink {
  id: string
  title: string
  changedAt: Date
}

/** The parts that hold an open job, each with its latest change. A job stays in its part for ever. */
export async function openJobParts(db: Db): Promise<{ part: number; changedAt: Date }[]> {
  const parts = await listOpenJobParts(db, partSize)
  return parts.map(({ part, updated_at }) => ({ part, changedAt: updated_at }))
}

/** The open jobs of a part, at most 10,000, in the order of their publication. */
export async function openJobsOfPart(db: Db, part: number): Promise<OpenJobLink[]> {
  const jobs = await listOpenJobsOfPart(db, part, partSize)
  return jobs.map(({ id, title, updated_at }) => ({ id, title, changedAt: updated_at }))
}

/** Another text whenever an own open job or its company changed, opened or ended. */
export async function versionOfOpenJobs(db: Db): Promise<string> {
  const { jobs, changed_at } = await findStateOfOpenJobs(db)
  return `${jobs} ${changed_at}`
}

/** All open jobs, the newest first, in batches of so many; two statements a batch, none of which stays open between two. */
export async function* everyOpenJob(db: Db, batch: number): AsyncGenerator<Job[]> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await listOpenJobsBefore(db, before, batch)
    const last = rows.at(-1)
    if (!last) return
    before = last.search_seq
    yield await jobsInOrder(
      db,
      rows.map(({ id }) => id),
    )
  }
}
