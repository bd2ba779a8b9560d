import type { Application, ApplicationStanding, ApplicationStatus } from '@hearback/contract/applications.ts'
import * as t from '@hearback/texts/web/app.ts'
import { applicationStandingOf } from './application-status.ts'

/** Where an application stands, as the seeker who wrote it reads it. */
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

/** The same, as lists count and filter by it. */
export const STANDING_WORDS: Record<ApplicationStanding, string> = { ...APPLICATION_STATUS_WORDS, answered: t.answered }

/** The same, told apart by whether an answer came: a message answers and moves nothing. */
export function standingWord({ status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>): string {
  if (status === 'expired' && !answeredAt) return t.noAnswer
  return STANDING_WORDS[applicationStandingOf({ status, answeredAt })]
}
