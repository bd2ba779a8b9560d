import type { Application, ApplicationStanding, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/app.ts'
import { applicationStandingOf } from './application-status.ts'

/** Labels of an application's status for the seeker. */
export const APPLICATION_STATUS_WORDS: Record<ApplicationStatus, string> = {
  applied: t.sent,
  viewed: t.opened,
  shortlisted: t.shortlisted,
  interview: t.interview,
  offered: t.offer,
  hired: t.statusHired,
  rejected: t.statusRejected,
  withdrawn: t.withdrawn,
  declined: t.statusDeclined,
  expired: t.expired,
}

/** The same with the status used by list filters. */
export const STANDING_WORDS: Record<ApplicationStanding, string> = { ...APPLICATION_STATUS_WORDS, answered: t.answered }

/** Label of an application, separating answered ones: a message answers without changing the status. */
export function standingWord({ status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>): string {
  if (status === 'expired' && !answeredAt) return t.noAnswer
  return STANDING_WORDS[applicationStandingOf({ status, answeredAt })]
}
