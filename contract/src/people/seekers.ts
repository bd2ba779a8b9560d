import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PlaceParts, UnderstoodLocation } from '../jobs/places.ts'
import { choiceOf } from '../values/choices.ts'
import { Email } from '../values/contact-primitives.ts'
import { EndDate, StartDate } from '../values/dates.ts'
import { inWrapper } from '../values/in-wrapper.ts'
import { limits } from '../values/limits.ts'
import {
  ChangedTextList,
  clearable,
  Id,
  Instant,
  idParams,
  Latitude,
  Longitude,
  line,
  money,
  Nothing,
  nullish,
  optionalLine,
  optionalText,
  pageCounts,
  TextList,
  TrueOrFalse,
  wholeNumber,
  YesNo,
  YesNoInput,
} from '../values/primitives.ts'
import { Picture, PictureInput, pictureBodyBytes, Rating } from './employers.ts'
import { ExperienceClaim } from './experience-claim.ts'
import { LatestInvitation } from './latest-invitation.ts'
import { profileEntries, shownProfileEntries } from './profile-entries.ts'
import { LastSeen, TalentFilters } from './talent-filters.ts'

/** Body of a profile; the position comes as `location`, or as latitude and longitude at the top level. */
export const SeekerForm = z.object({
  firstName: line(),
  lastName: line(),
  nickname: nullish(optionalLine()),
  vacationHours: clearable(wholeNumber(0, limits.vacationHours)),
  covidVaccine: clearable(YesNoInput),
  city: line(),
  medicalInsurance: clearable(YesNoInput),
  dentalInsurance: clearable(YesNoInput),
  hourlyRate: clearable(money(limits.rate, 'USD')),
  availability: nullish(optionalLine()),
  jobTitle: line(),
  instituteName: nullish(optionalLine()),
  subject: nullish(optionalLine()),
  edustartDate: clearable(StartDate),
  eduendDate: clearable(EndDate),
  jobCategory: nullish(optionalLine()),
  skill: TextList,
  aboutMe: nullish(optionalText()),
  ...profileEntries,
  location: clearable(z.object({ latitude: Latitude, longitude: Longitude })),
  latitude: clearable(Latitude),
  longitude: clearable(Longitude),
  profilePicture: PictureInput,
})
export type SeekerForm = z.output<typeof SeekerForm>
/** Fields with a column of their own; position and picture are stored in parts. */
export type ProfileField = Exclude<keyof SeekerForm, 'location' | 'latitude' | 'longitude' | 'profilePicture'>

export const ExperienceForm = z.object({
  title: line(),
  company: line(),
  city: nullish(optionalLine()),
  employed: clearable(TrueOrFalse),
  companyEmail: clearable(Email),
  startDate: StartDate,
  endDate: clearable(EndDate),
  Rate: clearable(money(limits.rate, 'USD')),
  leavingReason: nullish(optionalText()),
  description: nullish(optionalText(limits.description)),
})
export type ExperienceForm = z.output<typeof ExperienceForm>

