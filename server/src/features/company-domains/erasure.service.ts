import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { deleteDomainsOf } from './company-domains.sql.ts'
import { forgetAddress } from './proofs.sql.ts'

/** Deletes the domains of a company with their proofs; other companies may claim them. */
export async function eraseCompanyDomains(tx: Tx, companyId: CompanyId): Promise<void> {
  await deleteDomainsOf(tx, companyId)
}

/** Forgets an address to which codes of a company went. Its proof counts until the next check. */
export async function eraseProofAddress(tx: Tx, email: string): Promise<void> {
  await forgetAddress(tx, email)
}
