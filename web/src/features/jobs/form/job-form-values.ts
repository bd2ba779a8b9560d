import { type Job, JobForm } from '@hearback/contract/jobs/jobs.ts'
import type { Place } from '@hearback/contract/jobs/places.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { applicationLimits } from '@hearback/contract/values/application-limits.ts'
import { addressText, placeText } from '@hearback/contract/values/place-text.ts'
import * as z from 'zod/mini'
import { withoutEmpty } from '../../../api/use-contract-form.ts'
import { countryName } from '../../../ui/text/display-names.ts'
import type { ChangeBody, JobBody } from '../own-jobs/own-jobs.mutations.ts'
import { type QuestionValues, sentQuestion, valuesOfQuestion } from './questions/question-values.ts'

/** Form values of a job. */
export interface JobFormValues extends Record<string, unknown> {
  jobTitle: string
  category: string
  estimatedFrom: number | string
  estimatedTo: number | string
  payPeriod: Job['payPeriod']
  currency: string
  skills: string[]
  physicalRequirements: string
  workplace: Job['workplace']
  employmentType: string
  location: string
  description: string
  lastDay: string
  /** Empty for no limit. */
  applicantLimit: number | string
  shifts: string[]
  workDays: string[]
  hoursPerWeekFrom: number | string
  hoursPerWeekTo: number | string
  startDate: string
  benefits: string[]
  experienceLevel: string
  openings: number | string
  neighborhood: string
  language: string
  vacancy: string
  aiUse: string
  aiUseDetails: string
  decisionBy: string
  questions: QuestionValues[]
}

/** The selected place suggestion, whose coordinates save a geocoding of the text. */
export type ChosenPlace = Pick<Place, 'label' | 'city' | 'region' | 'country' | 'latitude' | 'longitude'> | undefined

/** Values of the optional details of the work without any. */
export const WORK_DETAILS = {
  shifts: [],
  workDays: [],
  hoursPerWeekFrom: '',
  hoursPerWeekTo: '',
  startDate: '',
  benefits: [],
  experienceLevel: '',
  openings: '',
  neighborhood: '',
  language: '',
} satisfies Partial<JobFormValues>

/** Values of what a job says about its vacancy, AI and the decision, without any. */
const STATEMENTS = {
  vacancy: '',
  aiUse: '',
  aiUseDetails: '',
  decisionBy: '',
} satisfies Partial<JobFormValues>

export const NEW_JOB: JobFormValues = {
  jobTitle: '',
  category: '',
  estimatedFrom: '',
  estimatedTo: '',
  payPeriod: 'hour',
  currency: 'USD',
  skills: [],
  physicalRequirements: '',
  workplace: 'onsite',
  employmentType: '',
  location: '',
  description: '',
  lastDay: '',
  applicantLimit: applicationLimits.applicantLimit.usual,
  ...WORK_DETAILS,
  ...STATEMENTS,
  questions: [],
}

/** Formats an instant as `YYYY-MM-DD` in the device's time zone. */
export function dayOf(instant: string | number): string {
  const at = new Date(instant)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export const valuesOfJob = (job: Job, questions: readonly Question[] = []): JobFormValues => ({
  ...NEW_JOB,
  jobTitle: job.jobTitle,
  category: job.category,
  estimatedFrom: job.estimatedFrom ?? '',
  estimatedTo: job.estimatedTo ?? '',
  payPeriod: job.payPeriod,
  currency: job.currency,
  skills: job.skills,
  physicalRequirements: job.physicalRequirements,
  workplace: job.workplace,
  employmentType: job.employmentType ?? '',
  location: addressText(job.location) ?? '',
  description: job.description,
  lastDay: job.lastDay,
  applicantLimit: job.applicantLimit ?? '',
  ...detailsOfJob(job),
  questions: questions.map(valuesOfQuestion),
})

/**
 * The place of a job as text for another job, which is geocoded again: with the country, because many towns share their
 * name. A town with its region beside it is unique: "Boise, ID".
 */
export function copiedLocation({ location }: Pick<Job, 'location'>): string {
  const address = addressText(location) ?? ''
  const { city, country } = location
  const isUnique = !address || !country || placeText(location) !== city || city?.includes(',')
  return isUnique ? address : `${address}, ${countryName(country)}`
}

const detailsOfJob = (job: Job) =>
  Object.fromEntries(
    Object.keys({ ...WORK_DETAILS, ...STATEMENTS }).flatMap((name) => {
      const value = job[name as keyof Job]
      return value === undefined ? [] : [[name, value]]
    }),
  )

function asSent(values: Record<string, unknown>): Partial<JobBody> {
  const { questions, ...sent } = withoutEmpty(values)
  return questions ? { ...sent, questions: (questions as QuestionValues[]).map(sentQuestion) } : sent
}

/** The contract's schema, applied to form values. */
export const JobFormAsTyped = z.pipe(
  z.transform((values: Record<string, unknown>) => ({ skills: [], ...asSent(values) }) as JobBody),
  JobForm,
)

/** Body of a new job; includes the coordinates of a selected place. */
export const newJobBody = (values: JobFormValues, place: ChosenPlace): JobBody =>
  ({ skills: [], ...asSent(values), ...located(values, place) }) as JobBody

function located({ location }: JobFormValues, place: ChosenPlace) {
  if (!place || place.label !== location) return {}
  const { city, region, country, latitude, longitude } = place
  return { location: { city, region, country, latitude, longitude } }
}

/** Body of an update: only the changed fields; a cleared field is null. */
export function changesOf(before: JobFormValues, now: JobFormValues, place: ChosenPlace): ChangeBody {
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
  const sent: Record<string, unknown> = asSent(Object.fromEntries(changed))
  const entries = changed.map(([name]) => [name, sent[name] ?? (name === 'skills' ? [] : null)])
  const body = Object.fromEntries(entries)
  if (!('location' in body)) return body
  // A move clears the neighborhood unless it is sent again.
  return { ...body, ...located(now, place), ...(now.neighborhood && { neighborhood: now.neighborhood }) }
}
