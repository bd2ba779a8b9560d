import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database, Db } from '../../db/database.ts'
import { findOrInsertKey } from './signing-keys.sql.ts'

/** Signs texts and verifies its own signatures, both in microseconds and without a statement. */
export interface Signer {
  sign(text: string): string
  /** Compares in constant time. */
  isSigned(text: string, signature: string): boolean
}

const signers = new WeakMap<Database, Map<string, Promise<Signer>>>()

/** Returns the signer of this purpose. Its key is read once, and is the same in all processes. */
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

/** Returns the key of this installation for purposes other than signing, created at first use. All processes get the same. */
export const keyFor = (db: Db, purpose: string, make: () => Buffer): Promise<Buffer> =>
  findOrInsertKey(db, purpose, make())
