import type { CompanyDomain } from '@hearback/contract/people/company-domains.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { endSessions } from '../accounts/erasure.service.ts'
import { requireIdentityProvider } from '../oidc/oidc.service.ts'
import { requireProviderAt } from '../oidc/requirements.service.ts'
import { lockOwnCompany, ownDomain, requireDomain } from './company-domains.service.ts'

/**
 * Makes the members at a verified domain sign in by one issuer alone, and ends their sessions; null allows all ways again. Owners
 * are exempt, so that a wrong setting locks no company out. Throws not_found, and conflict for a domain that is not verified.
 */
export function requireProvider(
  deps: Pick<Deps, 'config' | 'db' | 'events'>,
  { companyId }: CompanyViewer,
  id: string,
  name: string | null,
): Promise<CompanyDomain> {
  if (name !== null) requireIdentityProvider(deps, name)
  return inTransaction(deps, async (tx, publish) => {
    await lockOwnCompany(tx, companyId)
    const row = await requireDomain(tx, companyId, id)
    if (name !== null && !row.is_held) throw new AppError('conflict', { message: 'Verify this domain first.' })
    for (const userId of await requireProviderAt(tx, { id: row.id, companyId }, name)) {
      await endSessions(tx, publish, userId)
    }
    return ownDomain({ ...deps, db: tx }, companyId, row.id)
  })
}
