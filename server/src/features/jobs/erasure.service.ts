import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Publish } from '../../domain/events.ts'
import { publishJobs } from '../../search/index/write-documents.sql.ts'
import { eraseQuestions } from '../screening/questions.service.ts'
import { deleteDraftsOf } from './drafts/job-drafts.sql.ts'
import { closeAndBlankJobs, pauseOpenJobs, resumeJobs } from './erasure.sql.ts'
import { deleteExternalIdsOf } from './external/external-jobs.sql.ts'

/** Pauses a company's open jobs; returns their ids for `reopenJobs`. */
export const pauseJobsOf = async (tx: Tx, publish: Publish, employerId: CompanyId): Promise<string[]> =>
  changed(tx, publish, employerId, await pauseOpenJobs(tx, employerId))

/** Reopens those of these jobs that have not been changed meanwhile. */
export const reopenJobs = async (
  tx: Tx,
  publish: Publish,
  employerId: CompanyId,
  ids: readonly string[],
): Promise<string[]> => changed(tx, publish, employerId, await resumeJobs(tx, employerId, ids))

/** Closes a company's jobs, erases their texts and questions, and deletes its drafts and the ids that its programs gave. */
export async function eraseJobs(tx: Tx, publish: Publish, employerId: CompanyId): Promise<string[]> {
  await deleteDraftsOf(tx, employerId)
  await deleteExternalIdsOf(tx, employerId)
  await eraseQuestions(tx, employerId)
  return changed(tx, publish, employerId, await closeAndBlankJobs(tx, employerId))
}

async function changed(
  tx: Tx,
  publish: Publish,
  employerId: CompanyId,
  rows: readonly { id: string }[],
): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await publishJobs(tx, ids)
  for (const jobId of ids) publish('job.changed', { jobId, employerId })
  return ids
}
