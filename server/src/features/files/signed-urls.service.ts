import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { expiryOf, isSignature, signatureOf } from './signatures.ts'
import { findOrInsertKey } from './signing-keys.sql.ts'

/** Signs the address of a file for one reader; the signature lapses within 5 minutes. */
export type SignFileUrl = (path: string, reader: string) => string

/** What a signed address carries beside its path. */
export interface SignedQuery {
  readonly reader: string
  readonly expires: string
  readonly signature: string
}

/** How to sign addresses: the key is read once, after that a signature takes microseconds and no statement. */
export async function fileUrlSigner({ db }: Pick<Deps, 'db'>): Promise<SignFileUrl> {
  const key = await keyOf(db)
  return (path, reader) => {
    const expires = expiryOf(Date.now())
    return `${path}?reader=${reader}&expires=${expires}&signature=${signatureOf(key, { path, reader, expires })}`
  }
}

/** The reader whom a signed address names; throws not_allowed when it was not signed here, or has lapsed. */
export async function readerOfSignedUrl({ db }: Pick<Deps, 'db'>, path: string, query: SignedQuery): Promise<string> {
  const { reader, signature } = query
  const expires = Number(query.expires)
  const signed = isSignature(await keyOf(db), { path, reader, expires }, signature)
  if (!signed) throw new AppError('not_allowed', { message: 'This address of a file is not valid.' })
  if (expires * 1_000 <= Date.now()) {
    throw new AppError('not_allowed', { message: 'This address of a file has lapsed. Load the chat again.' })
  }
  return reader
}

const keys = new WeakMap<Database, Promise<Buffer>>()
function keyOf(db: Database): Promise<Buffer> {
  const known = keys.get(db)
  if (known !== undefined) return known
  const key = findOrInsertKey(db, 'file-urls', randomBytes(32))
  keys.set(db, key)
  key.catch(() => keys.delete(db))
  return key
}
