import type {
  Application,
  ApplicationStatus,
  HistoryEntry,
  RejectionReason,
} from '@hearback/contract/hiring/applications.ts'
import type { Invitation } from '@hearback/contract/hiring/interviews.ts'
import type { ApplicationRow, StepRow } from './application-rows.sql.ts'
import { type Side, type Standing, stepsFor } from './applications.rules.ts'

interface StandingRow {
  status: string
  status_changed_at: Date
  now: Date
  rounds: number
  job_is_open: boolean
  offer_is_pending: boolean
}

/** The input of the rules. */
export const applicationStandingView = (row: StandingRow): Standing => ({
  status: row.status as ApplicationStatus,
  statusChangedAt: row.status_changed_at,
  now: row.now,
  rounds: row.rounds,
  jobIsOpen: row.job_is_open,
  offerIsPending: row.offer_is_pending,
})

/** An application as seen by one of its two people, with the steps this side may take now. */
export const applicationView = (row: ApplicationRow, side: Side): Application => ({
  _id: row.id,
  job: row.job_id,
  jobSeeker: row.seeker_id,
  hr: row.employer_id,
  applicationDescription: row.description,
  ...(row.top_choice !== null && { topChoice: row.top_choice }),
  status: row.status as ApplicationStatus,
  employerFeedback: row.feedback,
  reasonCode: row.reason_code as RejectionReason | null,
  ...(row.reason_question !== null && { reasonQuestion: row.reason_question }),
  interviewInvitation: invitationView(row),
  views: row.views,
  appliedAt: row.applied_at.toISOString(),
  viewedAt: row.viewed_at?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  answerDueAt: row.answer_due_at.toISOString(),
  awaitsAnswer: row.awaits_answer,
  overdue: row.overdue,
  nextSteps: stepsFor(applicationStandingView(row), side),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const historyView = (row: StepRow): HistoryEntry => ({
  from: row.from_status as ApplicationStatus | null,
  to: row.to_status as ApplicationStatus,
  by: row.by as HistoryEntry['by'],
  at: row.at.toISOString(),
  feedback: row.feedback,
  reasonCode: row.reason_code as RejectionReason | null,
  ...(row.reason_question !== null && { reasonQuestion: row.reason_question }),
  invitation: invitationView(row),
})

type InvitationColumns = Pick<StepRow, 'message' | 'mode' | 'place' | 'time_zone' | 'minutes' | 'slots' | 'picked'>

function invitationView(row: InvitationColumns): Invitation | null {
  if (row.mode === null || row.time_zone === null || row.minutes === null) return null
  return {
    message: row.message ?? '',
    mode: row.mode as Invitation['mode'],
    place: row.place ?? '',
    timeZone: row.time_zone,
    minutes: row.minutes,
    slots: (row.slots ?? []).map((slot) => slot.toISOString()),
    picked: row.picked?.toISOString() ?? null,
  }
}
