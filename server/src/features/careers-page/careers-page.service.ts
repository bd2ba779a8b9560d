import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Employer } from '@hearback/contract/people/employers.ts'
import type { Database } from '../../db/database.ts'
import { careersSitesOf } from '../employers/careers-sites/careers-sites.service.ts'
import { getEmployerProfile } from '../employers/employer-profile.service.ts'
import { listJobsOfEmployer } from '../jobs/posting/employer-jobs.service.ts'

/** The newest jobs that the page lists; it links to the page of the company for more. */
const listed = 100

export interface Careers {
  readonly company: Employer
  readonly jobs: readonly Job[]
  /** Number of open jobs, of which `jobs` are the newest. */
  readonly total: number
  /** The origins that may frame the page; empty if all may. */
  readonly sites: readonly string[]
}

/** What the careers page of a company shows to everybody. Throws not_found as the page of the company does. */
export async function loadCareers(db: Database, id: string): Promise<Careers> {
  const company = await getEmployerProfile({ db }, undefined, id)
  const sites = await careersSitesOf(db, id)
  const { jobs, total } = await listJobsOfEmployer({ db }, undefined, id, { page: 1, limit: listed })
  return { company, jobs, total, sites }
}
