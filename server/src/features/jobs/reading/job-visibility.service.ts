import type { Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import type { Publish } from '../../../domain/events.ts'
import { publishJobs } from '../../../search/index/write-documents.sql.ts'
import { followCompany, setJobHiddenAt } from './job-visibility.sql.ts'

/** Hides the job from everyone but its owner and its applicants, or shows it again. */
export async function setJobHidden(tx: Tx, publish: Publish, id: string, hidden: boolean): Promise<void> {
  const job = await setJobHiddenAt(tx, id, hidden)
  if (!job) return
  await publishJobs(tx, [id])
  publish('job.changed', { jobId: id, employerId: job.employer_id })
}

/** Updates all jobs of a company after the company was hidden or shown. */
export async function hideJobsWithCompany(tx: Tx, publish: Publish, employerId: CompanyId): Promise<void> {
  const ids = (await followCompany(tx, employerId)).map(({ id }) => id)
  await publishJobs(tx, ids)
  for (const jobId of ids) publish('job.changed', { jobId, employerId })
}
