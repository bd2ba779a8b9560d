import type { removePasskey as contract, Passkey } from '@hearback/contract/accounts/passkeys.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { notify } from '../../notifications/notifications.service.ts'
import {
  beginRegistration,
  type Made,
  passkeysOf,
  removePasskeyOf,
  renamePasskeyOf,
  storePasskey,
  verifyRegistration,
} from '../../passkeys/passkeys.service.ts'
import { twoStepOf } from '../../two-step/two-step.service.ts'
import { findUser } from '../account/accounts.sql.ts'
import { endOtherSessions } from '../account/sessions.service.ts'
import { proveSecondStep } from '../sign-in/prove-second-step.service.ts'
import { takeSecondStep, withCodeLimit } from '../sign-in/two-step-sign-in.service.ts'
import { passkeyAddedNotice, passkeyRemovedNotice } from './passkeys.mails.ts'
import { confirmPassword } from './password.service.ts'

type PasskeyDeps = Pick<Deps, 'config' | 'db' | 'events' | 'queue' | 'limits'>

export const ownPasskeys = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer) => ({
  passkeys: await passkeysOf(db, viewer.userId),
})

/**
 * Returns registration options for a passkey. Requires the password and, with two-step sign-in, a code, because the
 * passkey replaces both.
 */
export async function beginPasskey(
  deps: PasskeyDeps,
  viewer: Viewer,
  form: { currentPassword: string; code?: string | undefined },
) {
  const user = await confirmPassword(deps, viewer, form.currentPassword)
  const { code } = form
  if (await twoStepOf(deps.db, user.id)) {
    if (code === undefined) throw invalid('code', 'Enter the 6-digit code from your app, or a recovery code')
    await withCodeLimit(deps, user.id, code, (tx) => takeSecondStep(deps, tx, user.id, code))
  }
  return { options: await beginRegistration(deps, user, viewer.sessionId) }
}

/** Stores the new passkey, and notifies the owner by mail. */
export async function addPasskey(
  deps: PasskeyDeps,
  viewer: Viewer,
  form: { name: string; passkey: Made },
): Promise<{ passkey: Passkey }> {
  await deps.limits.consume('passkeyByUser', viewer.userId)
  const made = await verifyRegistration(deps, form.passkey, viewer.sessionId)
  return inTransaction(deps, async (tx, publish) => {
    const passkey = await storePasskey(tx, viewer.userId, form.name, made)
    const user = await findUser(tx, viewer.userId)
    if (!user) throw new AppError('not_found')
    await notify(deps, tx, publish, passkeyAddedNotice(user, passkey.name))
    return { passkey }
  })
}

export const renamePasskey = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: string,
  name: string,
): Promise<{ passkey: Passkey }> => ({ passkey: await renamePasskeyOf(db, viewer.userId, id, name) })

/**
 * Removes a passkey with the password, notifies the owner by mail, and returns what the browser can delete. Ends all
 * other sessions, because one may belong to a lost device.
 */
export async function removePasskey(
  deps: PasskeyDeps,
  viewer: Viewer,
  id: string,
  form: { currentPassword: string; code?: string | undefined },
): Promise<ReplyOf<typeof contract>> {
  const user = await confirmPassword(deps, viewer, form.currentPassword)
  await proveSecondStep(deps, viewer, form.code)
  return inTransaction(deps, async (tx, publish) => {
    const { name, gone } = await removePasskeyOf(deps, tx, user.id, id)
    await endOtherSessions(tx, publish, viewer)
    await notify(deps, tx, publish, passkeyRemovedNotice(user, name))
    return { gone }
  })
}
