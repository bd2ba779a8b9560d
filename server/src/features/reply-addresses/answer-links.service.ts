import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'
import { type AnswerMatter, answerTokenPlaceholder } from '../../domain/reply-matter.ts'
import { signerFor } from '../signing/signing.service.ts'
import { fromBase32, toBase32 } from './base32.ts'
import { idBytes, idOfBytes } from './id-bytes.ts'

/** Bytes of the id and of the code in a token. */
const lengths = { id: 16, code: 16 } as const

/**
 * The token of the buttons in emails to this member about this application (specification 16.4). A code of 128 bits that
 * only this installation computes, in lower-case base32, because some mail gateways change the case of links. It has no id of
 * the member. Nothing is stored: who may answer, and until when, is checked when the link is used.
 */
export async function answerToken(db: Database, matter: AnswerMatter, memberId: PersonId): Promise<string> {
  return toBase32(Buffer.concat([idBytes(matter.id), await codeOf(db, matter, memberId)]))
}

/** Reads a token in any case; undefined for a text that is none. Its code is not verified yet. */
export function parseAnswerToken(token: string): { readonly id: string; readonly code: Buffer } | undefined {
  const bytes = fromBase32(token.toLowerCase())
  if (bytes?.length !== lengths.id + lengths.code) return undefined
  return { id: idOfBytes(bytes.subarray(0, lengths.id)), code: bytes.subarray(lengths.id) }
}

/** The one of these members whom the code of a token names; undefined for a forged one. Takes microseconds for each. */
export async function memberOf<M extends { readonly id: PersonId }>(
  db: Database,
  matter: AnswerMatter,
  code: Buffer,
  members: readonly M[],
): Promise<M | undefined> {
  for (const member of members) if (timingSafeEqual(await codeOf(db, matter, member.id), code)) return member
  return undefined
}

async function codeOf(db: Database, { id, round }: AnswerMatter, memberId: PersonId): Promise<Buffer> {
  const { sign } = await signerFor(db, 'answers')
  return Buffer.from(sign(`${id.toLowerCase()} ${round} ${memberId.toLowerCase()}`), 'base64url').subarray(
    0,
    lengths.code,
  )
}

/** Replaces the placeholders in a text by the tokens of this member. */
export async function fillAnswerTokens(
  db: Database,
  texts: readonly string[],
  { userId, matters }: { userId: PersonId; matters: readonly AnswerMatter[] },
): Promise<string[]> {
  let filled = [...texts]
  for (const matter of matters) {
    const token = await answerToken(db, matter, userId)
    filled = filled.map((text) => text.replaceAll(answerTokenPlaceholder(matter.id), token))
  }
  return filled
}
