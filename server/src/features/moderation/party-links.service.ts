import type { Database } from '../../db/database.ts'
import { signerFor } from '../signing/signing.service.ts'

const signer = (db: Database) => signerFor(db, 'appeal')
const textOf = (decisionId: string, userId: string) => `${decisionId}.${userId}`

/** The page of a decision with a signed token, because its parties may be unable to sign in. */
export async function partyPath(db: Database, decisionId: string, userId: string): Promise<`/${string}`> {
  const signature = (await signer(db)).sign(textOf(decisionId, userId))
  return `/appeal/${decisionId}?token=${encodeURIComponent(`${userId}.${signature}`)}`
}

/** The person of a link; undefined for a token that was not signed for this decision. */
export async function partyOfToken(db: Database, decisionId: string, token: string): Promise<string | undefined> {
  const [userId = '', signature = ''] = token.split('.')
  return (await signer(db)).isSigned(textOf(decisionId, userId), signature) ? userId : undefined
}
