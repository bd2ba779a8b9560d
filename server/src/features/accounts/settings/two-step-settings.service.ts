import type { Tx } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { notify } from '../../notifications/notifications.service.ts'
import {
  beginSetUp,
  completeSetUp,
  issueRecoveryCodes,
  removeTwoStep,
  twoStepOf,
} from '../../two-step/two-step.service.ts'
import { findUser, type UserRow } from '../account/accounts.sql.ts'
import { endOtherSessions } from '../account/sessions.service.ts'
import { requiresCode } from '../sign-in/prove-second-step.service.ts'
import { recoveryCodesRenewedNotice, twoStepOffNotice, twoStepOnNotice } from '../sign-in/two-step.mails.ts'
import {
  type TwoStepDeps,
  takeSecondStep,
  withCodeLimit,
  wrongSecondCode,
} from '../sign-in/two-step-sign-in.service.ts'
import { confirmPassword } from './password.service.ts'

interface PasswordAndCode {
  currentPassword: string
  code: string
}

/** Returns whether the viewer's sign-in has a second step. */
export async function ownTwoStep({ db }: Pick<Deps, 'db'>, viewer: Viewer) {
  const twoStep = await twoStepOf(db, viewer.userId)
  return {
    on: twoStep !== undefined,
    since: twoStep?.since.toISOString() ?? null,
    recoveryCodesLeft: twoStep?.recoveryCodesLeft ?? 0,
    asksForCode: await requiresCode(db, viewer),
  }
}

/** Returns a secret for the viewer's app after checking the password. Takes effect once a code of the app is confirmed. */
export async function beginTwoStep(
  deps: TwoStepDeps,
  viewer: Viewer,
  form: { currentPassword: string },
): Promise<{ secret: string; address: string }> {
  return beginSetUp(deps, await confirmPassword(deps, viewer, form.currentPassword))
}

/**
 * Turns the second step on and returns the recovery codes, which are shown only once. Ends all other sessions, because
 * they were opened with a password alone.
 */
export async function confirmTwoStep(
  deps: TwoStepDeps,
  viewer: Viewer,
  form: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  return withCodeLimit(deps, viewer.userId, form.code, async (tx, publish) => {
    const recoveryCodes = await completeSetUp(deps, tx, viewer.userId, form.code)
    if (!recoveryCodes) throw wrongSecondCode()
    const user = await findUser(tx, viewer.userId)
    if (!user) throw new AppError('not_found')
    await endOtherSessions(tx, publish, viewer)
    await notify(deps, tx, publish, twoStepOnNotice(user))
    return { recoveryCodes }
  })
}

/** Turns the second step off with the password and a code; ends all other sessions. */
export const disableTwoStep = (deps: TwoStepDeps, viewer: Viewer, form: PasswordAndCode): Promise<void> =>
  withBoth(deps, viewer, form, async (tx, publish, user) => {
    await removeTwoStep(tx, user.id)
    await endOtherSessions(tx, publish, viewer)
    await notify(deps, tx, publish, twoStepOffNotice(user))
  })

/** Replaces the recovery codes, with the password and a code. */
export const renewRecoveryCodes = (
  deps: TwoStepDeps,
  viewer: Viewer,
  form: PasswordAndCode,
): Promise<{ recoveryCodes: string[] }> =>
  withBoth(deps, viewer, form, async (tx, publish, user) => {
    await notify(deps, tx, publish, recoveryCodesRenewedNotice(user))
    return { recoveryCodes: await issueRecoveryCodes(tx, user.id) }
  })

/** Performs an act that requires the password and a code, which is consumed. Throws conflict when the second step is off. */
async function withBoth<R>(
  deps: TwoStepDeps,
  viewer: Viewer,
  form: PasswordAndCode,
  act: (tx: Tx, publish: Publish, user: UserRow) => Promise<R>,
): Promise<R> {
  const user = await confirmPassword(deps, viewer, form.currentPassword)
  if (!(await twoStepOf(deps.db, user.id))) {
    throw new AppError('conflict', { message: 'Two-step sign-in isn’t on.' })
  }
  return withCodeLimit(deps, user.id, form.code, async (tx, publish) => {
    await takeSecondStep(deps, tx, user.id, form.code)
    return act(tx, publish, user)
  })
}
