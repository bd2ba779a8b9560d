import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { seal, unseal } from '../../domain/sealing.ts'
import { keyFor } from '../signing/signing.service.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
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

/** The second factor of this account; undefined when it has none. */
export async function twoStepOf(db: Db, userId: string): Promise<TwoStep | undefined> {
  const row = await findTwoStep(db, userId)
  return row?.confirmed_at ? { since: row.confirmed_at, recoveryCodesLeft: row.recovery_codes } : undefined
}

/** Returns a new secret for an app, replacing an unconfirmed one. Throws conflict when the second step is on. */
export async function beginSetUp(
  deps: Sealing & Pick<Deps, 'db'>,
  user: { id: string; email: string },
): Promise<{ secret: string; address: string }> {
  const secret = newSecret()
  if (!(await upsertSetUp(deps.db, user.id, seal(await keyOf(deps, deps.db), user.id, secret)))) {
    throw new AppError('conflict', { message: 'Two-step sign-in is already on.' })
  }
  return { secret, address: addressOf(secret, user.email) }
}

/**
 * Turns the second step on with a first code of the app, and returns the recovery codes; undefined for a wrong code.
 * Throws conflict when no setup was started within the hour.
 */
export async function completeSetUp(
  deps: Sealing,
  tx: Tx,
  userId: string,
  code: string,
): Promise<string[] | undefined> {
  const row = await lockSetUp(tx, userId, setUpMinutes)
  if (!row) throw new AppError('conflict', { message: 'Setup timed out. Start again.' })
  const step = stepOf(unseal(await keyOf(deps, tx), userId, row.sealed_secret), code, row.epoch)
  if (step === undefined) return undefined
  await confirmSetUp(tx, userId, step)
  return issueRecoveryCodes(tx, userId)
}

/** Distinguishes recovery codes by length only. */
export const isRecoveryCode = (code: string): boolean => code.length > 6

/** Consumes a code and returns its kind; concurrent uses of the same code fail. Undefined for an invalid code. */
export async function consumeSecondFactor(
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

/** Replaces the recovery codes. Stored as hashes, so they can be read only here. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

/** Turns the second step off. */
export const removeTwoStep = async (tx: Tx, userId: string): Promise<void> => void (await deleteTwoStep(tx, userId))

/** Deletes unconfirmed setups; runs daily. */
export const purgeSetUps = async (db: Db): Promise<void> => void (await deleteOldSetUps(db, setUpMinutes))

/** Uses the caller's connection: waiting for a second one could deadlock. */
const keyOf = async ({ config }: Sealing, db: Db): Promise<Buffer> =>
  config.twoStepKey ?? keyFor(db, 'two-step secrets', () => randomBytes(32))
