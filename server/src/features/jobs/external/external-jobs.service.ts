import type { JobStatus } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import type { Database, Db } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../domain/errors.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { lockPlanHolder } from '../../accounts/account/plan.service.ts'
import { requireOwnCompany } from '../../employers/employers.service.ts'
import { questionsOf } from '../../screening/questions.service.ts'
import { jobsInOrder, oneJob, requireJob } from '../job/jobs.service.ts'
import { findJob } from '../job/jobs.sql.ts'
import { locate } from '../posting/job-location.service.ts'
import { closeJobIn } from '../posting/job-status.service.ts'
import { insertPost } from '../posting/post-job.service.ts'
import { findExternalJob, isJobOf, listExternalIds, listJobIdsAfter, nameJob } from './external-jobs.sql.ts'
import { type ExternalJob, externalJobView } from './external-jobs.view.ts'
import { type Put, replaceJob, setPutStatus } from './replace-job.service.ts'

type Jobs = Pick<Deps, 'db' | 'events'>

export type WholeExternalJob = ExternalJob & { readonly questions: readonly Question[] }

/**
 * Creates the job of this external id, or replaces its content. The lock of the company makes concurrent calls with one id make one
 * job. Throws as postJob and updateJob, and step_not_allowed for a deleted job and as setJobStatus.
 */
export async function putJob(
  deps: Jobs,
  viewer: CompanyViewer,
  externalId: string,
  put: Omit<Put, 'location' | 'plan'>,
): Promise<WholeExternalJob & { created: boolean }> {
  await requireOwnCompany(deps.db, viewer)
  const location = await locate(deps.db, viewer.companyId, put.form.location)
  const { id, created } = await inTransaction(deps, async (tx, publish) => {
    const { plan } = await lockPlanHolder(tx, viewer.companyId)
    const whole = { ...put, location, plan }
    const known = await findExternalJob(tx, viewer.companyId, externalId)
    if (known !== undefined) {
      await replaceJob(tx, publish, viewer, known, whole)
      return { id: known, created: false }
    }
    const row = await insertPost(tx, publish, viewer, whole)
    await nameJob(tx, viewer.companyId, externalId, row.id)
    await setPutStatus(tx, viewer, row, whole)
    return { id: row.id, created: true }
  })
  return { ...(await wholeJob(deps.db, externalId, id)), created }
}

/** Throws not_found for an unknown id, and for a job that was deleted. */
async function requireNamed(db: Db, { companyId }: CompanyViewer, externalId: string): Promise<string> {
  const id = await findExternalJob(db, companyId, externalId)
  const row = id === undefined ? undefined : await findJob(db, id)
  return requireJob(row?.deleted_at === null ? row : undefined).id
}

async function wholeJob(db: Database, externalId: string, id: string): Promise<WholeExternalJob> {
  return { job: await oneJob(db, id), externalId, questions: await questionsOf(db, id) }
}

export async function namedJob(db: Database, viewer: CompanyViewer, externalId: string): Promise<WholeExternalJob> {
  return wholeJob(db, externalId, await requireNamed(db, viewer, externalId))
}

export const externalIdsOf = listExternalIds

/** Closes the job; one that is closed stays as it is. Throws not_found. */
export async function closeNamedJob(deps: Jobs, viewer: CompanyViewer, externalId: string): Promise<WholeExternalJob> {
  const id = await requireNamed(deps.db, viewer, externalId)
  await inTransaction(deps, (tx, publish) => closeJobIn(tx, publish, viewer, id))
  return wholeJob(deps.db, externalId, id)
}

interface Page {
  readonly status?: JobStatus | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** A page of the company's jobs, latest published first. Throws invalid_input for a cursor of another list. */
export async function jobsAfter(
  db: Database,
  { companyId }: CompanyViewer,
  { status, cursor: after, limit }: Page,
): Promise<{ jobs: ExternalJob[]; next: string | null }> {
  if (after !== undefined && !(await isJobOf(db, companyId, after)))
    throw invalid('cursor', 'Send nextCursor of the page before')
  const rows = await listJobIdsAfter(db, { companyId, status, after, limit: limit + 1 })
  const ids = rows.slice(0, limit).map(({ id }) => id)
  const names = await listExternalIds(db, ids)
  const jobs = (await jobsInOrder(db, ids)).map((job) => externalJobView(job, names))
  return { jobs, next: rows.length > limit ? (ids.at(-1) ?? null) : null }
}
