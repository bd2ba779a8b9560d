import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PayPeriod } from '../jobs/jobs.ts'
import { Currency } from '../jobs/pay-units.ts'
import { CompanyCard } from '../people/employers.ts'
import { Seeker } from '../people/seekers.ts'
import { choiceOf } from '../values/choices.ts'
import { StartDate } from '../values/dates.ts'
import { limits } from '../values/limits.ts'
import {
  clearable,
  fitsCurrency,
  Id,
  Instant,
  InstantInput,
  idParams,
  line,
  money,
  nullish,
  number,
  optionalLine,
  optionalText,
  pageCounts,
  paging,
  Quota,
  text,
} from '../values/primitives.ts'

export const OfferStatus = z.enum(
  ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded', 'rescinded'],
  'Not a status of an offer. Choose pending, accepted, declined, withdrawn, expired, superseded or rescinded',
)
/** Legacy clients send `rejected` for `declined`. */
const OfferStatusInput = choiceOf(OfferStatus, { rejected: 'declined' })
export type OfferStatus = z.infer<typeof OfferStatus>

const benefitList = z
  .array(line(limits.listItem))
  .check(z.maxLength(limits.listItems, `At most ${limits.listItems} entries`))

const maxMoreParts = 20
const maxPartName = 60

/** A part of an offer without its own field: text, number or boolean. Nested values become text. */
const MorePart = z.pipe(
  z.transform((value: unknown) => (typeof value === 'object' && value !== null ? wordsOf(value) : value)),
  z.nullable(z.union([z.number(), z.boolean(), optionalText()], 'Enter some text')),
)

/** Formats `a, b` for a list and `street: Main, no: 3` for an object; deeper values are JSON. */
const wordsOf = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => {
      const words = typeof part === 'string' ? part : JSON.stringify(part)
      return Array.isArray(value) ? words : `${name}: ${words}`
    })
    .join(', ')

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '' && !isEmptyList(value)
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** The currency defaults to US dollars. */
export const payFitsCurrency = fitsCurrency<{ pay?: number | null | undefined; currency?: string | null | undefined }>(
  ['pay'],
  ({ currency }) => currency ?? 'USD',
)

/** Terms of an offer, stored as given without filled-in defaults. Up to 20 parts with other names are kept too. */
export const OfferTermsForm = z
  .catchall(
    z.object({
      title: nullish(optionalLine()),
      pay: nullish(money(limits.pay)),
      payPeriod: clearable(choiceOf(PayPeriod)),
      currency: clearable(Currency),
      startDate: clearable(StartDate),
      hoursPerWeek: nullish(number(0, limits.hoursPerWeek)),
      benefits: nullish(z.union([optionalText(), benefitList], 'Enter a list or text')),
      message: nullish(optionalText(limits.description)),
    }),
    MorePart as unknown as z.ZodMiniUnknown,
  )
  .check(
    payFitsCurrency,
    z.refine((terms) => Object.values(terms).some(isSaid), 'Describe your offer'),
    z.refine((terms) => morePartsOf(terms).length <= maxMoreParts, `At most ${maxMoreParts} custom fields`),
    z.refine(
      (terms) => morePartsOf(terms).every(([name]) => name.trim() !== '' && name.length <= maxPartName),
      `A field name has 1 to ${maxPartName} characters`,
    ),
  )

/** `OfferTermsForm` for reading. Pay defaults to per hour, in US dollars. */
export const OfferTerms = z.catchall(
  z.object({
    title: nullish(z.string()),
    pay: nullish(z.number()),
    payPeriod: nullish(PayPeriod),
    currency: nullish(z.string()),
    startDate: nullish(z.string()),
    hoursPerWeek: nullish(z.number()),
    benefits: nullish(z.union([z.string(), z.array(z.string())])),
    message: nullish(z.string()),
  }),
  z.unknown(),
)
export type OfferTerms = z.infer<typeof OfferTerms>

/** Parts of an offer without their own field, by the names its author gave them. */
export const morePartsOf = (terms: object): [name: string, value: string | number | boolean][] =>
  Object.entries(terms).filter(([name, value]) => !Object.hasOwn(OfferTerms.shape, name) && isSaid(value))

