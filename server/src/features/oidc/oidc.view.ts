import type { Identity } from '@hearback/contract/accounts/oidc.ts'
import type { IdentityProvider } from '../../config/oidc.ts'
import type { IdentityRow } from './identities.sql.ts'

/** The label of an issuer; its name if it is no longer configured. */
export const labelOf = (providers: readonly IdentityProvider[], name: string): string =>
  providers.find((one) => one.name === name)?.label ?? name

export const identityView = (row: IdentityRow, providers: readonly IdentityProvider[]): Identity => ({
  _id: row.id,
  provider: row.provider,
  label: labelOf(providers, row.provider),
  email: row.email,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
