import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { signerFor } from '../signing/signing.service.ts'

const validMs = 60 * 60 * 1_000
const signer = (db: Database) => signerFor(db, 'answer-pages')

/** The key of one press on the page of this token, valid for an hour. Links in emails do not have it, nor do scanners that request them. */
export async function pageNonce(db: Database, token: string): Promise<string> {
  const text = `${Date.now().toString(36)}.${randomUUID()}`
  return `${text}.${(await signer(db)).sign(`${token.toLowerCase()} ${text}`)}`
}

/** Whether the key was given out for this token within the last hour. */
export async function isPageNonce(db: Database, token: string, nonce: string): Promise<boolean> {
  const [issued = '', id = '', signature = ''] = nonce.split('.')
  const isOurs = (await signer(db)).isSigned(`${token.toLowerCase()} ${issued}.${id}`, signature)
  return isOurs && Date.now() - Number.parseInt(issued, 36) < validMs
}
