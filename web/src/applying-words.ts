import type { ApplicationStatus } from '@hearback/contract/applications.ts'

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
  expired: 'No answer',
}
