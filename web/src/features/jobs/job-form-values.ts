import { type Job, JobForm } from '@hearback/contract/jobs.ts'
import { placeText } from '@hearback/contract/place-text.ts'
import type { Place } from '@hearback/contract/places.ts'
import * as z from 'zod/mini'
import { withoutEmpty } from '../../api/use-contract-form.ts'
import type { ChangeBody, JobBody } from './own-jobs.mutations.ts'

/** The job as it is filled in; the last day as the date field has it. */
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
  expiresAt: string
}

/** The suggestion that was taken, with the point that the text alone would have to be looked up for. */
export type ChosenPlace = Pick<Place, 'label' | 'city' | 'region' | 'country' | 'latitude' | 'longitude'> | undefined

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
  expiresAt: '',
}

/** "2026-12-31" by the calendar of this device. */
export function dayOf(instant: string | number): string {
  const at = new Date(instant)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export const valuesOfJob = (job: Job): JobFormValues => ({
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
  location: placeText(job.location) ?? '',
  description: job.description,
  expiresAt: dayOf(job.expiresAt),
})

/** The last moment of a day by the clocks of this device; what is no day is left to the schema to refuse. */
function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) ? day : end.toISOString()
}

const asSent = (values: Record<string, unknown>): Partial<JobBody> => {
  const { expiresAt, ...rest } = withoutEmpty(values)
  return { ...rest, ...(typeof expiresAt === 'string' && { expiresAt: endOfDay(expiresAt) }) }
}

/** The contract's form, reading the last day as a date field writes it. */
export const JobFormAsTyped = z.pipe(
  z.transform((values: Record<string, unknown>) => ({ skills: [], ...asSent(values) }) as JobBody),
  JobForm,
)

/** The body of a new job; a town that was chosen takes its point along. */
export const newJobBody = (values: JobFormValues, place: ChosenPlace): JobBody =>
  ({ skills: [], ...asSent(values), ...located(values, place) }) as JobBody

function located({ location }: JobFormValues, place: ChosenPlace) {
  if (!place || place.label !== location) return {}
  const { city, region, country, latitude, longitude } = place
  return { location: { city, region, country, latitude, longitude } }
}

/** What of a job was changed; a cleared field is null, and nothing else is sent. */
export function changesOf(before: JobFormValues, now: JobFormValues, place: ChosenPlace): ChangeBody {
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
  const sent: Record<string, unknown> = asSent(Object.fromEntries(changed))
  const entries = changed.map(([name]) => [name, sent[name] ?? (name === 'skills' ? [] : null)])
  const body = Object.fromEntries(entries)
  return 'location' in body ? { ...body, ...located(now, place) } : body
}
