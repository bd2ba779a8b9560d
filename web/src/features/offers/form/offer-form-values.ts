import {
  morePartsOf,
  type Offer,
  type OfferDetails,
  OfferTermsForm,
  payFitsCurrency,
} from '@hearback/contract/hiring/offers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { line, money } from '@hearback/contract/values/primitives.ts'
import * as t from '@hearback/texts/web/offers.ts'
import * as z from 'zod/mini'
import { knownFieldsIn } from '../../../templates/known-fields.ts'
import type { PayPeriod } from '../../../ui/pay/pay.ts'
import { termsOf } from '../offer-terms.ts'
import type { OfferBody } from '../offers.mutations.ts'

/** The part of a job that prefills an offer. */
export interface OfferedJob {
  _id: string
  jobTitle: string
  payPeriod: PayPeriod
  currency: string
}

/** Form values of an offer. */
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

/** The form requires title and pay, which are optional in the contract. */
export const FilledOffer = z
  .object({
    ...OfferTermsForm.shape,
    title: line(),
    pay: money(limits.pay),
    job: z.optional(z.string()),
    days: z.string(),
  })
  .check(payFitsCurrency, knownFieldsIn('message'))
export type FilledBody = z.input<typeof FilledOffer>

export const VALIDITY = [1, 3, 7, 14, 30].map((days) => ({
  value: String(days),
  label: t.dayCount(days),
}))

/** Initial values taken from a job. */
export const valuesOfJob = (job: OfferedJob) => ({
  job: job._id,
  title: job.jobTitle,
  payPeriod: job.payPeriod,
  currency: job.currency,
})

/** Initial values of the form, from the job or the earlier offer. */
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

/** Body of the request; omits a default expiry, which the server fills in. */
export function asOffer(
  { job, days, ...details }: FilledBody,
  { hr, jobSeeker, earlier, now }: { hr: string; jobSeeker: string; earlier: Offer | undefined; now: number },
): OfferBody {
  const ahead = Number(days)
  return {
    hr,
    jobSeeker,
    // Parts with custom names have no field in the form and are kept unchanged.
    details: { ...Object.fromEntries(morePartsOf(asParts(earlier?.details))), ...details },
    ...(job && { job }),
    ...(ahead !== limits.offerDays.usual && { expiresAt: new Date(now + ahead * DAY).toISOString() }),
    ...(earlier?.status === 'pending' && { supersedes: earlier._id }),
  }
}
