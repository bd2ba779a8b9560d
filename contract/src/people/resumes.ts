import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import {
  Latitude,
  Longitude,
  line,
  money,
  nullish,
  optionalLine,
  optionalText,
  PartialDate,
  strictMaxLength,
  TextList,
  wholeNumber,
  YesNo,
} from '../values/primitives.ts'
import { Seeker } from './seekers.ts'

const words = nullish(optionalLine(limits.resumeText))
const lines = nullish(optionalText(limits.resumeText))
const day = nullish(
  z.string('Enter a date').check(
    strictMaxLength(100, 'Enter the date as YYYY-MM-DD, YYYY-MM or YYYY'),
    z.trim(),
    z.refine(
      (date) => date === '' || /^\d{4}$/u.test(date) || PartialDate.safeParse(date).success,
      'Enter the date as YYYY-MM-DD, YYYY-MM or YYYY',
    ),
  ),
)
const list = <S extends z.ZodMiniType>(entry: S) =>
  nullish(
    z.array(entry, 'Enter a list').check(z.maxLength(limits.resumeEntries, `At most ${limits.resumeEntries} entries`)),
  )
const part = <S extends z.core.$ZodLooseShape>(shape: S) => nullish(z.looseObject(shape, 'Enter an object'))

/** Fields without a place in JSON Resume, in an extension object within `basics`. */
const OurBasics = part({
  firstName: words,
  lastName: words,
  nickname: nullish(optionalLine()),
  jobCategory: nullish(optionalLine()),
  availability: nullish(optionalLine()),
  hourlyRate: nullish(money(limits.rate, 'USD')),
  vacationHours: nullish(wholeNumber(0, limits.vacationHours)),
  covidVaccine: nullish(YesNo),
  medicalInsurance: nullish(YesNo),
  dentalInsurance: nullish(YesNo),
  location: nullish(z.object({ latitude: Latitude, longitude: Longitude })),
  wishedPay: part({ amount: nullish(z.number()), period: words, currency: words }),
  workAuthorization: list(z.looseObject({ country: words, sponsorship: words }, 'Enter an object')),
})

/** The extension object within each entry of `work`. */
const OurWork = part({
  employed: nullish(z.boolean('Choose yes or no')),
  Rate: nullish(money(limits.rate, 'USD')),
  leavingReason: nullish(optionalText()),
})

/**
 * The parts of JSON Resume 1.0.0 (jsonresume.org) that we read. All are optional, and unknown properties are allowed.
 */
export const JsonResume = z.looseObject(
  {
    $schema: words,
    basics: part({
      name: words,
      label: words,
      email: words,
      phone: words,
      summary: lines,
      url: words,
      profiles: list(z.looseObject({ network: words, username: words, url: words }, 'Enter an object')),
      location: part({ city: words, region: words, countryCode: words }),
      hearback: OurBasics,
    }),
    work: list(
      z.looseObject(
        {
          name: words,
          /** Name of this property before 1.0.0. */
          company: words,
          position: words,
          location: words,
          startDate: day,
          endDate: day,
          summary: lines,
          highlights: list(optionalText(limits.resumeText)),
          hearback: OurWork,
        },
        'Enter an object',
      ),
    ),
    education: list(
      z.looseObject(
        { institution: words, area: words, studyType: words, startDate: day, endDate: day },
        'Enter an object',
      ),
    ),
    skills: list(z.looseObject({ name: words, keywords: list(optionalLine(limits.resumeText)) }, 'Enter an object')),
    certificates: list(
      z.looseObject(
        { name: words, issuer: words, date: day, hearback: part({ number: words, expiryDate: day }) },
        'Enter an object',
      ),
    ),
    languages: list(
      z.looseObject(
        { language: words, fluency: words, hearback: part({ language: words, level: words }) },
        'Enter an object',
      ),
    ),
    meta: part({}),
  },
  'A JSON Resume is an object that starts with { and ends with }',
)
export type JsonResume = z.output<typeof JsonResume>

/** `add` fills empty fields and appends new entries; `replace` overwrites whatever the file contains. */
export const ImportMode = z.enum(['add', 'replace'], 'Choose add or replace')
export type ImportMode = z.infer<typeof ImportMode>

