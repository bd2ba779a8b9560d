import type { Readable } from 'node:stream'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'

/** An opened file for a reader who may read it; size in bytes. */
export interface OpenFile {
  readonly content: Readable | Buffer
  readonly size: number
  readonly mediaType: string
  /** The name of the download; pictures are displayed instead. */
  readonly name: string
}

export const noSuchFile = () => new AppError('not_found', { message: 'We couldn’t find this file.' })

interface StoredFile {
  readonly key: string
  readonly name: string
  readonly size: number
  readonly media_type: string
  readonly reader_suspended_at: Date | null
}

/** Opens the stored object of a file. Throws account_suspended for a suspended reader, not_found if it is missing. */
export async function openStoredFile(deps: Pick<Deps, 'files' | 'log'>, row: StoredFile): Promise<OpenFile> {
  if (row.reader_suspended_at !== null) throw new AppError('account_suspended')
  const { name, size, media_type: mediaType } = row
  return { content: await openKey(deps, row.key), name, size, mediaType }
}

/** Opens an object of the file store; throws not_found if it is missing. */
export async function openKey({ files, log }: Pick<Deps, 'files' | 'log'>, key: string): Promise<Readable> {
  const content = await files.open(key)
  if (content) return content
  log.error({ key }, 'a file that is referred to is missing')
  throw noSuchFile()
}
