import { createHash, randomBytes } from 'node:crypto'
import type { Passkey } from '@hearback/contract/accounts/passkeys.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { setLogUser } from '../../telemetry/request-context.ts'
import {
  deleteExpiredChallenges,
  deletePasskey,
  deletePasskeysOf,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  lockPasskeyCount,
  type NewPasskey,
  setPasskeyName,
  takeChallenge,
  touchPasskey,
} from './passkeys.sql.ts'
import { passkeyView } from './passkeys.view.ts'
import {
  authenticationOptions,
  challengeIn,
  challengeMinutes,
  type Made,
  registrationOptions,
  siteAt,
  type Used,
  verifyAssertion,
  verifyAttestation,
} from './webauthn.ts'

export type { Made, Used } from './webauthn.ts'

type Site = Pick<Deps, 'config' | 'db'>
const tooMany = () =>
  new AppError('conflict', { message: `You can have up to ${limits.passkeys} passkeys. Remove one first.` })

export const passkeysOf = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await listPasskeys(db, userId)).map(passkeyView)

/** Returns registration options for this session. Throws conflict when the account has the maximum number of passkeys. */
export async function beginRegistration({ config, db }: Site, user: { id: string; email: string }, sessionId: string) {
  const has = await listPasskeys(db, user.id)
  if (has.length >= limits.passkeys) throw tooMany()
  return registrationOptions(siteAt(config.publicUrl), await newChallenge(db, sessionId), user, has)
}

/** Verifies a new passkey. The challenge is consumed even on failure. Throws sign_in_expired, wrong_passkey. */
export async function verifyRegistration({ config, db }: Site, made: Made, sessionId: string): Promise<NewPasskey> {
  const challenge = await spentChallenge(db, made, sessionId)
  return verifyAttestation(siteAt(config.publicUrl), made, challenge).catch((error: Error) => {
    throw new AppError('wrong_passkey', {
      message: 'We couldn’t add this passkey. Please try again.',
      reason: whyOf(error),
    })
  })
}

/** Stores a passkey. Throws conflict when it exists already, or the account has the maximum number. */
export async function storePasskey(tx: Tx, userId: string, name: string, made: NewPasskey): Promise<Passkey> {
  if ((await lockPasskeyCount(tx, userId)) >= limits.passkeys) throw tooMany()
  const row = await insertPasskey(tx, userId, name, made)
  if (!row) throw new AppError('conflict', { message: 'You’ve already added this passkey.' })
  return passkeyView(row)
}

/** Returns authentication options. They are the same for everyone, so that they disclose nothing about any account. */
export const beginAuthentication = async ({ config, db }: Site) =>
  authenticationOptions(siteAt(config.publicUrl), await newChallenge(db, null))

/** A verified use of a passkey that is not recorded yet. */
interface Use {
  readonly passkeyId: string
  readonly userId: string
  readonly counter: number
}

/**
 * Verifies a use of a passkey. The challenge is consumed even on failure. Throws sign_in_expired, and wrong_passkey for
 * any other failure.
 */
export async function verifyAuthentication({ config, db }: Site, used: Used): Promise<Use> {
  const challenge = await spentChallenge(db, used, null)
  const passkey = await findPasskey(db, Buffer.from(used.id, 'base64url'))
  if (!passkey) throw new AppError('wrong_passkey', { reason: 'unknown passkey' })
  setLogUser(passkey.user_id)
  const counter = await verifyAssertion(siteAt(config.publicUrl), used, challenge, passkey).catch((error: Error) => {
    throw new AppError('wrong_passkey', { reason: whyOf(error) })
  })
  return { passkeyId: passkey.id, userId: passkey.user_id, counter }
}

/**
 * Records the use in the transaction that opens the session. Throws wrong_passkey when the passkey is gone, or its
 * counter shows that it was cloned.
 */
export async function recordPasskeyUse(tx: Tx, use: Use): Promise<void> {
  if (await touchPasskey(tx, use.passkeyId, use.counter)) return
  throw new AppError('wrong_passkey', { reason: 'passkey was removed, or its signature counter went backward' })
}

/** Throws not_found when the person has no such passkey. */
export async function renamePasskeyOf(db: Db, userId: string, id: string, name: string): Promise<Passkey> {
  const row = await setPasskeyName(db, userId, id, name)
  if (!row) throw new AppError('not_found')
  return passkeyView(row)
}

/** Deletes a passkey and returns its name and credential id. Throws not_found when the person has no such passkey. */
export async function removePasskeyOf({ config }: Pick<Site, 'config'>, tx: Tx, userId: string, id: string) {
  const row = await deletePasskey(tx, userId, id)
  if (!row) throw new AppError('not_found')
  const gone = { rpId: siteAt(config.publicUrl).host, credentialId: row.credential_id.toString('base64url') }
  return { name: row.name, gone }
}

export const removePasskeysOf = async (tx: Tx, userId: string): Promise<void> =>
  void (await deletePasskeysOf(tx, userId))

/** Deletes expired challenges; runs daily. */
export const purgeChallenges = async (db: Db): Promise<void> => void (await deleteExpiredChallenges(db))

/** Reason for the log: the library's message without quoted user input. */
const whyOf = ({ message }: Error) => truncate(message.replaceAll(/"[^"]*"/g, '...'), 200)

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

async function newChallenge(db: Db, sessionId: string | null): Promise<Buffer> {
  const challenge = randomBytes(32)
  await insertChallenge(db, hashOf(challenge.toString('base64url')), sessionId, challengeMinutes)
  return challenge
}

async function spentChallenge(db: Db, answer: Made | Used, sessionId: string | null): Promise<string> {
  const challenge = challengeIn(answer)
  if (challenge === undefined || !(await takeChallenge(db, hashOf(challenge), sessionId))) {
    throw new AppError('sign_in_expired', { message: 'This request expired or was already used. Please try again.' })
  }
  return challenge
}
