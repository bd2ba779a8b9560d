import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { CompanyPosting, listPendingCompanies } from '@hearback/contract/trust/company-approval.ts'
import type { Deps } from '../../deps.ts'
import { pendingCompanyView } from './company-domains.view.ts'
import { countPending, listPending } from './pending-companies.sql.ts'

/** One page of the companies that wait to be verified or approved, oldest first (product.md section 17.2). */
export async function pendingCompanies(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { posting, after, limit }: { posting: CompanyPosting; after?: string | undefined; limit: number },
): Promise<ReplyOf<typeof listPendingCompanies>> {
  if (!config.verifiesEmployers) return { required: false, companies: [], next: null, counts: { open: 0, none: 0 } }
  const rows = await listPending(db, { posting, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const [open, none] = await Promise.all([countPending(db, 'open'), countPending(db, 'none')])
  return {
    required: true,
    companies: shown.map(pendingCompanyView),
    next: rows.length > limit ? (shown.at(-1)?.user_id ?? null) : null,
    counts: { open, none },
  }
}
