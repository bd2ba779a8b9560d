import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getCompanyApproval } from '@hearback/contract/trust/company-approval.ts'
import { databaseNow } from '../../db/clock.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { actorOf } from '../accounts/admins.service.ts'
import { record } from '../audit/audit.service.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { clearCompanyApproval, isListed, setCompanyApproved } from '../employers/listing.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { transferNotice, withdrawalNotice } from './company-domains.mails.ts'
import {
  findCompany,
  findHolder,
  findNamedDomain,
  holdDomain,
  listDomains,
  listOwners,
  releaseDomain,
  setContested,
} from './company-domains.sql.ts'
import { claimedDomainView } from './company-domains.view.ts'
import { hasProof, listProofs } from './proofs.sql.ts'

/** The domains of a company and whether it is listed, for moderators; throws not_found. */
export async function approvalOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  id: string,
): Promise<ReplyOf<typeof getCompanyApproval>> {
  const company = await companyOf(db, id)
  const rows = await listDomains(db, id)
  const ids = rows.map((row) => row.id)
  const [proofs, now] = [ids.length > 0 ? await listProofs(db, ids) : [], await databaseNow(db)]
  const holders = await Promise.all(rows.map(({ domain }) => findHolder(db, domain)))
  return {
    listed: await isListed(db, config, id),
    approvedAt: company.approved_at?.toISOString() ?? null,
    domains: rows.map((row, n) => claimedDomainView(row, proofs, now, holders[n])),
  }
}

/** The company with this id; throws not_found. */
async function companyOf(db: Db, id: string) {
  const company = await findCompany(db, id)
  if (!company) throw new AppError('not_found', { message: 'We couldn’t find this company.' })
  return company
}

const recordDecision = async (tx: Tx, viewer: Viewer, entry: Omit<Parameters<typeof record>[2], 'kind'>) =>
  record(tx, await actorOf(tx, viewer), { kind: 'company', ...entry })

/** Lists a company without a proof; throws not_found, and conflict if it was approved before. */
export const approveCompany = (
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const { business_name: targetName } = await companyOf(tx, id)
    if (!(await setCompanyApproved(tx, id)))
      throw new AppError('conflict', { message: 'This company is approved already.' })
    await recordDecision(tx, viewer, { act: 'company_approved', targetId: id, targetName, reason })
    publish('employer.changed', { employerId: id })
  })

/**
 * Ends the approval of a company and tells its owners why. Without a proof, its open jobs are listed no longer. Throws not_found,
 * and conflict if it has no approval.
 */
export const withdrawApproval = (
  deps: Pick<Deps, 'db' | 'events' | 'queue' | 'config'>,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const { business_name: name } = await companyOf(tx, id)
    if (!(await clearCompanyApproval(tx, id)))
      throw new AppError('conflict', { message: 'This company isn’t approved.' })
    await recordDecision(tx, viewer, { act: 'approval_withdrawn', targetId: id, targetName: name, reason })
    const about = {
      company: name,
      publicUrl: deps.config.publicUrl,
      reason,
      listed: await isListed(tx, deps.config, id),
    }
    const owners = await listOwners(tx, id)
    await notifyAll(
      deps,
      tx,
      publish,
      owners.map((owner) => withdrawalNotice(owner, about)),
    )
    publish('employer.changed', { employerId: id })
  })

/**
 * Gives a domain that two companies proved to the one that claims it. Throws not_found, and conflict if its proof no longer counts
 * or it holds the domain already.
 */
export const transferDomain = (
  deps: Pick<Deps, 'db' | 'events' | 'queue' | 'config'>,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const row = await findNamedDomain(tx, id)
    if (!row) throw new AppError('not_found', { message: 'We couldn’t find this domain.' })
    const holder = await findHolder(tx, row.domain)
    if (holder?.domain_id === id || !(await hasProof(tx, id)))
      throw new AppError('conflict', { message: 'This company no longer waits for the domain.' })
    if (holder) {
      await releaseDomain(tx, holder.domain_id)
      await setContested(tx, holder.domain_id, true)
    }
    await holdDomain(tx, row)
    await setContested(tx, id, false)
    const { domain, company_id: companyId } = row
    const about = { kind: 'company', targetId: companyId, targetName: domain, reason }
    await record(tx, await actorOf(tx, viewer), { act: 'domain_transferred', ...about })
    await tellOfTransfer(deps, tx, publish, { companyId, domain, isGained: true, reason })
    if (holder)
      await tellOfTransfer(deps, tx, publish, { companyId: holder.company_id, domain, isGained: false, reason })
  })

/** Logs the transfer in the company, and tells its owners. */
async function tellOfTransfer(
  deps: Pick<Deps, 'queue' | 'config'>,
  tx: Tx,
  publish: Publish,
  { companyId, domain, ...transfer }: { companyId: CompanyId; domain: string; isGained: boolean; reason: string },
): Promise<void> {
  const changes = transfer.isGained ? { before: {}, after: { domain } } : { before: { domain }, after: {} }
  const act = transfer.isGained ? 'company_domain_proved' : 'company_domain_removed'
  await logActivity(tx, { companyId, userId: null }, { act, ...changes })
  const about = { publicUrl: deps.config.publicUrl, domain, ...transfer }
  const owners = await listOwners(tx, companyId)
  await notifyAll(
    deps,
    tx,
    publish,
    owners.map((owner) => transferNotice(owner, about)),
  )
  publish('employer.changed', { employerId: companyId })
}
