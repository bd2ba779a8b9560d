import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PlaceParts } from '../jobs/places.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import {
  Id,
  Instant,
  idParams,
  line,
  nullish,
  optionalLine,
  optionalPaging,
  optionalText,
  pageCounts,
  TextList,
  Url,
} from '../values/primitives.ts'
import { Verification } from './verification.ts'

/**
 * Response statistics of a company over the last 90 days (product.md section 6.1). `answeredShare` and `medianDays` are
 * null below 5 finished applications.
 */
export const ResponseStats = z.object({
  finished: z.number(),
  answered: z.number(),
  /** Of the answers, those given elsewhere, by phone for instance (product.md section 16.5); absent without any. */
  claimed: z.optional(z.number()),
  answeredShare: z.nullable(z.number()),
  medianDays: z.nullable(z.number()),
})
export type ResponseStats = z.infer<typeof ResponseStats>

/** `average` is null below 3 reviews. */
export const Rating = z.object({ average: z.nullable(z.number()), count: z.number() })

/** URLs of a picture in its stored sizes, by the longest side in pixels. */
export const Picture = z.object({ small: z.string(), medium: z.string(), large: z.string() })
export type Picture = z.infer<typeof Picture>

/** Maximum size in bytes of a body with the largest picture as Base64 and the other fields. */
export const pictureBodyBytes = Math.ceil((limits.pictureBytes * 4) / 3) + 256 * 1024

/**
 * Picture in the body of a profile: a data URL is an upload, null removes the picture. The URL of the current picture
 * changes nothing; the server rejects any other URL.
 */
export const PictureInput = nullish(
  z.string('Send the picture as a data URL').check(z.maxLength(pictureBodyBytes, 'This picture is too large')),
)

/** Company data shown on job cards and in lists. */
export const CompanyCard = z.object({
  _id: Id,
  businessName: z.string(),
  businessLocation: z.nullable(z.string()),
  industryType: z.nullable(z.string()),
  companySize: z.nullable(z.string()),
  profilePicture: z.nullable(z.string()),
  rating: Rating,
  responseStats: ResponseStats,
  /** Total number of accepted offers that the company has rescinded. */
  rescindedOffers: z.number(),
  /** The best proof of who the company is; null if it is not verified. Optional, because cached copies on devices may lack it. */
  verification: z.optional(z.nullable(Verification)),
})
export type CompanyCard = z.infer<typeof CompanyCard>

const Benefits = TextList.check(z.maxLength(limits.companyBenefits, `At most ${limits.companyBenefits} entries`))

/** One profile per employer. */
export const EmployerForm = z.object({
  firstName: line(),
  lastName: line(),
  nickname: nullish(optionalLine()),
  profession: nullish(optionalLine()),
  gender: nullish(optionalLine()),
  businessName: line(),
  businessLocation: line(),
  companySize: nullish(optionalLine()),
  companyWebsite: nullish(z.union([z.literal(''), Url], 'Enter a valid web address')),
  industryType: nullish(optionalLine()),
  businessDescription: nullish(optionalText(limits.description)),
  benefits: nullish(Benefits),
  profilePicture: PictureInput,
})
export type EmployerForm = z.output<typeof EmployerForm>

const EmployerChange = z.extend(z.partial(EmployerForm), {
  /** The version that was edited; the change is refused if someone has edited the company since. */
  version: z.optional(line(100)),
})
export type EmployerChange = z.output<typeof EmployerChange>

/** Fields under `owner` are sent to the owner only; gender is never shown to others. */
export const Employer = z.object({
  ...CompanyCard.shape,
  userType: z.literal('employer'),
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.nullable(z.string()),
  profession: z.nullable(z.string()),
  gender: z.optional(z.nullable(z.string())),
  companyWebsite: z.nullable(z.string()),
  businessDescription: z.nullable(z.string()),
  /** Optional, because cached copies on devices may lack it. */
  benefits: z.optional(z.nullable(z.array(z.string()))),
  pictures: z.nullable(Picture),
  /** Parts of the location; null until parsed. Optional, because cached copies on devices may lack it. */
  place: z.optional(z.nullable(PlaceParts)),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** ISO 3166-1 alpha-2; null if the location is unknown. */
  country: z.nullable(z.string()),
  openJobs: z.number(),
  /** The company is neither verified nor approved, so it is in no sitemap and structured data. */
  unlisted: z.optional(z.boolean()),
  imported: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Of the fields of the form, for the company itself: `version` of an update. */
  version: z.optional(z.string()),
})
export type Employer = z.infer<typeof Employer>

const profile = z.object({ profile: Employer })

export const createEmployerProfile = endpoint({
  method: 'POST',
  path: '/api/hruser/addhrprofile',
  access: 'employer',
  role: 'owner',
  summary: 'Create the company profile',
  body: EmployerForm,
  bodyBytes: pictureBodyBytes,
  reply: profile,
  errors: ['profile_exists', 'storage_full'],
})

export const getEmployerProfile = endpoint({
  method: 'GET',
  path: '/api/hruser/gethrprofile/:id',
  access: 'public',
  summary: 'Get a company; all fields for its owner',
  params: idParams,
  reply: profile,
})

export const updateEmployerProfile = endpoint({
  method: 'PUT',
  path: '/api/hruser/updateprofiles/:id',
  access: 'employer',
  role: 'owner',
  summary:
    'Update the company profile; omitted fields are kept, null clears a field. With a version, refused if someone has edited the company since: `lastEdit` says who and when',
  params: idParams,
  body: EmployerChange,
  bodyBytes: pictureBodyBytes,
  reply: profile,
  errors: ['storage_full', 'conflict'],
})

export const listEmployers = endpoint({
  method: 'GET',
  path: '/api/hruser/gethrallprofiles',
  access: 'public',
  summary: 'List companies, those with the best response statistics first',
  query: z.object({
    ...optionalPaging,
    keyword: z._default(optionalLine(), ''),
    /** Industry and size as `listCompanyChoices` has them; the location is a town, a ZIP code, or an area. */
    industryType: z._default(optionalLine(), ''),
    companySize: z._default(optionalLine(), ''),
    location: z._default(optionalLine(), ''),
    sort: z._default(choiceOf(z.enum(['answers', 'name', 'newest'], 'Choose answers, name or newest')), 'answers'),
  }),
  reply: z.object({ profiles: z.array(Employer), ...pageCounts }),
})

const choices = z.array(z.object({ name: z.string(), companies: z.number() }))

export const listCompanyChoices = endpoint({
  method: 'GET',
  path: '/api/hruser/company-choices',
  access: 'public',
  summary: 'List industries and sizes with their number of companies, the most frequent first',
  reply: z.object({ industries: choices, sizes: choices }),
})

export const uploadEmployerPicture = endpoint({
  method: 'POST',
  path: '/api/hruser/profile-picture',
  access: 'employer',
  role: 'owner',
  summary: 'Set the company’s picture',
  upload: limits.pictureBytes,
  reply: profile,
  errors: ['profile_required', 'storage_full'],
})

export const getOwnResponseStats = endpoint({
  method: 'GET',
  path: '/api/hruser/response-stats',
  access: 'employer',
  role: 'recruiter',
  summary: 'Get the company’s public response figures of the last 90 days, and those of the 90 days before',
  reply: z.object({ current: ResponseStats, previous: ResponseStats }),
})
