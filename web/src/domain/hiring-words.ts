import type {
  Application,
  ApplicationStanding,
  ApplicationStatus,
  RejectionReason,
} from '@hearback/contract/applications.ts'
import * as t from '@hearback/texts/web/app.ts'
import { applicationStandingOf } from './application-status.ts'

/** Where an application stands, as the employer reads it. */
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

/** The same, as lists count and filter by it. */
export const STANDING_WORDS: Record<ApplicationStanding, string> = { ...APPLICANT_STATUS_WORDS, answered: t.answered }

/** The same, told apart by whether an answer was given: a message answers and moves nothing. */
export function standingWord({ status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>): string {
  if (status === 'expired' && !answeredAt) return t.expiredUnanswered
  return STANDING_WORDS[applicationStandingOf({ status, answeredAt })]
}

/** A step by what the employer does, for menus and buttons. */
export const STEP_WORDS: Record<ApplicationStatus, string> = {
  ...APPLICANT_STATUS_WORDS,
  viewed: t.stepViewed,
  shortlisted: t.shortlist,
  interview: t.stepInterview,
  offered: t.stepOffered,
  rejected: t.stepRejected,
}

export const REASON_WORDS: Record<RejectionReason, string> = {
  position_filled: t.rejectionReasonPositionFilled,
  missing_skill: t.rejectionReasonMissingSkill,
  experience_level: t.rejectionReasonExperienceLevel,
  location: t.rejectionReasonLocation,
  pay_expectation: t.rejectionReasonPayExpectation,
  availability: t.rejectionReasonAvailability,
  eligibility: t.rejectionReasonEligibility,
  incomplete_application: t.rejectionReasonIncompleteApplication,
  stronger_candidate: t.rejectionReasonStrongerCandidate,
  role_cancelled: t.rejectionReasonRoleCanceled,
  offer_rescinded: t.rejectionReasonOfferRescinded,
}

/** The reasons for a rejection; only after hiring an offer can be taken back. */
export const rejectionReasons = (isHired: boolean) =>
  (Object.keys(REASON_WORDS) as RejectionReason[])
    .filter((reason) => (reason === 'offer_rescinded') === isHired)
    .map((value) => ({ value, label: REASON_WORDS[value] }))

interface Named {
  displayName: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/** The full name where one may know it, else what the person chose to show. */
export const nameOf = ({ displayName, firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || displayName

/** The public fact of a company that went back on its word; undefined where there is none. */
export const rescindedWords = (count: number): string | undefined => (count === 0 ? undefined : t.rescindedCount(count))
