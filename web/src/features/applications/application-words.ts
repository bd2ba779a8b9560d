import type {
  Application,
  ApplicationStatus,
  HistoryEntry,
  RejectionReason,
} from '@hearback/contract/hiring/applications.ts'
import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { isCounted } from '../../domain/answer-claims.ts'
import { type InterviewState, interviewStateOf } from '../../domain/interview-state.ts'
import { REJECTION_REASON_WORDS } from '../../domain/rejection-reasons.ts'

const SENTENCES: Record<ApplicationStatus, (company: string) => string> = {
  applied: (company) => t.statusApplied(company),
  viewed: (company) => t.statusViewed(company),
  shortlisted: (company) => t.statusShortlisted(company),
  interview: (company) => t.statusInterview(company),
  offered: (company) => t.statusOffered(company),
  hired: () => t.statusHired,
  rejected: (company) => t.statusRejected(company),
  withdrawn: () => t.statusWithdrawn,
  declined: () => t.statusDeclined,
  expired: (company) => t.statusExpired(company),
}

/** Sentences for applications answered by a message or elsewhere, which leaves the status unchanged. */
const ANSWERED: Partial<typeof SENTENCES> = {
  applied: (company) => t.statusAppliedAnswered(company),
  viewed: (company) => t.statusViewedAnswered(company),
  expired: (company) => t.statusExpiredAnswered(company),
}

/** Sentence for the status of an application, for the seeker; `now` in milliseconds. */
export function standingWords(application: Standing, company: string, now: number): string {
  const { status, answeredAt } = application
  const interview = status === 'interview' && INTERVIEWS[interviewStateOf(application, now).phase]
  return (interview || (answeredAt && ANSWERED[status]) || SENTENCES[status])(company)
}
type Standing = Pick<Application, 'status' | 'answeredAt' | 'interviewInvitation'> & {
  interviewChanges?: readonly InterviewChange[]
}

const INTERVIEWS: Partial<Record<InterviewState['phase'], (company: string) => string>> = {
  canceled: (company) => t.statusInterviewCanceled(company),
  booked: (company) => t.statusInterviewBooked(company),
  started: (company) => t.statusInterviewPast(company),
  missed: (company) => t.statusInterviewPast(company),
}

export const reasonSentence = (reason: RejectionReason): string => t.statusReason(REJECTION_REASON_WORDS[reason])

const STEPS: Record<ApplicationStatus, (company: string) => string> = {
  applied: () => t.stepApplied,
  viewed: (company) => t.stepViewed(company),
  shortlisted: (company) => t.stepShortlisted(company),
  interview: (company) => t.stepInterview(company),
  offered: (company) => t.stepOffered(company),
  hired: () => t.stepHired,
  rejected: (company) => t.stepRejected(company),
  withdrawn: () => t.stepWithdrawn,
  declined: () => t.stepDeclined,
  expired: () => t.stepExpired,
}

/** Transitions whose sentence differs from the usual one of their target status. */
const TURNS: Partial<Record<`${ApplicationStatus} > ${ApplicationStatus}`, (company: string) => string>> = {
  'withdrawn > applied': () => t.stepReapplied,
  'declined > applied': () => t.stepReapplied,
  'interview > interview': (company) => t.stepInterviewAgain(company),
  'rejected > shortlisted': (company) => t.stepReconsidered(company),
}

/** Sentence for an answer that is no step: a message, or the claim that counts. */
export const answerWords = (company: string, claim: AnswerClaim | undefined): string =>
  claim && isCounted(claim) ? t.stepAnsweredElsewhere(company) : t.stepAnsweredByMessage(company)

/** Sentence for one step of the history; `answeredAt` is the application's. */
export function stepWords(
  { from, to, at, invitation }: HistoryEntry,
  company: string,
  answeredAt: string | null,
): string {
  const wasAnswered = answeredAt !== null && Date.parse(answeredAt) <= Date.parse(at)
  if (to === 'expired' && wasAnswered) return t.stepExpiredAfterAnswer
  if (from === 'interview' && to === 'interview' && invitation?.slots.length) return t.stepNewTimes(company)
  return (TURNS[`${from ?? to} > ${to}`] ?? STEPS[to])(company)
}

/** Sentence for a change of an interview. The first pick of an invitation books it, later ones move it. */
export function changeWords({ kind, by }: InterviewChange, company: string, isFirstPick: boolean): string {
  if (kind === 'picked') return isFirstPick ? t.stepTimePicked : t.stepTimeChanged
  if (kind === 'times_requested') return t.stepTimesRequested
  if (kind === 'no_show') return t.stepNoShow(company)
  return by === 'employer' ? t.stepInterviewCanceledBy(company) : t.stepInterviewCanceled
}
