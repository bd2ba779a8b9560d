import type { IdentityProvider } from '@hearback/contract/accounts/oidc.ts'
import { useRouteLoaderData } from 'react-router'

const NONE: readonly IdentityProvider[] = []

/** The issuers to sign in with; empty where none is configured. */
export const useIdentityProviders = (): readonly IdentityProvider[] =>
  (useRouteLoaderData('root') as { identityProviders?: readonly IdentityProvider[] } | undefined)?.identityProviders ??
  NONE
