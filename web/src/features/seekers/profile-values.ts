import { type Seeker, updateSeekerProfile } from '@hearback/contract/seekers.ts'
import { normalizeText } from '@hearback/contract/text.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { inOurWords } from '../../api/refusals.ts'

export type YesNoAnswer = 'yes' | 'no' | 'prefer_not_to_say'

/** The profile as the editor holds it: what is not there is an empty text or list. */
export interface ProfileValues {
  firstName: string
  lastName: string
  nickname: string
  city: string
  jobTitle: string
  jobCategory: string
  skill: string[]
  aboutMe: string
  availability: string
  hourlyRate: number | string
  vacationHours: number | string
  instituteName: string
  subject: string
  edustartDate: string
  eduendDate: string
  covidVaccine: YesNoAnswer | ''
  medicalInsurance: YesNoAnswer | ''
  dentalInsurance: YesNoAnswer | ''
}

const EMPTY: ProfileValues = {
  firstName: '',
  lastName: '',
  nickname: '',
  city: '',
  jobTitle: '',
  jobCategory: '',
  skill: [],
  aboutMe: '',
  availability: '',
  hourlyRate: '',
  vacationHours: '',
  instituteName: '',
  subject: '',
  edustartDate: '',
  eduendDate: '',
  covidVaccine: '',
  medicalInsurance: '',
  dentalInsurance: '',
}

export const valuesOf = (profile: Seeker): ProfileValues =>
  Object.fromEntries(
    Object.entries(EMPTY).map(([name, empty]) => [name, profile[name as keyof ProfileValues] ?? empty]),
  ) as unknown as ProfileValues

// These cannot be cleared, so an empty one is judged as it stands and marked.
const REQUIRED = ['firstName', 'lastName', 'city', 'jobTitle', 'skill']
const isEmpty = (value: unknown) =>
  typeof value === 'string' ? normalizeText(value).trim() === '' : value === undefined

/** What an update sends: the fields that have a value, and null for those that the person cleared (product.md 5). */
export const asSent = (changes: Partial<ProfileValues>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, isEmpty(value) && !REQUIRED.includes(name) ? null : value]),
  )

/** Why a change cannot be sent, by field. */
export function problemsOf(changes: Partial<ProfileValues>): Record<string, string> {
  const { error } = updateSeekerProfile.body.safeParse(asSent(changes))
  const problems = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), inOurWords(message)]),
  )
  return changes.skill?.length === 0 ? { ...problems, skill: t.skillsRequired } : problems
}

/** The profile as it will be once the values are saved. */
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
