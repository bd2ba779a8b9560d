import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { signerFor } from '../signing/signing.service.ts'

/** Signs the URL of a file for one reader; the signature expires within 5 minutes. */
export type SignFileUrl = (path: string, reader: string) => string

/** Query parameters of a signed URL. */
export interface SignedQuery {
  readonly reader: string
  readonly expires: string
  readonly signature: string
}

const validSeconds = 300
/** URLs signed within the same minute are equal, so that browsers can cache pictures. */
const stepSeconds = 60

/** Expiry of a signature made now, in seconds since the epoch: 4 to 5 minutes ahead. */
const expiryOf = (now: number): number => Math.floor(now / 1_000 / stepSeconds) * stepSeconds + validSeconds
const textOf = (path: string, reader: string, expires: number) => `${path}\n${reader}\n${expires}`
const fileUrls = (db: Database) => signerFor(db, 'file-urls')

/** Returns a signing function. The key is read once, so signing needs no statement. */
export async function fileUrlSigner({ db }: Pick<Deps, 'db'>): Promise<SignFileUrl> {
  const { sign } = await fileUrls(db)
  return (path, reader) => {
    const expires = expiryOf(Date.now())
    return `${path}?reader=${reader}&expires=${expires}&signature=${sign(textOf(path, reader, expires))}`
  }
}

/** Returns the reader of a signed URL; throws not_allowed for an invalid or expired signature. */
export async function readerOfSignedUrl({ db }: Pick<Deps, 'db'>, path: string, query: SignedQuery): Promise<string> {
  const { reader, signature } = query
  const expires = Number(query.expires)
  if (!(await fileUrls(db)).isSigned(textOf(path, reader, expires), signature)) {
    throw new AppError('not_allowed', { message: 'This file link isn’t valid.' })
  }
  if (expires * 1_000 <= Date.now()) {
    throw new AppError('not_allowed', { message: 'This file link has expired. Reload the page.' })
  }
  return reader
}
