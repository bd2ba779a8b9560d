import type { Identity, listIdentities } from '@hearback/contract/accounts/oidc.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { notify } from '../../notifications/notifications.service.ts'
import {
  beginFlow,
  connectIdentity,
  disconnectIdentity,
  finishFlow,
  identitiesOf,
  requireIdentityProvider,
} from '../../oidc/oidc.service.ts'
import { findUser } from '../account/accounts.sql.ts'
import { endOtherSessions } from '../account/sessions.service.ts'
import { identityAddedNotice, identityRemovedNotice } from '../sign-in/identities.mails.ts'
import type { OidcDeps } from '../sign-in/oidc-sign-in.service.ts'
import { proveSecondStep } from '../sign-in/prove-second-step.service.ts'
import { confirmPassword } from './password.service.ts'

export async function ownIdentities(
  deps: Pick<Deps, 'config' | 'db'>,
  viewer: Viewer,
): Promise<ReplyOf<typeof listIdentities>> {
  const user = await findUser(deps.db, viewer.userId)
  return { identities: await identitiesOf(deps, viewer.userId), hasPassword: user?.password_hash != null }
}

/** Begins to connect an identity. Requires the password and the second step, because the identity signs in later. */
export async function beginIdentity(
  deps: OidcDeps,
  viewer: Viewer,
  form: { provider: string; currentPassword: string; code?: string | undefined; language?: Language | undefined },
) {
  await confirmPassword(deps, viewer, form.currentPassword)
  const provider = requireIdentityProvider(deps, form.provider)
  await proveSecondStep(deps, viewer, form.code)
  return beginFlow(deps, provider, { language: form.language ?? 'en', sessionId: viewer.sessionId })
}

/**
 * Connects the identity of the issuer's response, and notifies the owner by mail. Its email may be any, verified or not: the owner
 * of both accounts is here. Throws conflict, sign_in_expired and the errors of the issuer.
 */
export async function addIdentity(
  deps: OidcDeps,
  viewer: Viewer,
  form: { provider: string; state: string; secret: string; authorizationCode: string; iss?: string | undefined },
): Promise<{ identity: Identity }> {
  await deps.limits.consume('identityByUser', viewer.userId)
  const provider = requireIdentityProvider(deps, form.provider)
  const { issuer, subject, email } = await finishFlow(deps, provider, form, viewer.sessionId)
  return inTransaction(deps, async (tx, publish) => {
    const user = await findUser(tx, viewer.userId)
    if (!user) throw new AppError('not_found')
    const identity = await connectIdentity(deps, tx, user.id, { issuer, subject, provider: provider.name, email })
    await notify(deps, tx, publish, identityAddedNotice(user, identity))
    return { identity }
  })
}

/**
 * Disconnects an identity and ends all other sessions, because one may have begun by it. It requires the password, so that at least
 * one way to sign in is left. Throws not_found.
 */
export async function removeIdentity(
  deps: OidcDeps,
  viewer: Viewer,
  id: string,
  form: { currentPassword: string; code?: string | undefined },
): Promise<void> {
  const user = await confirmPassword(deps, viewer, form.currentPassword)
  await proveSecondStep(deps, viewer, form.code)
  await inTransaction(deps, async (tx, publish) => {
    const label = await disconnectIdentity(deps, tx, user.id, id)
    await endOtherSessions(tx, publish, viewer)
    await notify(deps, tx, publish, identityRemovedNotice(user, label))
  })
}