/**
 * `field` is one of the profile or of an experience; `source` is the path in the file; `note` describes a conversion.
 */
const FieldChange = z.object({
  field: z.string(),
  source: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** The lines of a document that the value was read from. */
  words: z.optional(z.string()),
})
export type FieldChange = z.infer<typeof FieldChange>

const ExperienceChange = z.object({
  act: z.enum(['added', 'changed', 'removed']),
  /** The path in the file; null for `removed`. */
  source: z.nullable(z.string()),
  title: z.string(),
  company: z.string(),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  note: z.nullable(z.string()),
  words: z.optional(z.string()),
  /** Changes by field, for `changed`. */
  changes: z.array(FieldChange),
})
export type ExperienceChange = z.infer<typeof ExperienceChange>

/** Reasons for omitting a part of the file; pages translate them. With `unreadable`, `why` is a validation message. */
export const LeftReason = z.enum([
  'no_place',
  'kept',
  'ends_before_start',
  'too_many_skills',
  'too_many_jobs',
  'skill_too_long',
  'no_skill_levels',
  'changed_in_settings',
  'pictures_are_uploaded',
  'city_needed',
  'two_names_needed',
  'job_incomplete',
  'work_address_by_hand',
  'confirmed_by_mail_only',
  'too_many_entries',
  'unreadable',
])
export type LeftReason = z.infer<typeof LeftReason>

/** A part of the file that is omitted, with the start of its content; `why` is in English. */
const LeftOut = z.object({
  source: z.string(),
  what: z.nullable(z.string()),
  reason: LeftReason,
  why: z.string(),
})
export type LeftOut = z.infer<typeof LeftOut>

export const ResumePreview = z.object({
  /** Version of this preview; saving requires it, so that only the reviewed changes are saved. */
  version: z.string(),
  /** No profile exists: saving creates and publishes one. */
  isNew: z.boolean(),
  changes: z.array(FieldChange),
  experiences: z.array(ExperienceChange),
  left: z.array(LeftOut),
  /** Number of omitted parts beyond those in `left`. */
  moreLeft: z.number(),
  /** Required fields of a new profile that the file lacks; saving is not possible then. */
  missing: z.array(z.string()),
})
export type ResumePreview = z.infer<typeof ResumePreview>

export const exportResume = endpoint({
  method: 'GET',
  path: '/api/jobseekeruser/json-resume',
  access: 'seeker',
  summary:
    'Export the profile as JSON Resume 1.0.0; `everything` adds fields visible only to the seeker or a future employer',
  query: z.object({
    scope: z._default(choiceOf(z.enum(['standard', 'everything'], 'Choose standard or everything')), 'standard'),
  }),
  /** A document of jsonresume.org, schema 1.0.0. */
  reply: z.object({ resume: z.record(z.string(), z.unknown()) }),
  errors: ['profile_required'],
})

/** Fields of a new profile that the file lacks, as typed beside the preview. */
const MissingFields = z.object({
  firstName: z._default(optionalLine(), ''),
  lastName: z._default(optionalLine(), ''),
  city: z._default(optionalLine(), ''),
  jobTitle: z._default(optionalLine(), ''),
  skill: z._default(TextList, []),
})
export type MissingFields = z.output<typeof MissingFields>

export const previewResume = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/json-resume/preview',
  access: 'seeker',
  summary: 'Preview the changes of a PDF, DOCX or JSON Resume to the profile, field by field; saves nothing',
  upload: limits.resumeBytes,
  body: z.object({ mode: z._default(choiceOf(ImportMode), 'add') }),
  reply: z.object({ preview: ResumePreview }),
})

export const importResume = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/json-resume',
  access: 'seeker',
  summary: 'Save the changes of a preview of the same file by its version; all or nothing',
  upload: limits.resumeBytes,
  body: z.extend(MissingFields, { mode: z._default(choiceOf(ImportMode), 'add'), version: line() }),
  reply: z.object({ profile: Seeker }),
  errors: ['conflict', 'profile_required'],
})
