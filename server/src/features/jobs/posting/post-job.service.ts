import type { Job, JobChange, JobForm } from '@hearback/contract/jobs/jobs.ts'
import type { Database, Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Publish } from '../../../domain/events.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { publishJobs } from '../../../search/index/write-documents.sql.ts'
import { logActivity } from '../../company-activity/company-activity.service.ts'
import { requireOwnCompany } from '../../employers/employers.service.ts'
import { leadPostedJob } from '../../job-people/job-people.service.ts'
import { addQuestions, replaceQuestions } from '../../screening/questions.service.ts'
import { consumeQuota, quotaOf } from '../../usage/usage.service.ts'
import { endDraft } from '../drafts/job-drafts.service.ts'
import { logJobChange } from '../job/job-changes.service.ts'
import { joinHistory, joinHistoryById } from '../job/job-history.service.ts'
import { requireJobVersion } from '../job/job-version.service.ts'
import { endAfterMove, endOfLastDay, zoneOf } from '../job/job-zone.rules.ts'
import { fitPay, requireExpiry, requirePay } from '../job/jobs.rules.ts'
import { lockOwnJob, oneJob } from '../job/jobs.service.ts'
import {
  insertJob,
  type JobColumns,
  type JobRow,
  listOpenJobIdsOf,
  lockOpenJobs,
  type PlaceColumns,
  restartTerm,
  updateJobColumns,
} from '../job/jobs.sql.ts'
import { changedColumns, jobView, newColumns } from '../job/jobs.view.ts'
import { requireAiUse, requireDecisionBy, requireHours, requireStartDate } from '../job/work-details.rules.ts'
import { locate } from './job-location.service.ts'

type Jobs = Pick<Deps, 'db' | 'events'>

/**
 * Posts a job, ends its draft, and counts it against the monthly plan limit. Throws profile_required, job_limit_reached,
 * and draft_published if a job was posted from the draft before.
 */
export async function postJob(deps: Jobs, viewer: CompanyViewer, form: JobForm): Promise<Job> {
  const company = await requireOwnCompany(deps.db, viewer)
  const location = await locate(deps.db, viewer.companyId, form.location)
  const row = await inTransaction(deps, (tx, publish) => insertPost(tx, publish, viewer, { form, location }))
  return jobView(row, company)
}

/** Posts a job within a transaction; the form is located already. Throws as postJob. */
export async function insertPost(
  tx: Tx,
  publish: Publish,
  viewer: CompanyViewer,
  { form, location }: { form: JobForm; location: PlaceColumns },
): Promise<JobRow> {
  const { now } = await consumeQuota(tx, viewer.companyId, 'jobPosts')
  const end = endOf(form, location, now)
  const standing = { zone: zoneOf(location), now, before: null }
  requireStartDate(form.startDate, standing)
  requireDecisionBy(form.decisionBy, standing)
  requireAiUse(form, null)
  const job = await insertJob(tx, viewer.companyId, { ...newColumns(form), ...location, expires_at: end })
  await addQuestions(tx, job.id, form.questions)
  await leadPostedJob(tx, viewer, job.id)
  if (form.draft) await endDraft(tx, viewer, form.draft)
  await joinHistory(tx, job)
  await publishJobs(tx, [job.id])
  await logActivity(tx, viewer, { act: 'job_posted', job: job.id })
  publish('job.changed', { jobId: job.id, employerId: viewer.companyId })
  return job
}

/** The end of the job if given; throws invalid_input if it is past or too far ahead. */
function endOf({ lastDay, expiresAt }: JobChange, at: Parameters<typeof endOfLastDay>[0], now: Date): Date | undefined {
  const end = lastDay ? endOfLastDay(at, lastDay) : expiresAt ? new Date(expiresAt) : undefined
  if (end) requireExpiry(end, now, lastDay ? 'lastDay' : 'expiresAt')
  return end
}

/** The job posts used this month, and the limit of the viewer's plan. */
export const jobQuota = (
  db: Database,
  viewer: CompanyViewer,
): Promise<{ limit: number; used: number; resetsAt: string }> => quotaOf(db, viewer.companyId, 'jobPosts')

/**
 * Changes the given fields in any status, without moving the job in newest-first lists. Throws not_found, not_allowed,
 * and conflict if someone has edited the job since the version of the change, or its questions.
 */
export async function updateJob(deps: Jobs, viewer: CompanyViewer, id: string, change: JobChange): Promise<Job> {
  const { location: place, expiresAt, lastDay } = change
  const location = place === undefined ? undefined : await locate(deps.db, viewer.companyId, place)
  await inTransaction(deps, async (tx, publish) => {
    const row = await lockOwnJob(tx, viewer, id)
    const columns = columnsOfChange(row, change, location)
    const { version: _, ...changed } = change
    if (Object.keys(changed).length === 0) return
    await requireJobVersion(tx, viewer, row, change, columns)
    await updateJobColumns(tx, id, columns)
    const questions = await replaceQuestions(tx, id, change.questions)
    if (expiresAt === null || lastDay === null) await restartTerm(tx, id)
    await logJobChange(tx, viewer, row, { columns, questions })
    await joinHistoryById(tx, id)
    await publishJobs(tx, [id])
    publish('job.changed', { jobId: id, employerId: viewer.companyId })
  })
  return oneJob(deps.db, id)
}

/** Validates the change of a locked job, and returns its columns; undefined ones stay. Throws invalid_input. */
export function columnsOfChange(
  row: JobRow & { now: Date },
  change: JobChange,
  location: PlaceColumns | undefined,
): JobColumns {
  requirePay(change.estimatedFrom ?? row.pay_from, change.estimatedTo ?? row.pay_to)
  const moved = location && endAfterMove(row.expires_at, row, location)
  const end = endOf(change, location ?? row, row.now) ?? moved
  const details = changedDetails(change, row, location)
  return { ...changedColumns(fitPay(change, row)), ...location, ...details, expires_at: end }
}

/** Validates changed details of the work. A move to another town clears the neighborhood, unless a new one is given. */
function changedDetails(change: JobChange, row: JobRow & { now: Date }, moved: PlaceColumns | undefined) {
  requireHours(change, row)
  const standing = { zone: zoneOf(moved ?? row), now: row.now }
  requireStartDate(change.startDate, { ...standing, before: row.start_date })
  requireDecisionBy(change.decisionBy, { ...standing, before: row.decision_by })
  requireAiUse(change, row.ai_use)
  const isElsewhere = moved !== undefined && moved.city !== row.city
  return isElsewhere ? { neighborhood: change.neighborhood ?? null } : {}
}

const republishedAtOnce = 100

/**
 * Updates the search entries of a company's jobs after the company was renamed. Locks jobs in batches: a job cannot
 * close meanwhile and reappear, and applicants do not wait for all of them.
 */
export async function republishJobsOf(deps: Jobs, employerId: CompanyId): Promise<void> {
  const ids = (await listOpenJobIdsOf(deps.db, employerId)).map(({ id }) => id)
  for (let first = 0; first < ids.length; first += republishedAtOnce) {
    await inTransaction(deps, async (tx) => {
      const open = await lockOpenJobs(tx, ids.slice(first, first + republishedAtOnce))
      await publishJobs(
        tx,
        open.map(({ id }) => id),
      )
    })
  }
}
