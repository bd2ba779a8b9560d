import type {
  Application,
  ApplicationStatus,
  HistoryEntry,
  RejectionReason,
} from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applications.ts'
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

/** Sentences for applications answered by a message, which leaves the status unchanged. */
const ANSWERED: Partial<typeof SENTENCES> = {
  applied: (company) => t.statusAppliedAnswered(company),
  viewed: (company) => t.statusViewedAnswered(company),
  expired: (company) => t.statusExpiredAnswered(company),
}

/** Sentence for the status of an application, for the seeker. */
export const standingWords = (
  { status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>,
  company: string,
): string => ((answeredAt && ANSWERED[status]) || SENTENCES[status])(company)

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

export const messageWords = (company: string): string => t.stepAnsweredByMessage(company)

/** Sentence for one step of the history; `answeredAt` is the application's. */
export function stepWords({ from, to, at }: HistoryEntry, company: string, answeredAt: string | null): string {
  const wasAnswered = answeredAt !== null && Date.parse(answeredAt) <= Date.parse(at)
  if (to === 'expired' && wasAnswered) return t.stepExpiredAfterAnswer
  return (TURNS[`${from ?? to} > ${to}`] ?? STEPS[to])(company)
}
