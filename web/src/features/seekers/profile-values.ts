import {
  type ProfileField,
  type Seeker,
  type SeekerForm,
  updateSeekerProfile,
} from '@hearback/contract/people/seekers.ts'
import { normalizeText } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { inOurWords } from '../../api/refusals.ts'
import type { ProfilePart } from './profile-completeness.ts'

export type YesNoAnswer = 'yes' | 'no' | 'prefer_not_to_say'

/** Form value of a field: a missing value is an empty string or list. */
type Held<T> = [T] extends [YesNoAnswer]
  ? YesNoAnswer | ''
  : [T] extends [number]
    ? number | string
    : [T] extends [readonly string[]]
      ? string[]
      : string
export type ProfileValues = { [F in ProfileField]: Held<NonNullable<SeekerForm[F]>> }

/** The empty value of each field, and its section of the editor. */
const FIELDS: { [F in ProfileField]: { empty: ProfileValues[F]; part: ProfilePart } } = {
  firstName: { empty: '', part: 'you' },
  lastName: { empty: '', part: 'you' },
  nickname: { empty: '', part: 'you' },
  city: { empty: '', part: 'you' },
  jobTitle: { empty: '', part: 'work' },
  jobCategory: { empty: '', part: 'work' },
  skill: { empty: [], part: 'work' },
  aboutMe: { empty: '', part: 'work' },
  availability: { empty: '', part: 'terms' },
  hourlyRate: { empty: '', part: 'terms' },
  vacationHours: { empty: '', part: 'terms' },
  instituteName: { empty: '', part: 'education' },
  subject: { empty: '', part: 'education' },
  edustartDate: { empty: '', part: 'education' },
  eduendDate: { empty: '', part: 'education' },
  covidVaccine: { empty: '', part: 'health' },
  medicalInsurance: { empty: '', part: 'health' },
  dentalInsurance: { empty: '', part: 'health' },
}
const ENTRIES = Object.entries(FIELDS) as [ProfileField, (typeof FIELDS)[ProfileField]][]

/** Whether a field of this section has an error. */
export const hasProblem = (problems: Record<string, string>, part: ProfilePart): boolean =>
  ENTRIES.some(([name, field]) => field.part === part && problems[name])

export const valuesOf = (profile: Seeker): ProfileValues =>
  Object.fromEntries(ENTRIES.map(([name, { empty }]) => [name, profile[name] ?? empty])) as ProfileValues

// Required fields are sent even when empty, so that validation marks them.
const REQUIRED = ['firstName', 'lastName', 'city', 'jobTitle', 'skill']
const isEmpty = (value: unknown) =>
  typeof value === 'string' ? normalizeText(value).trim() === '' : value === undefined

/** Body of an update: fields with a value, and null for cleared fields (product.md 5). */
export const asSent = (changes: Partial<ProfileValues>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, isEmpty(value) && !REQUIRED.includes(name) ? null : value]),
  )

/** Validates changes; returns error messages by field. */
export function problemsOf(changes: Partial<ProfileValues>): Record<string, string> {
  const { error } = updateSeekerProfile.body.safeParse(asSent(changes))
  const problems = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), inOurWords(message)]),
  )
  return changes.skill?.length === 0 ? { ...problems, skill: t.skillsRequired } : problems
}

/** The profile with the form values applied. */
export const withValues = (profile: Seeker, values: ProfileValues): Seeker => ({
  ...profile,
  ...values,
  hourlyRate: numberOf(values.hourlyRate),
  vacationHours: numberOf(values.vacationHours),
  covidVaccine: values.covidVaccine || null,
  medicalInsurance: values.medicalInsurance || null,
  dentalInsurance: values.dentalInsurance || null,
})

const numberOf = (value: number | string) => (value === '' || Number.isNaN(Number(value)) ? null : Number(value))
