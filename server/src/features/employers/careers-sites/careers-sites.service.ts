import type { Db } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { logActivity } from '../../company-activity/company-activity.service.ts'
import { findSites, lockSites, updateSites } from './careers-sites.sql.ts'

/** The origins that may frame the careers page of a company; empty if all may. */
export const careersSitesOf = async (db: Db, companyId: CompanyId): Promise<string[]> =>
  (await findSites(db, companyId))?.sites ?? []

/** As `careersSitesOf`, of the viewer's company. Throws profile_required without a profile. */
export async function ownCareersSites(db: Db, viewer: CompanyViewer): Promise<string[]> {
  const found = await findSites(db, viewer.companyId)
  if (!found) throw new AppError('profile_required')
  return found.sites
}

/** Replaces the sites that may frame the careers page. Throws profile_required without a profile. */
export async function setCareersSites(
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: CompanyViewer,
  named: readonly string[],
): Promise<string[]> {
  const sites = [...new Set(named)]
  await inTransaction(deps, async (tx, publish) => {
    const before = await lockSites(tx, viewer.companyId)
    if (!before) throw new AppError('profile_required')
    if (before.sites.join(' ') === sites.join(' ')) return
    await updateSites(tx, viewer.companyId, sites)
    await logActivity(tx, viewer, {
      act: 'company_edited',
      before: { careersSites: before.sites },
      after: { careersSites: sites },
    })
    publish('employer.changed', { employerId: viewer.companyId })
  })
  return sites
}
