import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { findMessageFile } from './message-files.sql.ts'

/** The file of a message, or the thumbnail of a picture. */
export type FilePart = 'file' | 'thumbnail'

/** An opened file for one of the two people of a chat; size in bytes. */
export interface OpenFile {
  readonly content: Readable | Buffer
  readonly size: number
  readonly mediaType: string
  /** The name of the download; pictures are displayed instead. */
  readonly name: string
}

/** Opens the file of a message for one of the two people of its chat. Throws not_found for everyone else, account_suspended. */
export async function openMessageFile(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  readerId: string,
  messageId: string,
  part: FilePart,
): Promise<OpenFile> {
  const row = await findMessageFile(deps.db, messageId, readerId)
  if (!row || ![row.employer_id, row.seeker_id].includes(readerId)) throw noSuchFile()
  if (row.reader_suspended_at !== null) throw new AppError('account_suspended')
  if (part === 'file') {
    const { name, size, media_type: mediaType } = row
    return { content: await open(deps, row.key), name, size, mediaType }
  }
  if (row.thumbnail_key === null) throw noSuchFile()
  const content = await buffer(await open(deps, row.thumbnail_key))
  return { content, name: row.name, size: content.length, mediaType: 'image/webp' }
}

async function open({ files, log }: Pick<Deps, 'files' | 'log'>, key: string): Promise<Readable> {
  const content = await files.open(key)
  if (content) return content
  log.error({ key }, 'the file of a message is missing')
  throw noSuchFile()
}

const noSuchFile = () => new AppError('not_found', { message: 'We couldn’t find this file.' })
