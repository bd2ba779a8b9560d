import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const billingLink = 'Plan and invoices'
export const changedSubject = (plan: Part) => `Your plan is now ${plan}`
export const changedText = (plan: Part) => `Your plan is now ${plan}. Its limits count from this moment on.`
export const jobsReopenedText = (count: Part) =>
  plural(count, {
    one: '1 job that a smaller plan had paused is open again.',
    other: `${count} jobs that a smaller plan had paused are open again.`,
  })
export const endedSubject = (plan: Part) => `Your plan ${plan} has ended`
export const endedText = (plan: Part) => `Your plan ${plan} has ended; the free one goes on.`
export const jobsPausedSubject = (count: Part) =>
  plural(count, { one: '1 job is paused', other: `${count} jobs are paused` })
export const free = 'Free'
export const jobsPausedText = (plan: Part, count: Part) =>
  `Your plan is now ${plan}, which keeps ${count} jobs open. The newest stay open; these are paused, and nothing is deleted:`
export const moreJobsLine = (count: Part) => plural(count, { one: 'and 1 job more.', other: `and ${count} jobs more.` })
export const jobsPausedOutlook =
  'Applications that you have stay and can be answered. Close an open job to open another instead, or take a larger plan: then they open by themselves.'
export const pausedJobsLink = 'Your paused jobs'
export const paymentFailedSubject = 'Your payment did not go through'
export const paymentFailedText = (plan: Part, day: Part) =>
  `The payment for ${plan} did not go through. The plan goes on until ${day}; please check your card before then.`
export const gracePeriodEnd = 'After that the free plan begins. Jobs above its limit are paused, never deleted.'
