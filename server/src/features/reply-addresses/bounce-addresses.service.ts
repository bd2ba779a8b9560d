import { timingSafeEqual } from 'node:crypto'
import type { PersonId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import { signerFor } from '../signing/signing.service.ts'
import { fromBase32, toBase32 } from './base32.ts'
import { idBytes, idOfBytes } from './id-bytes.ts'

const prefix = 'b+'
/** Bytes of id and code; 54 characters in the local part of an address. */
const lengths = { id: 16, code: 16 } as const

type Signing = Pick<Deps, 'db'>

/** An account with its current email address. */
export interface Addressee {
  readonly id: PersonId
  readonly email: string
}

/**
 * The envelope sender (VERP) of emails to this account: `b+TOKEN@DOMAIN`. Delivery reports (RFC 3464) arrive there. The token
 * is the id with a code of 128 bits over id and email address, which only this installation computes. It ends with a change
 * of the address, and nothing is stored.
 */
export async function bounceAddress({ db }: Signing, domain: string, { id, email }: Addressee): Promise<string> {
  return `${prefix}${toBase32(Buffer.concat([idBytes(id), await codeOf(db, { id, email })]))}@${domain}`
}

export interface BounceAddress {
  readonly userId: PersonId
  readonly code: Buffer
}

/** Reads an address of ours, in any case; undefined for any other. Its code is not verified yet. */
export function parseBounceAddress(address: string, domain: string): BounceAddress | undefined {
  const lower = address.toLowerCase()
  if (!(lower.startsWith(prefix) && lower.endsWith(`@${domain}`))) return undefined
  const bytes = fromBase32(lower.slice(prefix.length, -(domain.length + 1)))
  if (bytes?.length !== lengths.id + lengths.code) return undefined
  return { userId: idOfBytes(bytes.subarray(0, lengths.id)), code: bytes.subarray(lengths.id) }
}

/** Whether this code is that of the account and its email address. Compares in constant time. */
export const isBounceCodeOf = async ({ db }: Signing, code: Buffer, addressee: Addressee): Promise<boolean> =>
  timingSafeEqual(await codeOf(db, addressee), code)

async function codeOf(db: Signing['db'], { id, email }: Addressee): Promise<Buffer> {
  const { sign } = await signerFor(db, 'bounces')
  return Buffer.from(sign(`${id.toLowerCase()} ${email}`), 'base64url').subarray(0, lengths.code)
}
