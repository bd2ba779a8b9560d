import type { JobChange, JobForm, JobStatus } from '@hearback/contract/jobs/jobs.ts'
import type { Tx } from '../../../db/database.ts'
import { changesOf } from '../../../domain/changes.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import type { Plan } from '../../../domain/plans.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { publishJobs } from '../../../search/index/write-documents.sql.ts'
import { replaceQuestions } from '../../screening/questions.service.ts'
import { fieldsOf, logJobChange } from '../job/job-changes.service.ts'
import { joinHistoryById } from '../job/job-history.service.ts'
import { endOfLastDay } from '../job/job-zone.rules.ts'
import { lockOwnJobOrDeleted } from '../job/jobs.service.ts'
import { type JobColumns, type JobRow, type PlaceColumns, updateJobColumns } from '../job/jobs.sql.ts'
import { moveWithin, renewWithin } from '../posting/job-status.service.ts'
import { columnsOfChange } from '../posting/post-job.service.ts'
import { wholeChange } from './whole-change.rules.ts'

export interface Put {
  readonly form: JobForm
  /** Undefined keeps the status of a known job; a new one is open. */
  readonly status: 'open' | 'paused' | undefined
  readonly location: PlaceColumns
  readonly plan: Plan
}

/**
 * Makes the locked job like the form. A job that is so already is not written, and nothing is published. Throws as updateJob, and
 * step_not_allowed for a job that was deleted, because no program should bring it back unnoticed.
 */
export async function replaceJob(tx: Tx, publish: Publish, viewer: CompanyViewer, id: string, put: Put): Promise<void> {
  const row = await lockOwnJobOrDeleted(tx, viewer, id)
  if (row.deleted_at !== null) throw deletedJob()
  const isEdited = await replaceContent(tx, viewer, row, put)
  const isMoved = await setPutStatus(tx, viewer, isEdited ? await lockOwnJobOrDeleted(tx, viewer, id) : row, put)
  if (!isEdited && !isMoved) return
  await publishJobs(tx, [id])
  publish('job.changed', { jobId: id, employerId: viewer.companyId })
}

const deletedJob = () =>
  new AppError('step_not_allowed', {
    message: 'This job was deleted on Hearback. Restore it there, or use another external ID.',
    allowed: [],
  })

async function replaceContent(
  tx: Tx,
  viewer: CompanyViewer,
  row: JobRow & { now: Date },
  { form, status, location }: Put,
): Promise<boolean> {
  const opens = status === 'open' && row.expires_at <= row.now
  const change = opens ? wholeChange(form) : withoutSameEnd(wholeChange(form), row, location)
  const columns = columnsOfChange(row, change, location)
  const questions = await replaceQuestions(tx, row.id, change.questions)
  if (isSame(row, columns) && !questions?.isChanged) return false
  await updateJobColumns(tx, row.id, columns)
  await logJobChange(tx, viewer, row, { columns, questions })
  await joinHistoryById(tx, row.id)
  return true
}

/** Leaves out the last day that the job has, which may be over by now. */
function withoutSameEnd(change: JobChange, row: JobRow, location: PlaceColumns): JobChange {
  const { lastDay, ...rest } = change
  return lastDay && endOfLastDay(location, lastDay).getTime() === row.expires_at.getTime() ? rest : change
}

const placeOf = ({ latitude, longitude, postal_code, place_id }: PlaceColumns) => ({
  latitude,
  longitude,
  postal_code,
  place_id,
})

const isSame = (row: JobRow, columns: JobColumns): boolean =>
  changesOf(fieldsOf(row), fieldsOf(columns)) === undefined && changesOf(placeOf(row), placeOf(columns)) === undefined

/**
 * Moves the job to the status of the call by the rules of the pages: a paused or closed job opens, and an expired one is renewed.
 * Returns whether it moved. Throws step_not_allowed and open_job_limit_reached.
 */
export async function setPutStatus(tx: Tx, viewer: CompanyViewer, row: JobRow, put: Put): Promise<boolean> {
  const { form, status, plan } = put
  const standing = row.status === 'open' && row.is_over ? 'expired' : (row.status as JobStatus)
  if (status === undefined || status === standing) return false
  if (status === 'open' && standing === 'expired')
    await renewWithin(tx, viewer, row, plan, { keepsEnd: Boolean(form.lastDay) })
  else await moveWithin(tx, viewer, { ...row, status: standing }, status, plan)
  return true
}
