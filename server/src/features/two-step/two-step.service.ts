import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { keyFor } from '../signing/signing.service.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { seal, unseal } from './sealing.ts'
import { addressOf, newSecret, stepOf } from './totp.ts'
import {
  confirmSetUp,
  deleteOldSetUps,
  deleteTwoStep,
  findTwoStep,
  lockSetUp,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
  upsertSetUp,
} from './two-step.sql.ts'

const setUpMinutes = 60
type Sealing = Pick<Deps, 'config'>

interface TwoStep {
  readonly since: Date
  readonly recoveryCodesLeft: number
}

/** The second step that signing in to this account takes; undefined where it takes none. */
export async function twoStepOf(db: Db, userId: string): Promise<TwoStep | undefined> {
  const row = await findTwoStep(db, userId)
  return row?.confirmed_at ? { since: row.confirmed_at, recoveryCodesLeft: row.recovery_codes } : undefined
}

/** A new secret for an app; the one of a set-up that was not confirmed ends. Throws conflict where the step is on. */
export async function beginSetUp(
  deps: Sealing & Pick<Deps, 'db'>,
  user: { id: string; email: string },
): Promise<{ secret: string; address: string }> {
  const secret = newSecret()
  if (!(await upsertSetUp(deps.db, user.id, seal(await keyOf(deps, deps.db), user.id, secret)))) {
    throw new AppError('conflict', { message: 'Two-step sign-in is on already.' })
  }
  return { secret, address: addressOf(secret, user.email) }
}

/**
 * Turns the step on by a first code of the app, and answers the recovery codes; undefined for a wrong code. Throws
 * conflict where nothing was begun within the hour.
 */
export async function completeSetUp(
  deps: Sealing,
  tx: Tx,
  userId: string,
  code: string,
): Promise<string[] | undefined> {
  const row = await lockSetUp(tx, userId, setUpMinutes)
  if (!row) throw new AppError('conflict', { message: 'This set-up took too long. Begin it again.' })
  const step = stepOf(unseal(await keyOf(deps, tx), userId, row.sealed_secret), code, row.epoch)
  if (step === undefined) return undefined
  await confirmSetUp(tx, userId, step)
  return giveRecoveryCodes(tx, userId)
}

/** Told by its length alone. */
export const isRecoveryCode = (code: string): boolean => code.length > 6

/** What a code was; it is spent with it, whoever else comes with the same one. Undefined for a code that does not count. */
export async function spendCode(
  deps: Sealing,
  tx: Tx,
  userId: string,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  if (isRecoveryCode(code)) return (await takeRecoveryCode(tx, userId, hashRecoveryCode(code))) ? 'recovery' : undefined
  const row = await findTwoStep(tx, userId)
  if (!row?.confirmed_at) return undefined
  const step = stepOf(unseal(await keyOf(deps, tx), userId, row.sealed_secret), code, row.epoch)
  return step !== undefined && (await takeStep(tx, userId, step)) ? 'app' : undefined
}

/** New recovery codes; those before them end. They are kept as hashes, so that this is the one time to read them. */
export async function giveRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

/** From now on the password is enough. */
export const removeTwoStep = async (tx: Tx, userId: string): Promise<void> => void (await deleteTwoStep(tx, userId))

/** Removes set-ups that nobody confirmed; run daily. */
export const tidySetUps = async (db: Db): Promise<void> => void (await deleteOldSetUps(db, setUpMinutes))

/** Read by the connection of the caller: one that waits for another connection could wait for ever. */
const keyOf = async ({ config }: Sealing, db: Db): Promise<Buffer> =>
  config.twoStepKey ?? keyFor(db, 'two-step secrets', () => randomBytes(32))
