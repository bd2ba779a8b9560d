import { limits } from '@hearback/contract/limits.ts'
import {
  morePartsOf,
  type Offer,
  type OfferDetails,
  OfferTermsForm,
  payFitsCurrency,
} from '@hearback/contract/offers.ts'
import { line, money } from '@hearback/contract/primitives.ts'
import * as t from '@hearback/texts/web/offers.ts'
import * as z from 'zod/mini'
import type { PayPeriod } from '../../../ui/pay/pay.ts'
import { termsOf } from '../offer-terms.ts'
import type { OfferBody } from '../offers.mutations.ts'

/** The job that an offer is for, as far as it gives words to the offer. */
export interface OfferedJob {
  _id: string
  jobTitle: string
  payPeriod: PayPeriod
  currency: string
}

/** The offer as it is filled in. */
export interface OfferValues extends Record<string, unknown> {
  job: string
  title: string
  pay: number | string
  payPeriod: PayPeriod
  currency: string
  hoursPerWeek: number | string
  startDate: string
  benefits: string[]
  message: string
  days: string
}

/** Our own form asks for the two things that every offer should say; the call takes less. */
export const FilledOffer = z
  .object({
    ...OfferTermsForm.shape,
    title: line(),
    pay: money(limits.pay),
    job: z.optional(z.string()),
    days: z.string(),
  })
  .check(payFitsCurrency)
type Filled = z.input<typeof FilledOffer>

export const VALIDITY = [1, 3, 7, 14, 30].map((days) => ({
  value: String(days),
  label: t.dayCount(days),
}))

/** What a job says already. */
export const valuesOfJob = (job: OfferedJob) => ({
  job: job._id,
  title: job.jobTitle,
  payPeriod: job.payPeriod,
  currency: job.currency,
})

/** An empty form, with what the job or the earlier offer says. */
export function offerValues(job: OfferedJob | undefined, earlier: Offer | undefined): OfferValues {
  const terms = termsOf(earlier?.details ?? '')
  return {
    job: '',
    title: terms.title ?? '',
    pay: terms.pay ?? '',
    payPeriod: terms.payPeriod,
    currency: terms.currency,
    hoursPerWeek: terms.hoursPerWeek ?? '',
    startDate: terms.startDate ?? '',
    benefits: terms.benefits,
    message: terms.message ?? '',
    days: String(limits.offerDays.usual),
    ...(job && (earlier ? { job: job._id, title: terms.title ?? job.jobTitle } : valuesOfJob(job))),
  }
}

const asParts = (details: OfferDetails | undefined) => (typeof details === 'object' ? details : {})

const DAY = 24 * 60 * 60_000

/** The form as the call takes it; the usual time is left to the server. */
export function asOffer(
  { job, days, ...details }: Filled,
  { hr, jobSeeker, earlier, now }: { hr: string; jobSeeker: string; earlier: Offer | undefined; now: number },
): OfferBody {
  const ahead = Number(days)
  return {
    hr,
    jobSeeker,
    // The form has no fields for parts with other names: they go on as they are.
    details: { ...Object.fromEntries(morePartsOf(asParts(earlier?.details))), ...details },
    ...(job && { job }),
    ...(ahead !== limits.offerDays.usual && { expiresAt: new Date(now + ahead * DAY).toISOString() }),
    ...(earlier?.status === 'pending' && { supersedes: earlier._id }),
  }
}
