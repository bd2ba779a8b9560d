import type { ExperienceForm, SeekerForm } from '@hearback/contract/people/seekers.ts'
import { toColumns } from '../../../domain/profile-fields.ts'

type Sent<T> = { [K in keyof T]?: T[K] | undefined }

/** The fields that a rule refuses, as the wire names them. */
export const educationFields = ['edustartDate', 'eduendDate']
export const experienceFields = ['startDate', 'endDate']

/** The columns of the fields that were sent; null clears one. */
export const changedProfile = (form: Sent<SeekerForm>) =>
  sent({ ...toColumns(storable(form)), ...clearedPicture(form) })

/** All columns of a profile; fields that were not sent are null, but for the picture. */
export const wholeProfile = (form: SeekerForm) => ({
  ...emptied(toColumns(storable(form))),
  first_name: form.firstName,
  last_name: form.lastName,
  city: form.city,
  job_title: form.jobTitle,
  skills: form.skill,
  ...clearedPicture(form),
})

/** A picture is uploaded, never linked; null alone means something. */
const clearedPicture = (form: Sent<SeekerForm>) => (form.profilePicture === null ? { picture_key: null } : {})

/** Empty texts of optional fields are stored as null; those of required fields are refused before. */
const storable = (form: Sent<SeekerForm>): Sent<SeekerForm> =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, value === '' ? null : value]))

/** The columns of what was sent, but for the period, which rules settle. */
export const changedExperience = (form: Sent<ExperienceForm>) =>
  sent({ ...optionalExperience(form), title: form.title, company: form.company })

/** All columns of an experience but for the period. */
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
