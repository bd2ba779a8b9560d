import type { ExperienceForm, SeekerForm } from '@hearback/contract/people/seekers.ts'
import { singleFields, toColumns } from '../../../domain/profile-fields.ts'

type Sent<T> = { [K in keyof T]?: T[K] | undefined }

/** Field names for errors of periods. */
export const educationFields = ['edustartDate', 'eduendDate']
export const experienceFields = ['startDate', 'endDate']

/** The columns of the given fields; null clears one. */
export const changedProfile = (form: Sent<SeekerForm>) =>
  sent({ ...toColumns(storable(form)), ...clearedPicture(form) })

/** A replaced profile: omitted fields are null, except the picture and the lists that older clients don't send. */
export const replacedProfile = (form: SeekerForm): SeekerForm => ({
  ...Object.fromEntries(singleFields.map((field) => [field, null])),
  ...(sent(form) as SeekerForm),
})

/** The columns of a replaced profile. */
export const wholeProfile = (form: SeekerForm) => ({
  ...changedProfile(form),
  first_name: form.firstName,
  last_name: form.lastName,
  city: form.city,
  job_title: form.jobTitle,
  skills: form.skill,
})

/** Pictures are uploaded separately, so only null has an effect. */
const clearedPicture = (form: Sent<SeekerForm>) => (form.profilePicture === null ? { picture_key: null } : {})

/** Empty texts of optional fields are stored as null; required fields are validated earlier. */
const storable = (form: Sent<SeekerForm>): Sent<SeekerForm> =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, value === '' ? null : value]))

/** The columns of the given fields, except the period, which has its own rules. */
export const changedExperience = (form: Sent<ExperienceForm>) =>
  sent({ ...optionalExperience(form), title: form.title, company: form.company })

/** All columns of an experience, except the period. */
export const wholeExperience = (form: ExperienceForm) => ({
  ...emptied(optionalExperience(form)),
  title: form.title,
  company: form.company,
})

const optionalExperience = (form: Sent<ExperienceForm>) => ({
  city: textOrNull(form.city),
  company_email: textOrNull(form.companyEmail),
  rate: form.Rate,
  leaving_reason: textOrNull(form.leavingReason),
  description: textOrNull(form.description),
})

const textOrNull = (text: string | null | undefined) => (text === '' ? null : text)

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const sent = <T extends object>(columns: T) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Present<T>

type Emptied<T> = { [K in keyof T]: Exclude<T[K], undefined> | null }
const emptied = <T extends object>(columns: T) =>
  Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value ?? null])) as Emptied<T>
