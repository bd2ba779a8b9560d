import { type JobDraft, JobDraftValues } from '@hearback/contract/jobs/job-drafts.ts'
import type { DraftRow } from './job-drafts.sql.ts'

/** Fields that an earlier release did not store get their defaults. */
export const draftView = (row: DraftRow): JobDraft => ({
  _id: row.id,
  revision: row.revision,
  values: JobDraftValues.parse(row.content),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
