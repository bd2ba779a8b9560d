import type { Application, ApplicationStatus } from '@hearback/contract/applications.ts'

/** Where an application stands, as the seeker who wrote it reads it. */
export const STATUS_WORDS: Record<ApplicationStatus, string> = {
  applied: 'Sent',
  viewed: 'Opened',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offer',
  hired: 'Hired',
  rejected: 'Not this time',
  withdrawn: 'Withdrawn',
  declined: 'Declined by you',
  expired: 'Expired',
}

/** The same, told apart by whether an answer came: a message answers and moves nothing. */
export function standingWord({ status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>): string {
  if (status === 'expired' && !answeredAt) return 'No answer'
  return answeredAt && (status === 'applied' || status === 'viewed') ? 'Answered' : STATUS_WORDS[status]
}
