import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { signerFor } from '../signing/signing.service.ts'

/** Signs the address of a file for one reader; the signature lapses within 5 minutes. */
export type SignFileUrl = (path: string, reader: string) => string

/** What a signed address carries beside its path. */
export interface SignedQuery {
  readonly reader: string
  readonly expires: string
  readonly signature: string
}

const validSeconds = 300
/** Addresses of one minute are alike, so that a browser need not fetch a picture again each time that it is listed. */
const stepSeconds = 60

/** When a signature of now lapses, in seconds of the epoch: after 4 to 5 minutes. */
const expiryOf = (now: number): number => Math.floor(now / 1_000 / stepSeconds) * stepSeconds + validSeconds
const textOf = (path: string, reader: string, expires: number) => `${path}\n${reader}\n${expires}`
const fileUrls = (db: Database) => signerFor(db, 'file-urls')

/** How to sign addresses: the key is read once, after that a signature takes microseconds and no statement. */
export async function fileUrlSigner({ db }: Pick<Deps, 'db'>): Promise<SignFileUrl> {
  const { sign } = await fileUrls(db)
  return (path, reader) => {
    const expires = expiryOf(Date.now())
    return `${path}?reader=${reader}&expires=${expires}&signature=${sign(textOf(path, reader, expires))}`
  }
}

/** The reader whom a signed address names; throws not_allowed when it was not signed here, or has lapsed. */
export async function readerOfSignedUrl({ db }: Pick<Deps, 'db'>, path: string, query: SignedQuery): Promise<string> {
  const { reader, signature } = query
  const expires = Number(query.expires)
  if (!(await fileUrls(db)).isSigned(textOf(path, reader, expires), signature)) {
    throw new AppError('not_allowed', { message: 'This address of a file is not valid.' })
  }
  if (expires * 1_000 <= Date.now()) {
    throw new AppError('not_allowed', { message: 'This address of a file has lapsed. Load the chat again.' })
  }
  return reader
}
