import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { noSuchFile, type OpenFile, openKey, openStoredFile } from '../../files/stored-file.service.ts'
import { findMessageFile } from './message-files.sql.ts'

/** The file of a message, or the thumbnail of a picture. */
export type FilePart = 'file' | 'thumbnail'

/** Opens the file of a message for one of the two people of its chat. Throws not_found for everyone else, account_suspended. */
export async function openMessageFile(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  readerId: string,
  messageId: string,
  part: FilePart,
): Promise<OpenFile> {
  const row = await findMessageFile(deps.db, messageId, readerId)
  if (!row || ![row.employer_id, row.seeker_id].includes(readerId)) throw noSuchFile()
  if (part === 'file') return openStoredFile(deps, row)
  if (row.reader_suspended_at !== null) throw new AppError('account_suspended')
  if (row.thumbnail_key === null) throw noSuchFile()
  const content = await buffer(await openKey(deps, row.thumbnail_key))
  return { content, name: row.name, size: content.length, mediaType: 'image/webp' }
}
