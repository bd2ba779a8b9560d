import type { Application, ApplicationStatus, RejectionReason } from '@hearback/contract/applications.ts'

/** Where an application stands, as the employer reads it. */
export const STATUS_WORDS: Record<ApplicationStatus, string> = {
  applied: 'New',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  declined: 'Offer declined',
  expired: 'Expired',
}

/** The same, told apart by whether an answer was given: a message answers and moves nothing. */
export function standingWord({ status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>): string {
  if (status === 'expired' && !answeredAt) return 'Expired unanswered'
  return answeredAt && (status === 'applied' || status === 'viewed') ? 'Answered' : STATUS_WORDS[status]
}

/** A step by what the employer does, for menus and buttons. */
export const STEP_WORDS: Record<ApplicationStatus, string> = {
  ...STATUS_WORDS,
  viewed: 'Mark as viewed',
  shortlisted: 'Shortlist',
  interview: 'Invite to an interview',
  offered: 'Make an offer',
  rejected: 'Reject with a reason',
}

export const REASON_WORDS: Record<RejectionReason, string> = {
  position_filled: 'The position has been filled',
  missing_skill: 'A skill that the job needs is missing',
  experience_level: 'Another level of experience is needed',
  location: 'The location does not fit',
  pay_expectation: 'Pay asked and pay offered are too far apart',
  availability: 'The availability does not fit',
  eligibility: 'A formal requirement is not met',
  incomplete_application: 'The application is incomplete',
  stronger_candidate: 'Another candidate fits the job better',
  role_cancelled: 'The job was cancelled',
  offer_rescinded: 'The offer is taken back',
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
export const rescindedWords = (count: number): string | undefined =>
  count === 0 ? undefined : `Rescinded ${count === 1 ? '1 offer' : `${count} offers`} that had been accepted`
