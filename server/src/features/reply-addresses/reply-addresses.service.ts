import { timingSafeEqual } from 'node:crypto'
import type { PersonId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import type { ReplyMatter } from '../../domain/reply-matter.ts'
import { signerFor } from '../signing/signing.service.ts'
import { fromBase32, toBase32 } from './base32.ts'
import { idBytes, idOfBytes } from './id-bytes.ts'

const kinds = { chat: 1, application: 2 } as const
const prefix = 'r+'
/** Bytes of kind, id and code; 54 characters in the local part of an address (at most 64, RFC 5321 section 4.5.3.1.1). */
const lengths = { kind: 1, id: 16, code: 16 } as const
const inAll = lengths.kind + lengths.id + lengths.code

type Signing = Pick<Deps, 'db'>

/**
 * The address for replies of this person about this matter: `r+TOKEN@DOMAIN` in lower case (specification 16.1). The token
 * is the matter with a code of 128 bits, which only this installation computes: nothing is stored, and no id of the
 * person is in it. It is not a secret that lets anybody in: a reply is also checked for its sender.
 */
export async function replyAddress(
  { db }: Signing,
  domain: string,
  { matter, userId }: { matter: ReplyMatter; userId: PersonId },
): Promise<string> {
  const code = await codeOf(db, matter, userId)
  return `${prefix}${toBase32(Buffer.concat([Buffer.of(kinds[matter.kind]), idBytes(matter.id), code]))}@${domain}`
}

export interface ReplyAddress {
  readonly matter: ReplyMatter
  readonly code: Buffer
}

/** Reads an address of ours, in any case; undefined for any other. Its code is not verified yet. */
export function parseReplyAddress(address: string, domain: string): ReplyAddress | undefined {
  const lower = address.toLowerCase()
  if (!(lower.startsWith(prefix) && lower.endsWith(`@${domain}`))) return undefined
  const bytes = fromBase32(lower.slice(prefix.length, -(domain.length + 1)))
  if (bytes?.length !== inAll) return undefined
  const kind = (['chat', 'application'] as const).find((one) => kinds[one] === bytes[0])
  const id = idOfBytes(bytes.subarray(lengths.kind, lengths.kind + lengths.id))
  return kind && { matter: { kind, id }, code: bytes.subarray(lengths.kind + lengths.id) }
}

/** The one of these people whom the address names; undefined for a forged one. Takes microseconds for each. */
export async function personOf<P extends { readonly id: PersonId }>(
  { db }: Signing,
  { matter, code }: ReplyAddress,
  people: readonly P[],
): Promise<P | undefined> {
  for (const person of people) {
    if (timingSafeEqual(await codeOf(db, matter, person.id), code)) return person
  }
  return undefined
}

async function codeOf(db: Signing['db'], matter: ReplyMatter, userId: PersonId): Promise<Buffer> {
  const { sign } = await signerFor(db, 'replies')
  return Buffer.from(sign(textOf(matter, userId)), 'base64url').subarray(0, lengths.code)
}

const textOf = ({ kind, id }: ReplyMatter, userId: PersonId) => `${kind} ${id.toLowerCase()} ${userId.toLowerCase()}`