/** Plain text, or structured terms (product.md section 6.9). */
const detailsForm = z.union([text(limits.description), OfferTermsForm], 'Describe your offer as text or field by field')
export const OfferDetails = z.union([z.string(), OfferTerms])
export type OfferDetails = z.infer<typeof OfferDetails>

export const OfferForm = z.object({
  hr: Id,
  jobSeeker: Id,
  details: detailsForm,
  job: clearable(Id),
  expiresAt: clearable(InstantInput),
  /** The pending offer for the same job that this one replaces. */
  supersedes: clearable(Id),
})
export type OfferForm = z.output<typeof OfferForm>

export const OfferHistoryEntry = z.object({
  from: z.nullable(OfferStatus),
  to: OfferStatus,
  by: z.enum(['employer', 'seeker', 'system']),
  at: Instant,
  reason: z.nullable(z.string()),
})
export type OfferHistoryEntry = z.infer<typeof OfferHistoryEntry>

/**
 * An offer as seen by one of its two parties. `reason` is that of the latest step. `jobSeekerProfile` is for the
 * employer, limited to what they may see, and null once they may not. `jobIsOpen` is null without a job.
 */
export const Offer = z.object({
  _id: Id,
  hr: Id,
  jobSeeker: Id,
  details: OfferDetails,
  status: OfferStatus,
  job: z.nullable(Id),
  jobTitle: z.nullable(z.string()),
  jobIsOpen: z.nullable(z.boolean()),
  /** The application that the offer belongs to, and whose status it moves. */
  application: z.nullable(Id),
  expiresAt: Instant,
  reason: z.nullable(z.string()),
  supersedes: z.nullable(Id),
  supersededBy: z.nullable(Id),
  company: CompanyCard,
  jobSeekerProfile: z.nullable(Seeker),
  history: z.array(OfferHistoryEntry),
  /** Steps available to the caller. */
  nextSteps: z.array(OfferStatus),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Offer = z.infer<typeof Offer>

const offer = z.object({ offer: Offer })

export const makeOffer = endpoint({
  method: 'POST',
  path: '/api/offers/addoffers',
  access: 'employer',
  role: 'recruiter',
  summary: 'Send an offer; with a job it moves the open application to offered',
  body: OfferForm,
  reply: offer,
  errors: ['profile_required', 'offer_pending', 'offer_limit_reached', 'step_not_allowed'],
})

export const updateOfferStatus = endpoint({
  method: 'PATCH',
  path: '/api/offers/:id/status',
  access: 'member',
  role: 'recruiter',
  summary: 'Accept or decline as the job seeker; withdraw, or rescind with a reason, as the employer',
  params: idParams,
  body: z.object({ status: OfferStatusInput, reason: nullish(optionalText()) }),
  reply: offer,
  errors: ['step_not_allowed'],
})

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/offers/offer/:id',
  access: 'member',
  role: 'recruiter',
  summary: 'Get an offer, for its seeker or employer',
  params: idParams,
  reply: offer,
})

const listOf = (limit: number) => ({
  method: 'GET' as const,
  params: idParams,
  query: z.object({
    ...paging(limit),
    status: z.optional(OfferStatusInput),
    /** Only offers with this other party. */
    with: z.optional(Id),
  }),
})
const offers = { offers: z.array(Offer), ...pageCounts, counts: z.record(z.string(), z.number()) }

export const listOffersToSeeker = endpoint({
  ...listOf(10),
  path: '/api/offers/jobseeker/:id/offers',
  access: 'seeker',
  summary: 'List received offers: unanswered ones first, then the latest',
  reply: z.object(offers),
})

export const listOffersOfEmployer = endpoint({
  ...listOf(5),
  path: '/api/offers/hr/:id/offers',
  access: 'employer',
  role: 'recruiter',
  summary: 'List sent offers: unanswered ones first, then the latest',
  reply: z.object({ ...offers, quota: Quota }),
})

export const listAllOffers = endpoint({
  ...listOf(5),
  path: '/api/offers/all/:id',
  access: 'member',
  role: 'recruiter',
  summary: 'List the offers of the user, sent or received',
  reply: z.object(offers),
})
