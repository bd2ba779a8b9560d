import type { LibraryFile } from '@hearback/contract/people/library-files.ts'
import type { LibraryFileKind, SentFile } from '@hearback/contract/people/sent-files.ts'
import type { SignFileUrl } from '../files/signed-urls.service.ts'
import type { SentFileRow } from './application-files.sql.ts'
import type { FileRow } from './library-files.sql.ts'

/** A file in the library, with a URL signed for its owner. */
export const libraryFileView = (row: FileRow, seekerId: string, sign: SignFileUrl): LibraryFile => ({
  _id: row.id,
  name: row.name,
  kind: row.kind as LibraryFileKind,
  size: row.size,
  mediaType: row.media_type,
  fileUrl: sign(`/files/library/${row.id}`, seekerId),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** A file in an export, with its content in Base64. */
export const keptFileView = (row: { id: string; name: string; media_type: string }, content: Buffer | undefined) => ({
  _id: row.id,
  name: row.name,
  mediaType: row.media_type,
  content: content?.toString('base64') ?? null,
})

/** A file sent with an application, with a URL signed for one of its two people. */
export const sentFileView = (row: SentFileRow, readerId: string, sign: SignFileUrl): SentFile => ({
  _id: row.file_id,
  name: row.name,
  kind: row.kind as LibraryFileKind,
  size: row.size,
  mediaType: row.media_type,
  fileUrl: sign(`/files/applications/${row.application_id}/${row.file_id}`, readerId),
})
