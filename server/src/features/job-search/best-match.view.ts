import type { MatchedJob } from '@hearback/contract/hiring/match.ts'
import type { EmploymentType, PayPeriod, Workplace } from '@hearback/contract/jobs/jobs.ts'
import type { listMatchedJobs } from './best-match.sql.ts'

type Row = Awaited<ReturnType<typeof listMatchedJobs>>[number]

/** The facts of a job that a match compares, as in its public view. The description decides no part. */
export const matchedJobOf = (row: Row): MatchedJob => ({
  jobTitle: row.title,
  category: row.category,
  skills: row.skills,
  description: '',
  employmentType: row.employment_type as EmploymentType | null,
  workplace: row.workplace as Workplace,
  location: { city: null, region: null, country: null, latitude: row.latitude, longitude: row.longitude },
  estimatedFrom: row.pay_from,
  estimatedTo: row.pay_to,
  payPeriod: row.pay_period as PayPeriod,
  currency: row.currency,
})
