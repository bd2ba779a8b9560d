/** Background jobs that handle rows in batches. */
export const batchJobs = [
  'account-erasure',
  'answer-expiry',
  'answer-reminders',
  'company-places',
  'digests',
  'hold-ends',
  'interview-reminders',
  'job-endings',
  'job-expiry',
  'offer-expiry',
  'offer-warnings',
  'payment-customers',
  'plan-ends',
  'response-stats',
  'profile-places',
  'review-announcements',
  'review-invitations',
  'review-ratings',
  'unclaimed-subscriptions',
  'unread-mails',
] as const
export type BatchJob = (typeof batchJobs)[number]
