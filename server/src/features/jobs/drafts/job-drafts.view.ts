import { type JobDraft, JobDraftValues } from '@hearback/contract/jobs/job-drafts.ts'
import type { DraftRow } from './job-drafts.sql.ts'

/** Fields that are unreadable, or that an earlier release did not store, get their defaults. */
function valuesOf(content: unknown): JobDraftValues {
  const { data, error } = JobDraftValues.safeParse(content)
  if (data) return data
  const unreadable = new Set(error.issues.map(({ path }) => path[0]))
  const readable = Object.entries(Object(content)).filter(([name]) => !unreadable.has(name))
  return JobDraftValues.parse(Object.fromEntries(readable))
}

export const draftView = (row: DraftRow): JobDraft => ({
  _id: row.id,
  revision: row.revision,
  values: valuesOf(row.content),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