/** `companyEmail`, `Rate` and `leavingReason` are visible to the seeker only. */
export const Experience = z.object({
  _id: Id,
  title: z.string(),
  company: z.string(),
  city: z.nullable(z.string()),
  employed: z.boolean(),
  companyEmail: z.optional(z.nullable(z.string())),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  Rate: z.optional(z.nullable(z.number())),
  leavingReason: z.optional(z.nullable(z.string())),
  description: z.nullable(z.string()),
  verification: z.enum(['none', 'pending', 'confirmed', 'declined']),
  /** Domain of the work email that confirmed it; the email itself is never shown. */
  confirmedDomain: z.nullable(z.string()),
  confirmedAt: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Experience = z.infer<typeof Experience>

/** Staged privacy (product.md section 6.7): each field requires a visibility level, called ring; `owner` is ring 4. */
export const Seeker = z.object({
  _id: Id,
  ring: z.number(),
  displayName: z.string(),
  jobTitle: z.string(),
  skill: z.array(z.string()),
  city: z.nullable(z.string()),
  /** Parts of the city; null until parsed, absent in old cached copies on devices. */
  place: z.optional(z.nullable(PlaceParts)),
  /** Rounded to about 2 km below ring 3. */
  location: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  distanceKm: z.optional(z.number()),
  jobCategory: z.nullable(z.string()),
  profilePicture: z.nullable(z.string()),
  pictures: z.nullable(Picture),
  rating: z.optional(Rating),
  published: z.boolean(),
  nickname: z.nullable(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  experience: z.optional(z.array(Experience)),
  instituteName: z.optional(z.nullable(z.string())),
  subject: z.optional(z.nullable(z.string())),
  edustartDate: z.optional(z.nullable(z.string())),
  eduendDate: z.optional(z.nullable(z.string())),
  aboutMe: z.optional(z.nullable(z.string())),
  availability: z.optional(z.nullable(z.string())),
  vacationHours: z.optional(z.nullable(z.number())),
  hourlyRate: z.optional(z.nullable(z.number())),
  ...shownProfileEntries,
  yearsOfExperience: z.optional(z.number()), // whole years, while the seeker shows their terms
  lastSeen: z.optional(LastSeen), // while the seeker shows their terms
  termsShown: z.optional(z.boolean()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  covidVaccine: z.optional(z.nullable(YesNo)),
  medicalInsurance: z.optional(z.nullable(YesNo)),
  dentalInsurance: z.optional(z.nullable(YesNo)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Seeker = z.infer<typeof Seeker>

const profile = z.object({ profile: Seeker })
const talents = z.object({
  profiles: z.array(Seeker),
  invitations: z.optional(z.array(LatestInvitation)), // People of this page; absent in old copies on devices.
  ...pageCounts,
  totalIsExact: z.boolean(),
  ...UnderstoodLocation.shape,
})

export const publishProfile = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/publish-profile',
  access: 'seeker',
  summary: 'Create or replace the profile and publish it',
  body: SeekerForm,
  bodyBytes: pictureBodyBytes,
  reply: profile,
  errors: ['storage_full'],
})

export const updateSeekerProfile = endpoint({
  method: 'PUT',
  path: '/api/jobseekeruser/updatejobseeker/:id',
  access: 'seeker',
  summary: 'Update the profile; omitted fields are kept, null clears a field, and published false hides it',
  params: idParams,
  body: z.partial(z.extend(SeekerForm, { skill: ChangedTextList, published: TrueOrFalse, termsShown: TrueOrFalse })),
  bodyBytes: pictureBodyBytes,
  reply: profile,
  errors: ['storage_full'],
})

export const getSeekerProfile = endpoint({
  method: 'GET',
  path: '/api/jobseekeruser/getjobprofile/:id',
  access: 'member',
  role: 'contributor',
  summary: 'Get a seeker as visible to the caller: the owner, or any employer by visibility level',
  params: idParams,
  query: z.object({
    as: z.optional(choiceOf(z.enum(['owner', 'ring1', 'ring2', 'ring3'], 'Choose owner, ring1, ring2 or ring3'))),
  }),
  reply: profile,
})

export const uploadSeekerPicture = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/profile-picture',
  access: 'seeker',
  summary: 'Set the profile picture',
  upload: limits.pictureBytes,
  reply: profile,
  errors: ['profile_required', 'storage_full'],
})

export const addExperience = endpoint({
  method: 'PUT',
  path: '/api/jobseekeruser/add-experience',
  access: 'seeker',
  summary: 'Add an experience to the profile',
  body: inWrapper('experience', ExperienceForm),
  reply: z.object({ experience: Experience, profile: Seeker }),
  errors: ['profile_required'],
})

export const updateExperience = endpoint({
  method: 'PUT',
  path: '/api/jobseekeruser/update-experience/:id',
  access: 'seeker',
  summary: 'Update an experience; omitted fields are kept, null clears a field',
  params: idParams,
  body: inWrapper('experience', z.partial(ExperienceForm)),
  reply: z.object({ experience: Experience, profile: Seeker }),
})

export const removeExperience = endpoint({
  method: 'DELETE',
  path: '/api/jobseekeruser/experience/:id',
  access: 'seeker',
  summary: 'Remove an experience',
  params: idParams,
  reply: profile,
})

export const requestExperienceProof = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/experience/:id/proof',
  access: 'seeker',
  summary: 'Resend the confirmation link of an experience to its work email',
  params: idParams,
  reply: z.object({ experience: Experience, profile: Seeker }),
})

export const getExperienceClaim = endpoint({
  method: 'GET',
  path: '/api/jobseekeruser/confirm-experience',
  access: 'public',
  summary: 'Get the experience of a confirmation link; changes nothing',
  query: z.object({ code: line() }),
  reply: z.object({ claim: ExperienceClaim }),
  errors: ['wrong_code'],
})

export const confirmExperience = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/confirm-experience',
  access: 'public',
  summary: 'Confirm or decline an experience by its confirmation link',
  body: z.object({
    code: line(),
    decision: z._default(choiceOf(z.enum(['confirm', 'decline'], 'Choose confirm or decline')), 'confirm'),
  }),
  reply: z.object({ verification: z.enum(['confirmed', 'declined']) }),
  errors: ['wrong_code'],
})

const searching = { method: 'POST', access: 'employer', role: 'recruiter', body: TalentFilters } as const

export const listTalents = endpoint({
  ...searching,
  path: '/api/jobseekeruser/alltalentprofiles',
  summary: 'List seekers, optionally by skill, city and radius',
  reply: talents,
})

export const searchTalents = endpoint({
  ...searching,
  path: '/api/jobseekeruser/searchjobprofile',
  summary: 'Search seekers by skill, city and radius',
  reply: talents,
})

export const listHiddenEmployers = endpoint({
  method: 'GET',
  path: '/api/jobseekeruser/hidden-employers',
  access: 'seeker',
  summary: 'List the companies from which the profile is hidden',
  reply: z.object({ employers: z.array(z.object({ _id: Id, businessName: z.string() })) }),
})

const hiding = {
  path: '/api/jobseekeruser/hidden-employers/:id',
  access: 'seeker',
  params: idParams,
  reply: Nothing,
} as const

export const hideFromEmployer = endpoint({
  ...hiding,
  method: 'PUT',
  summary: 'Hide the profile from a company',
  errors: ['profile_required'],
})
export const showToEmployer = endpoint({ ...hiding, method: 'DELETE', summary: 'Show the profile to a company again' })
