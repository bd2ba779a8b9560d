import type { ExperienceForm, SeekerForm } from '@hearback/contract/seekers.ts'

type Sent<T> = { [K in keyof T]?: T[K] | undefined }

/** The fields that a rule refuses, as the wire names them. */
export const educationFields = ['edustartDate', 'eduendDate']
export const experienceFields = ['startDate', 'endDate']

/** The columns of what was sent; null clears one. */
export function changedProfile(form: Sent<SeekerForm>) {
  return sent({
    ...optionalColumns(form),
    first_name: form.firstName,
    last_name: form.lastName,
    city: form.city,
    job_title: form.jobTitle,
    skills: form.skill,
    ...clearedPicture(form),
  })
}

/** All columns of a profile; what was not sent is empty, but for the picture. */
export function wholeProfile(form: SeekerForm) {
  return {
    ...emptied(optionalColumns(form)),
    first_name: form.firstName,
    last_name: form.lastName,
    city: form.city,
    job_title: form.jobTitle,
    skills: form.skill,
    ...clearedPicture(form),
  }
}

/** A picture is uploaded, never linked; null alone means something. */
const clearedPicture = (form: Sent<SeekerForm>) => (form.profilePicture === null ? { picture_key: null } : {})

const optionalColumns = (form: Sent<SeekerForm>) => ({
  nickname: textOrNull(form.nickname),
  vacation_hours: form.vacationHours,
  covid_vaccine: form.covidVaccine,
  medical_insurance: form.medicalInsurance,
  dental_insurance: form.dentalInsurance,
  hourly_rate: form.hourlyRate,
  availability: textOrNull(form.availability),
  institute_name: textOrNull(form.instituteName),
  subject: textOrNull(form.subject),
  education_start: form.edustartDate,
  education_end: form.eduendDate,
  job_category: textOrNull(form.jobCategory),
  about_me: textOrNull(form.aboutMe),
})

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
