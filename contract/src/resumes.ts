import * as z from 'zod/mini'
import { choiceOf } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import {
  Latitude,
  Longitude,
  line,
  money,
  nullish,
  optionalLine,
  optionalText,
  PartialDate,
  wholeNumber,
  YesNo,
} from './primitives.ts'
import { Seeker } from './seekers.ts'

const words = nullish(optionalLine(limits.resumeText))
const lines = nullish(optionalText(limits.resumeText))
const day = nullish(
  z.string('Please give a date').check(
    z.maxLength(100, 'Write the date as YYYY-MM-DD, YYYY-MM or YYYY'),
    z.trim(),
    z.refine(
      (date) => date === '' || /^\d{4}$/u.test(date) || PartialDate.safeParse(date).success,
      'Write the date as YYYY-MM-DD, YYYY-MM or YYYY',
    ),
  ),
)
const list = <S extends z.ZodMiniType>(entry: S) =>
  nullish(
    z
      .array(entry, 'Please give a list')
      .check(z.maxLength(limits.resumeEntries, `At most ${limits.resumeEntries} entries`)),
  )
const part = <S extends z.core.$ZodLooseShape>(shape: S) => nullish(z.looseObject(shape, 'Please give an object'))

/** What JSON Resume has no place for, in an object of our own inside its `basics`. */
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
})

/** The same inside each entry of its `work`. */
const OurWork = part({
  employed: nullish(z.boolean('Choose yes or no')),
  Rate: nullish(money(limits.rate, 'USD')),
  leavingReason: nullish(optionalText()),
})

/** What we read of a document of jsonresume.org, schema 1.0.0: all of it may be missing, and every part may hold more. */
export const JsonResume = z.looseObject(
  {
    $schema: words,
    basics: part({
      name: words,
      label: words,
      email: words,
      phone: words,
      summary: lines,
      location: part({ city: words, region: words, countryCode: words }),
      hearback: OurBasics,
    }),
    work: list(
      z.looseObject(
        {
          name: words,
          /** As `name` was called before 1.0.0. */
          company: words,
          position: words,
          location: words,
          startDate: day,
          endDate: day,
          summary: lines,
          highlights: list(optionalText(limits.resumeText)),
          hearback: OurWork,
        },
        'Please give an object',
      ),
    ),
    education: list(
      z.looseObject(
        { institution: words, area: words, studyType: words, startDate: day, endDate: day },
        'Please give an object',
      ),
    ),
    skills: list(
      z.looseObject({ name: words, keywords: list(optionalLine(limits.resumeText)) }, 'Please give an object'),
    ),
    meta: part({}),
  },
  'A JSON Resume is an object: it begins with { and ends with }',
)
export type JsonResume = z.output<typeof JsonResume>

/** `add` fills in what is empty and adds what is new; `replace` lets the file win wherever it says something. */
export const ImportMode = z.enum(['add', 'replace'], 'Choose add or replace')
export type ImportMode = z.infer<typeof ImportMode>

/** `field` is of the profile or of an experience; `source` is the path in the file; `note` says what was changed on the way. */
const FieldChange = z.object({
  field: z.string(),
  source: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type FieldChange = z.infer<typeof FieldChange>

const ExperienceChange = z.object({
  act: z.enum(['added', 'changed', 'removed']),
  title: z.string(),
  company: z.string(),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Of `changed`: field by field. */
  changes: z.array(FieldChange),
})
export type ExperienceChange = z.infer<typeof ExperienceChange>

/** Why something in the file is not taken; pages say it in their own words. `unreadable`: `why` is a message of a check. */
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
  'one_school_only',
  'unreadable',
])
export type LeftReason = z.infer<typeof LeftReason>

/** Something in the file that is not taken, with the beginning of what it says; `why` is in English. */
const LeftOut = z.object({
  source: z.string(),
  what: z.nullable(z.string()),
  reason: LeftReason,
  why: z.string(),
})
export type LeftOut = z.infer<typeof LeftOut>

export const ResumePreview = z.object({
  /** Of exactly this outcome; saving asks for it, so that nothing else is saved than was looked at. */
  version: z.string(),
  /** There is no profile yet: saving makes and publishes one. */
  isNew: z.boolean(),
  changes: z.array(FieldChange),
  experiences: z.array(ExperienceChange),
  left: z.array(LeftOut),
  /** How many more are left out than `left` lists. */
  moreLeft: z.number(),
  /** Fields that a new profile needs and the file does not have; it cannot be saved then. */
  missing: z.array(z.string()),
})
export type ResumePreview = z.infer<typeof ResumePreview>

export const exportResume = endpoint({
  method: 'GET',
  path: '/api/jobseekeruser/json-resume',
  access: 'seeker',
  summary: 'One’s profile as JSON Resume 1.0.0; `everything` adds what only oneself or a future employer sees',
  query: z.object({
    scope: z._default(choiceOf(z.enum(['standard', 'everything'], 'Choose standard or everything')), 'standard'),
  }),
  /** A document of jsonresume.org, schema 1.0.0. */
  reply: z.object({ resume: z.record(z.string(), z.unknown()) }),
  errors: ['profile_required'],
})

export const previewResume = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/json-resume/preview',
  access: 'seeker',
  summary: 'What a JSON Resume would change in one’s profile, field by field; saves nothing',
  upload: limits.resumeBytes,
  body: z.object({ mode: z._default(choiceOf(ImportMode), 'add') }),
  reply: z.object({ preview: ResumePreview }),
})

export const importResume = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/json-resume',
  access: 'seeker',
  summary: 'Save what the preview of the same file showed, by its version; all of it or nothing',
  upload: limits.resumeBytes,
  body: z.object({ mode: z._default(choiceOf(ImportMode), 'add'), version: line() }),
  reply: z.object({ profile: Seeker }),
  errors: ['conflict', 'profile_required'],
})
