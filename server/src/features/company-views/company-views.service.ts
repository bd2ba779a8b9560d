import type { WholeCompany } from '@hearback/contract/jobs/company-views.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Quota } from '@hearback/contract/values/primitives.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { getEmployerProfile } from '../employers/employer-profile.service.ts'
import { listJobsOfEmployer } from '../jobs/posting/employer-jobs.service.ts'
import { consumeQuota, quotaOf } from '../usage/usage.service.ts'
import { deletePastViews, findContact, insertCompanyView } from './company-views.sql.ts'

type Viewing = Pick<Deps, 'db' | 'events'>

/**
 * Returns a company with its open jobs. Each company counts once per calendar month (UTC) against the plan limit,
 * except companies with which the seeker has an application, chat or offer. Throws not_found,
 * company_view_limit_reached.
 */
export async function viewCompany(
  deps: Viewing,
  viewer: Viewer,
  id: string,
): Promise<{ company: WholeCompany; counted: boolean; quota: Quota }> {
  const profile = await getEmployerProfile(deps, undefined, id)
  const counted = await countView(deps, viewer.userId, id)
  const { jobs } = await listJobsOfEmployer(deps, undefined, id, { page: 1, limit: limits.companyJobs })
  return {
    company: { ...profile, jobs },
    counted,
    quota: await quotaOf(deps.db, viewer.userId, 'companyViews'),
  }
}

/** Returns whether the company counts against this month's limit. */
async function countView(deps: Viewing, seekerId: string, employerId: CompanyId): Promise<boolean> {
  const contact = await findContact(deps.db, seekerId, employerId)
  if (contact.in_contact || contact.is_counted) return contact.is_counted
  await inTransaction(deps, async (tx) => {
    if (await insertCompanyView(tx, seekerId, employerId)) await consumeQuota(tx, seekerId, 'companyViews')
  })
  return true
}

/** Deletes company views of past months; runs daily. */
export async function purgeCompanyViews({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deletePastViews(db)
}
