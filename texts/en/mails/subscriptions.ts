import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const billingLink = 'Plan and invoices'
export const changedSubject = (plan: Part) => `Your plan is now ${plan}`
export const changedText = (plan: Part) => `Your plan is now ${plan}. Your new limits apply now.`
export const jobsReopenedText = (count: Part) =>
  plural(count, {
    one: '1 job that was paused on your smaller plan is open again.',
    other: `${count} jobs that were paused on your smaller plan are open again.`,
  })
export const endedSubject = (plan: Part) => `Your ${plan} plan has ended`
export const endedText = (plan: Part) => `Your ${plan} plan has ended. You’re on the free plan now.`
export const jobsPausedSubject = (count: Part) =>
  plural(count, { one: '1 job is paused', other: `${count} jobs are paused` })
export const free = 'Free'
export const jobsPausedText = (plan: Part, count: Part) =>
  `Your plan is now ${plan}, which includes ${count} open jobs. Your newest jobs stay open. These are paused, and nothing was deleted:`
export const moreJobsLine = (count: Part) => plural(count, { one: 'and 1 more job.', other: `and ${count} more jobs.` })
export const jobsPausedOutlook =
  'You keep your applications and can still answer them. To reopen one of these jobs, close another, or upgrade and they’ll all reopen automatically.'
export const pausedJobsLink = 'View paused jobs'
export const paymentFailedSubject = 'Your payment didn’t go through'
export const paymentFailedText = (plan: Part, day: Part) =>
  `Your payment for ${plan} didn’t go through. Your plan stays active until ${day}. Please update your card before then.`
export const gracePeriodEnd = 'After that, you’ll move to the free plan. Jobs over its limit are paused, never deleted.'
