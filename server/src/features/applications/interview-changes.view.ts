import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { PastInterview } from '@hearback/contract/hiring/interview-changes.ts'
import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import type { InterviewChangeRow, PastInterviewRow } from './interview-changes.sql.ts'

export const interviewChangeView = (row: InterviewChangeRow): InterviewChange => ({
  kind: row.kind as InterviewChange['kind'],
  by: row.by as InterviewChange['by'],
  at: row.at.toISOString(),
  slot: row.slot?.toISOString() ?? null,
  message: row.message,
  isCurrent: row.is_current,
})

const pastInterviewView = (row: PastInterviewRow, application: Applicant): PastInterview => ({
  _id: row.id,
  slot: row.picked.toISOString(),
  minutes: row.minutes,
  mode: row.mode as PastInterview['mode'],
  place: row.place,
  outcome: (row.kind as 'canceled' | 'no_show' | null) ?? 'held',
  reason: row.reason,
  application,
})

/** The interviews with their applications, in the order of the rows. */
export function pastInterviewViews(
  rows: readonly PastInterviewRow[],
  applications: readonly Applicant[],
): PastInterview[] {
  const byId = new Map(applications.map((application) => [application._id, application]))
  return rows.flatMap((row) => {
    const application = byId.get(row.application_id)
    return application ? [pastInterviewView(row, application)] : []
  })
}
