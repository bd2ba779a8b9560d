import type { Application, ApplicationStanding, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/app.ts'
import { applicationStandingOf } from './application-status.ts'

/** Labels of an application's status for the employer. */
export const APPLICANT_STATUS_WORDS: Record<ApplicationStatus, string> = {
  applied: t.newLabel,
  viewed: t.viewed,
  shortlisted: t.shortlisted,
  interview: t.interview,
  offered: t.offered,
  hired: t.hired,
  rejected: t.rejected,
  withdrawn: t.withdrawn,
  declined: t.offerDeclined,
  expired: t.expired,
}

/** The same with the status used by list filters. */
export const STANDING_WORDS: Record<ApplicationStanding, string> = { ...APPLICANT_STATUS_WORDS, answered: t.answered }

/** Label of an application, separating answered ones: a message answers without changing the status. */
export function standingWord({ status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>): string {
  if (status === 'expired' && !answeredAt) return t.expiredUnanswered
  return STANDING_WORDS[applicationStandingOf({ status, answeredAt })]
}

/** Labels of the employer's steps, for menus and buttons. */
export const STEP_WORDS: Record<ApplicationStatus, string> = {
  ...APPLICANT_STATUS_WORDS,
  viewed: t.stepViewed,
  shortlisted: t.shortlist,
  interview: t.stepInterview,
  offered: t.stepOffered,
  rejected: t.stepRejected,
}

interface Named {
  displayName: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/** Full name if visible, else the display name. */
export const nameOf = ({ displayName, firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || displayName

/** Public note about rescinded offers of a company; undefined if there are none. */
export const rescindedWords = (count: number): string | undefined => (count === 0 ? undefined : t.rescindedCount(count))
