import { randomBytes } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { CompanyDomain, listCompanyDomains } from '@hearback/contract/people/company-domains.ts'
import { databaseNow } from '../../db/clock.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { lockCompany } from '../employers/employers.service.ts'
import { requirementsOf } from '../oidc/requirements.service.ts'
import { parseDomain } from './company-domains.rules.ts'
import {
  type DomainRow,
  deleteDomain,
  findCompany,
  findDomain,
  findDomainByName,
  insertDomain,
  listDomains,
} from './company-domains.sql.ts'
import { domainView } from './company-domains.view.ts'
import { listProofs } from './proofs.sql.ts'

/** The database, or a transaction, and the settings. */
interface Site extends Pick<Deps, 'config'> {
  readonly db: Db
}

/** The domains of the viewer's company with their proofs, and whether it is listed (product.md section 17.2). */
export async function domainsOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { companyId }: CompanyViewer,
): Promise<ReplyOf<typeof listCompanyDomains>> {
  const rows = await listDomains(db, companyId)
  const company = await findCompany(db, companyId)
  return {
    domains: await viewsOf({ db, config }, companyId, rows),
    required: config.verifiesEmployers,
    listed:
      !config.verifiesEmployers ||
      Boolean(company && (company.verified_domain ?? company.approved_at ?? company.import_name)),
    approvedAt: company?.approved_at?.toISOString() ?? null,
  }
}

async function viewsOf(
  { db, config }: Site,
  companyId: CompanyId,
  rows: readonly DomainRow[],
): Promise<CompanyDomain[]> {
  if (rows.length === 0) return []
  const proofs = await listProofs(
    db,
    rows.map(({ id }) => id),
  )
  const now = await databaseNow(db)
  const required = await requirementsOf(config, db, companyId)
  return rows.map((row) => domainView(row, proofs, now, required))
}

/** A domain of the company as its owners see it; throws not_found. */
export async function ownDomain(site: Site, companyId: CompanyId, id: string): Promise<CompanyDomain> {
  const [view] = await viewsOf(site, companyId, [await requireDomain(site.db, companyId, id)])
  if (!view) throw noSuchDomain()
  return view
}

/** Throws not_found. */
export async function requireDomain(db: Db, companyId: CompanyId, id: string): Promise<DomainRow> {
  const row = await findDomain(db, companyId, id)
  if (!row) throw noSuchDomain()
  return row
}

const noSuchDomain = () => new AppError('not_found', { message: 'We couldn’t find this domain. Reload the page.' })

/** Locks the company, so that its domains change one at a time. Throws profile_required. */
export async function lockOwnCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  if (!(await lockCompany(tx, companyId))) throw new AppError('profile_required')
}

/**
 * Adds a domain to prove, or returns it if it was added before. Throws profile_required, too_many_requests, and invalid_input for
 * texts that name no domain, public suffixes, and beyond the limit.
 */
export async function claimDomain(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'limits'>,
  { companyId }: CompanyViewer,
  text: string,
): Promise<CompanyDomain> {
  const domain = parseDomain(text, domainToASCII)
  await deps.limits.consume('domainByCompany', companyId)
  return inTransaction(deps, async (tx) => {
    await lockOwnCompany(tx, companyId)
    const known = await findDomainByName(tx, companyId, domain)
    const added = known ?? (await insertDomain(tx, { companyId, domain, token: randomBytes(16).toString('hex') }))
    if (!added) throw invalid('domain', 'A company can have up to 10 domains. Remove one first')
    return ownDomain({ ...deps, db: tx }, companyId, added.id)
  })
}

/** Removes a domain with its proofs; throws not_found. */
export const removeDomain = (deps: Pick<Deps, 'db' | 'events'>, viewer: CompanyViewer, id: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const { companyId } = viewer
    await lockOwnCompany(tx, companyId)
    const domain = await deleteDomain(tx, companyId, id)
    if (domain === undefined) throw noSuchDomain()
    const before = { domain }
    await logActivity(tx, viewer, { act: 'company_domain_removed', subject: id, before, after: {} })
    publish('employer.changed', { employerId: companyId })
  })
