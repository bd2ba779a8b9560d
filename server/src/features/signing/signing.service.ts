import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database, Db } from '../../db/database.ts'
import { findOrInsertKey } from './signing-keys.sql.ts'

/** Signs texts and tells its own signatures; both take microseconds and no statement. */
export interface Signer {
  sign(text: string): string
  /** Takes the same time whatever differs. */
  isSigned(text: string, signature: string): boolean
}

const signers = new WeakMap<Database, Map<string, Promise<Signer>>>()

/** The signer of this purpose: its key is read once, and all processes have the same. */
export function signerFor(db: Database, purpose: string): Promise<Signer> {
  const known = signers.get(db) ?? new Map<string, Promise<Signer>>()
  signers.set(db, known)
  const found = known.get(purpose)
  if (found !== undefined) return found
  const signer = findOrInsertKey(db, purpose, randomBytes(32)).then(signerOf)
  known.set(purpose, signer)
  signer.catch(() => known.delete(purpose))
  return signer
}

function signerOf(key: Buffer): Signer {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign,
    isSigned(text, signature) {
      const [right, given] = [Buffer.from(sign(text)), Buffer.from(signature)]
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}

/** A key of this installation that something else than `signerFor` needs, made at first use: all processes get the same. */
export const keyFor = (db: Db, purpose: string, make: () => Buffer): Promise<Buffer> =>
  findOrInsertKey(db, purpose, make())
