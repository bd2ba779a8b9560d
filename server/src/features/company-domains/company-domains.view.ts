import type { CompanyDomain, DomainProof, ProofFailure } from '@hearback/contract/people/company-domains.ts'
import type { ClaimedDomain, PendingCompany } from '@hearback/contract/trust/company-approval.ts'
import { readableDomain } from '../../domain/readable-domain.ts'
import { workDomain } from '../../domain/work-email-domains.ts'
import { graceDays, recordName, recordValue } from './company-domains.rules.ts'
import type { DomainRow, findHolder } from './company-domains.sql.ts'
import type { PendingRow } from './pending-companies.sql.ts'
import type { ProofRow } from './proofs.sql.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

const proofView = (row: ProofRow & { proved_at: Date; checked_at: Date }): DomainProof => ({
  method: row.method as DomainProof['method'],
  provedAt: row.proved_at.toISOString(),
  checkedAt: row.checked_at.toISOString(),
  checkAt: iso(row.check_at),
  failure: row.failure as ProofFailure | null,
  lapsesAt: row.failing_since ? new Date(row.failing_since.getTime() + graceDays * 86_400_000).toISOString() : null,
  lapsedAt: iso(row.lapsed_at),
})

const isProved = (row: ProofRow): row is ProofRow & { proved_at: Date; checked_at: Date } =>
  row.proved_at !== null && row.checked_at !== null

const statusOf = (row: DomainRow, proofs: readonly ProofRow[]): CompanyDomain['status'] => {
  if (row.is_held) return 'verified'
  if (row.contested_at) return 'contested'
  return proofs.some(({ lapsed_at }) => lapsed_at !== null) ? 'lapsed' : 'open'
}

/** A domain with all proofs of the company; those of other domains are left out. */
export function domainView(
  row: DomainRow,
  all: readonly ProofRow[],
  now: Date,
  required?: ReadonlyMap<string, string>,
): CompanyDomain {
  const proofs = all.filter(({ domain_id: id }) => id === row.id)
  const code = proofs.find(({ code_hash: hash }) => hash !== null)?.code_expires_at
  return {
    _id: row.id,
    domain: row.domain,
    name: readableDomain(row.domain),
    status: statusOf(row, proofs),
    record: { name: recordName(row.domain), value: recordValue(row.token) },
    proofs: proofs.filter(isProved).map(proofView),
    takesEmail: workDomain(`x@${row.domain}`) === row.domain,
    codeExpiresAt: code && code > now ? code.toISOString() : null,
    requiredProvider: (row.is_held && required?.get(row.id)) || null,
  }
}

type Holder = Awaited<ReturnType<typeof findHolder>>

/** A domain as moderators see it. */
export function claimedDomainView(row: DomainRow, all: readonly ProofRow[], now: Date, holder: Holder): ClaimedDomain {
  const { _id, domain, status, proofs } = domainView(row, all, now)
  return {
    _id,
    domain,
    status,
    proofs,
    holder: holder ? { _id: holder.company_id, businessName: holder.business_name } : null,
  }
}

export const pendingCompanyView = (row: PendingRow): PendingCompany => ({
  _id: row.user_id,
  businessName: row.business_name,
  companyWebsite: row.company_website,
  createdAt: row.created_at.toISOString(),
  domains: row.domains,
  openJobs: row.open_jobs,
  jobs: row.jobs.map(({ id, title }) => ({ _id: id, jobTitle: title })),
  reports: row.reports,
})
