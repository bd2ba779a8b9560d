import { errors } from '@hearback/contract/errors.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import { setLogUser } from '../../../telemetry/request-context.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { consumeSecondFactor, isRecoveryCode, twoStepOf } from '../../two-step/two-step.service.ts'
import { codeTries } from '../account/accounts.rules.ts'
import { findUser } from '../account/accounts.sql.ts'
import type { Origin } from '../account/sessions.service.ts'
import { takeTicket, tryTicket } from '../account/tickets.sql.ts'
import { hashToken } from '../account/tokens.ts'
import { forgetFailures } from '../passwords/password-guesses.service.ts'
import { openSignedInSession } from './first-factor.service.ts'
import type { SignedIn } from './sign-up.service.ts'
import { recoveryCodeUsedNotice, secondStepGuessedNotice } from './two-step.mails.ts'

export type TwoStepDeps = Pick<Deps, 'config' | 'db' | 'events' | 'queue' | 'limits'>

export const wrongSecondCode = () =>
  new AppError('wrong_second_code', { fields: { code: errors.wrong_second_code[1] } })

/**
 * Completes a sign-in with its second step. Ticket and code are each consumed in the transaction that opens the
 * session. Notifies the owner by mail of a used recovery code. Throws sign_in_expired, wrong_second_code,
 * too_many_requests.
 */
export async function logInTwoStep(
  deps: TwoStepDeps,
  form: { ticket: string; code: string },
  origin: Origin,
): Promise<SignedIn> {
  await deps.limits.consume('secondStepByAddress', origin.address)
  const ticket = hashToken(form.ticket)
  const tried = await tryTicket(deps.db, ticket, codeTries)
  if (!tried) throw new AppError('sign_in_expired')
  setLogUser(tried.user_id)
  const signedIn = await withCodeLimit(deps, tried.user_id, form.code, async (tx, publish) => {
    const user = await findUser(tx, tried.user_id)
    if (!user) throw new AppError('sign_in_expired')
    if (user.suspended_at) throw new AppError('account_suspended')
    const means = await takeSecondStep(deps, tx, user.id, form.code)
    if (!(await takeTicket(tx, ticket))) throw new AppError('sign_in_expired')
    if (means === 'recovery') {
      const left = (await twoStepOf(tx, user.id))?.recoveryCodesLeft ?? 0
      await notify(deps, tx, publish, recoveryCodeUsedNotice(user, left))
    }
    const provider = tried.oidc_provider ?? undefined
    return openSignedInSession(deps, tx, publish, user, origin, { isProven: true, provider })
  })
  await forgetFailures(deps, signedIn.user.email ?? '', origin)
  return signedIn
}

/**
 * Performs an act that requires a code of the app, limited to ten attempts in six hours per account. Mails the owner
 * once when the last attempt fails. Recovery codes cannot be guessed and are not counted, so they still work when the
 * limit is reached.
 */
export async function withCodeLimit<R>(
  deps: Pick<TwoStepDeps, 'db' | 'events' | 'queue' | 'limits'>,
  userId: string,
  code: string,
  act: (tx: Tx, publish: Publish) => Promise<R>,
): Promise<R> {
  const left = isRecoveryCode(code) ? undefined : await deps.limits.consume('secondStepByUser', userId)
  const done = await inTransaction(deps, act).catch(async (error: unknown) => {
    if (left === 0) await tellOfGuesses(deps, userId)
    throw error
  })
  await deps.limits.forget('secondStepByUser', userId)
  return done
}

const tellOfGuesses = (deps: Pick<TwoStepDeps, 'db' | 'events' | 'queue'>, userId: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const user = await findUser(tx, userId)
    if (user) await notify(deps, tx, publish, secondStepGuessedNotice(user))
  })

/** Consumes the code; throws wrong_second_code with the field. */
export async function takeSecondStep(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  userId: string,
  code: string,
): Promise<'app' | 'recovery'> {
  const means = await consumeSecondFactor(deps, tx, userId, code)
  if (!means) throw wrongSecondCode()
  return means
}
