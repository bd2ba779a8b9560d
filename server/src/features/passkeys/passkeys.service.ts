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
  challengeIn,
  challengeMinutes,
  type Made,
  optionsToMake,
  optionsToUse,
  siteAt,
  type Used,
  verifyMade,
  verifyUsed,
} from './webauthn.ts'

export type { Made, Used } from './webauthn.ts'

type Site = Pick<Deps, 'config' | 'db'>
const tooMany = () => new AppError('conflict', { message: `At most ${limits.passkeys} passkeys; remove one first.` })

export const passkeysOf = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await listPasskeys(db, userId)).map(passkeyView)

/** What the browser makes a passkey from, for this session alone. Throws conflict where there are as many as may be. */
export async function beginMaking({ config, db }: Site, user: { id: string; email: string }, sessionId: string) {
  const has = await listPasskeys(db, user.id)
  if (has.length >= limits.passkeys) throw tooMany()
  return optionsToMake(siteAt(config.publicUrl), await newChallenge(db, sessionId), user, has)
}

/** What the browser made, once it is proven; its challenge is spent, whatever comes of it. Throws sign_in_expired, wrong_passkey. */
export async function provenMade({ config, db }: Site, made: Made, sessionId: string): Promise<NewPasskey> {
  const challenge = await spentChallenge(db, made, sessionId)
  return verifyMade(siteAt(config.publicUrl), made, challenge).catch((error: Error) => {
    throw new AppError('wrong_passkey', {
      message: 'This passkey could not be added. Please try again.',
      reason: whyOf(error),
    })
  })
}

/** Throws conflict where somebody has it already, or the person as many as may be. */
export async function keepPasskey(tx: Tx, userId: string, name: string, made: NewPasskey): Promise<Passkey> {
  if ((await lockPasskeyCount(tx, userId)) >= limits.passkeys) throw tooMany()
  const row = await insertPasskey(tx, userId, name, made)
  if (!row) throw new AppError('conflict', { message: 'This passkey was added already.' })
  return passkeyView(row)
}

/** What the browser signs in from; the same for everybody, so that it tells nothing of any account. */
export const beginUsing = async ({ config, db }: Site) =>
  optionsToUse(siteAt(config.publicUrl), await newChallenge(db, null))

/** One use of a passkey, proven and not yet noted. */
interface Use {
  readonly passkeyId: string
  readonly userId: string
  readonly counter: number
}

/** Whose passkey answered; its challenge is spent, whatever comes of it. Throws sign_in_expired, and wrong_passkey for whatever else is wrong. */
export async function provenUse({ config, db }: Site, used: Used): Promise<Use> {
  const challenge = await spentChallenge(db, used, null)
  const passkey = await findPasskey(db, Buffer.from(used.id, 'base64url'))
  if (!passkey) throw new AppError('wrong_passkey', { reason: 'nobody has it' })
  setLogUser(passkey.user_id)
  const counter = await verifyUsed(siteAt(config.publicUrl), used, challenge, passkey).catch((error: Error) => {
    throw new AppError('wrong_passkey', { reason: whyOf(error) })
  })
  return { passkeyId: passkey.id, userId: passkey.user_id, counter }
}

/** Notes the use in the transaction that opens the session; throws wrong_passkey where the passkey is gone, or a copy of it was used before. */
export async function noteUse(tx: Tx, use: Use): Promise<void> {
  if (await touchPasskey(tx, use.passkeyId, use.counter)) return
  throw new AppError('wrong_passkey', { reason: 'it is gone, or its device counts backwards as a copy does' })
}

/** Throws not_found where the person has no such passkey. */
export async function renamePasskeyOf(db: Db, userId: string, id: string, name: string): Promise<Passkey> {
  const row = await setPasskeyName(db, userId, id, name)
  if (!row) throw new AppError('not_found')
  return passkeyView(row)
}

/** Answers what it was called, and what a browser knows it by; throws not_found where the person has no such passkey. */
export async function removePasskeyOf({ config }: Pick<Site, 'config'>, tx: Tx, userId: string, id: string) {
  const row = await deletePasskey(tx, userId, id)
  if (!row) throw new AppError('not_found')
  const gone = { rpId: siteAt(config.publicUrl).host, credentialId: row.credential_id.toString('base64url') }
  return { name: row.name, gone }
}

export const removePasskeysOf = async (tx: Tx, userId: string): Promise<void> =>
  void (await deletePasskeysOf(tx, userId))

/** Removes challenges that nobody answered; run daily. */
export const tidyChallenges = async (db: Db): Promise<void> => void (await deleteExpiredChallenges(db))

/** For the log: what the library says, without what somebody sent, which it quotes. */
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
    throw new AppError('sign_in_expired', { message: 'This took too long, or was done already. Please try again.' })
  }
  return challenge
}
