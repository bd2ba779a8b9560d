import type { JobStatus, OwnedJob } from '@hearback/contract/jobs/jobs.ts'
import type { Database } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import {
  countApplicationsOf,
  countJobsByStatus,
  countJobsOf,
  type JobPage,
  listJobIdsOf,
} from '../job/employer-jobs.sql.ts'
import { jobsInOrder } from '../job/jobs.service.ts'
import { ownedJobView } from '../job/jobs.view.ts'

interface EmployerJobs {
  jobs: OwnedJob[]
  /** Only for the owner. */
  statusCounts?: Partial<Record<JobStatus, number>>
  total: number
  totalPages: number
}

/** Lists an employer's open jobs, newest first; the owner sees all, with counts. Throws not_found for a person who is not an employer. */
export async function listJobsOfEmployer(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | undefined,
  employerId: CompanyId,
  { status, sort, ...paging }: JobPage & { status?: JobStatus | undefined },
): Promise<EmployerJobs> {
  const isOwner = viewer?.companyId === employerId
  if (!isOwner && status !== undefined && status !== 'open') {
    throw new AppError('not_allowed', { message: 'Only the employer can see jobs that aren’t open.' })
  }
  const filter = {
    employerId,
    status: isOwner ? (status ?? null) : ('open' as const),
    hidden: isOwner,
    member: isOwner ? viewer : undefined,
  }
  const { total, is_employer } = await countJobsOf(db, filter)
  if (!is_employer) throw new AppError('not_found', { message: 'We couldn’t find this employer.' })
  const found = await listJobIdsOf(db, filter, { ...paging, ...(isOwner && sort && { sort }) })
  const counts = { total, totalPages: Math.ceil(total / paging.limit) }
  const ids = found.map(({ id }) => id)
  if (!isOwner) return { jobs: await jobsInOrder(db, ids), ...counts }
  const byStatus = await countJobsByStatus(db, filter)
  const statusCounts = Object.fromEntries(byStatus.map((row) => [row.status, row.count]))
  return { jobs: await ownedJobs(db, found), statusCounts, ...counts }
}

async function ownedJobs(db: Database, found: readonly { id: string; paused_by_plan: unknown }[]): Promise<OwnedJob[]> {
  const ids = found.map(({ id }) => id)
  const paused = new Set(found.filter((job) => job.paused_by_plan).map(({ id }) => id))
  const jobs = await jobsInOrder(db, ids)
  const counts = new Map((await countApplicationsOf(db, ids)).map((row) => [row.job_id, row]))
  return jobs.map((job) => ownedJobView(job, { counts, paused }))
}
