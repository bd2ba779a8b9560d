import type { beginOidcLogIn, logInOidc } from '@hearback/contract/accounts/oidc.ts'
import type { ReplyOf, ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { IdentityProvider } from '../../../config/oidc.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { setLogUser } from '../../../telemetry/request-context.ts'
import {
  accountOfIdentity,
  beginFlow,
  finishFlow,
  recordIdentityUse,
  requireIdentityProvider,
} from '../../oidc/oidc.service.ts'
import { openIdentityTicket } from '../../oidc/tickets.service.ts'
import { findUser, findUserByEmail } from '../account/accounts.sql.ts'
import type { Origin } from '../account/sessions.service.ts'
import { completeFirstFactor } from './first-factor.service.ts'
import type { SignedIn } from './sign-up.service.ts'

type Claims = Awaited<ReturnType<typeof finishFlow>>

export type OidcDeps = Pick<Deps, 'config' | 'db' | 'events' | 'queue' | 'limits' | 'outgoing'>

export async function beginOidc(
  deps: OidcDeps,
  form: ValidatedOf<typeof beginOidcLogIn>['body'],
  { address }: Pick<Origin, 'address'>,
) {
  await deps.limits.consume('oidcBeginByAddress', address)
  const provider = requireIdentityProvider(deps, form.provider)
  return beginFlow(deps, provider, { language: form.language ?? 'en', sessionId: null })
}

/**
 * Signs in by the response of an issuer. It is a first factor: what happened at the issuer is not known here, so an account with a
 * second step asks for it. An unknown identity gets a ticket, if the issuer has verified its email. Throws sign_in_expired,
 * identity_email_unverified, identity_provider_required and the errors of the issuer.
 */
export async function logInOidcResponse(
  deps: OidcDeps,
  form: ValidatedOf<typeof logInOidc>['body'],
  origin: Origin,
): Promise<ReplyOf<typeof logInOidc>> {
  await deps.limits.consume('oidcByAddress', origin.address)
  const provider = requireIdentityProvider(deps, form.provider)
  const claims = await finishFlow(deps, provider, form, null)
  const identity = await accountOfIdentity(deps.db, claims)
  return identity
    ? { signedIn: await enterByIdentity(deps, provider, claims, identity, origin) }
    : { unknown: await offerTicket(deps, provider, claims) }
}

async function enterByIdentity(
  deps: OidcDeps,
  { name }: IdentityProvider,
  { email }: Claims,
  identity: { id: string; user_id: string },
  origin: Origin,
): Promise<SignedIn> {
  setLogUser(identity.user_id)
  const user = await findUser(deps.db, identity.user_id)
  if (!user) throw new AppError('identity_provider_failed', { reason: 'no account' })
  if (user.suspended_at) throw new AppError('account_suspended')
  return completeFirstFactor(deps, user, origin, {
    provider: name,
    act: (tx) => recordIdentityUse(tx, identity.id, { provider: name, email }),
  })
}

/** The account is chosen by the email here and never again. */
async function offerTicket(deps: OidcDeps, { name, label }: IdentityProvider, claims: Claims) {
  const { issuer, subject, email, isEmailVerified, firstName, lastName } = claims
  if (email === undefined || !isEmailVerified) {
    throw new AppError('identity_email_unverified', {
      message: `${label} hasn’t confirmed your email address to us, so we can’t sign you in with it yet. Sign in or create an account with your email and a password, then connect ${label} under Settings, Security.`,
    })
  }
  const user = await findUserByEmail(deps.db, email)
  if (user?.suspended_at) throw new AppError('account_suspended')
  const ticket = await openIdentityTicket(deps.db, { userId: user?.id ?? null, provider: name, issuer, subject, email })
  return { next: user ? 'prove' : 'register', ticket, label, email, firstName, lastName } as const
}
