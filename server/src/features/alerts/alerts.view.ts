import type { Alert, StoredFilters } from '@hearback/contract/jobs/alerts.ts'
import { JobFilters } from '@hearback/contract/jobs/job-search.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { placeText } from '@hearback/contract/values/place-text.ts'
import type { AlertRow } from './alerts.sql.ts'

/** The filters with those that storage omits. */
export function filtersView(filters: StoredFilters) {
  const { latitude = null, longitude = null, radius = null, payFrom = null, ...rest } = filters
  const { answersShare = null, answersWithinDays = null, ...stored } = rest
  return {
    payCurrency: 'USD',
    hideApplied: false,
    verified: false,
    ...stored,
    latitude,
    longitude,
    radius,
    payFrom,
    answersShare,
    answersWithinDays,
  }
}

export const alertView = (row: AlertRow): Alert => ({
  ...filtersView(row.filters as StoredFilters),
  _id: row.id,
  name: row.name,
  paused: row.paused_at !== null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

const newest = JobFilters.parse({ resultsPerPage: 50, brief: true })

/** The request of the job search for these filters: the newest 50 as brief cards. */
export const toJobFilters = (filters: StoredFilters): JobFilters => ({ ...newest, ...filters })

/** A job as shown in a digest mail. */
export interface FoundJob {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly city: string
  readonly pay: Pick<Job, 'estimatedFrom' | 'estimatedTo' | 'currency' | 'payPeriod'>
}

export const foundJobView = (job: Job): FoundJob => ({
  id: job._id,
  title: job.jobTitle,
  company: job.company.businessName,
  city: placeText(job.location) ?? '',
  pay: job,
})
