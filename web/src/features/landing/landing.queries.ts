import { listPlans, type Plan } from '@hearback/contract/accounts/subscriptions.ts'
import type { Call, ReplyOf } from '@hearback/contract/endpoint.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { type Employer, listEmployers } from '@hearback/contract/people/employers.ts'

export interface LandingData {
  jobs: Job[]
  totalJobs: number
  /** False if the total is only a lower bound. */
  totalIsExact: boolean
  companies: Employer[]
  plans: Plan[]
}

type Jobs = Pick<ReplyOf<typeof searchJobs>, 'jobs' | 'total' | 'totalIsExact'>
const NO_JOBS: Jobs = { jobs: [], total: 0, totalIsExact: true }
const NO_COMPANIES: Pick<ReplyOf<typeof listEmployers>, 'profiles'> = { profiles: [] }
const NO_PLANS: { plans: Plan[] } = { plans: [] }

/**
 * The three newest jobs, the companies that answer best, and the plans. The page works without each of them, so a
 * failed request leaves it empty.
 */
export async function loadLanding(call: Call): Promise<LandingData> {
  const [{ jobs, total, totalIsExact }, { profiles }, { plans }] = await Promise.all([
    call(searchJobs, { body: { resultsPerPage: 3, brief: true } }).catch(() => NO_JOBS),
    call(listEmployers, { query: { limit: 4, sort: 'answers' } }).catch(() => NO_COMPANIES),
    call(listPlans, {}).catch(() => NO_PLANS),
  ])
  const measured = profiles.filter(({ responseStats }) => responseStats.answeredShare !== null)
  return { jobs: jobs.slice(0, 3), totalJobs: total, totalIsExact, companies: measured.slice(0, 4), plans }
}
