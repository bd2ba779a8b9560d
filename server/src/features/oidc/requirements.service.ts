import type { Config } from '../../config/config.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { AppError } from '../../domain/errors.ts'
import { listRequiredOf, listRequirements, lockMembersAt, setRequirement } from './requirements.sql.ts'

type Providers = Pick<Config, 'identityProviders'>

/**
 * Refuses a sign-in by another way than the one that the company of the account requires. Call it after the insert of the session,
 * in its transaction: then a requirement that begins at the same time is not missed. A requirement of an issuer that the
 * installation does not have counts for nothing, so that no one is locked out. Throws identity_provider_required.
 */
export async function refuseOtherSignIns(
  { identityProviders }: Providers,
  tx: Tx,
  userId: string,
  by: string | undefined,
): Promise<void> {
  if (identityProviders.length === 0) return
  const required = await listRequiredOf(tx, userId)
  const known = identityProviders.filter(({ name }) => required.some(({ provider }) => provider === name))
  const [first] = known
  if (!first || known.some(({ name }) => name === by)) return
  throw new AppError('identity_provider_required', {
    allowed: [first.name],
    message: `Your company signs in with ${first.label}. Choose “Continue with ${first.label}” on the sign-in page.`,
  })
}

/** Sets the issuer that a verified domain requires, and returns the accounts whose sessions have to end. */
export async function requireProviderAt(
  tx: Tx,
  domain: { id: string; companyId: CompanyId },
  provider: string | null,
): Promise<string[]> {
  await setRequirement(tx, domain, provider)
  return provider === null ? [] : lockMembersAt(tx, domain.id)
}

/** The required issuers of a company by the id of the domain; those that the installation does not have are left out. */
export async function requirementsOf(
  { identityProviders }: Providers,
  db: Db,
  companyId: CompanyId,
): Promise<Map<string, string>> {
  if (identityProviders.length === 0) return new Map()
  const rows = await listRequirements(db, companyId)
  const isKnown = (provider: string) => identityProviders.some(({ name }) => name === provider)
  return new Map(rows.filter(({ provider }) => isKnown(provider)).map((row) => [row.domain_id, row.provider]))
}
