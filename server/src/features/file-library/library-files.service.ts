import { buffer } from 'node:stream/consumers'
import type { LibraryFile } from '@hearback/contract/people/library-files.ts'
import type { LibraryFileKind } from '@hearback/contract/people/sent-files.ts'
import { fileLimits, limits } from '@hearback/contract/values/limits.ts'
import { lockAccount } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import { violates } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { claimFiles, storeFiles } from '../files/files.service.ts'
import { readUploadedFile, renameFile } from '../files/reading/uploaded-file.service.ts'
import { fileUrlSigner } from '../files/signed-urls.service.ts'
import { noSuchFile, type OpenFile, openStoredFile } from '../files/stored-file.service.ts'
import * as sql from './library-files.sql.ts'
import { keptFileView, libraryFileView } from './library-files.view.ts'

type Stored = Pick<Deps, 'db' | 'files' | 'log'>

/** The files in the viewer's library, latest first. */
export async function libraryOf({ db }: Pick<Deps, 'db'>, { userId }: Viewer): Promise<LibraryFile[]> {
  const rows = await sql.listFileRows(db, userId)
  const sign = await fileUrlSigner({ db })
  return rows.map((row) => libraryFileView(row, userId, sign))
}

/**
 * Keeps a file, 200 uploads an hour. The same bytes again are the file that is in the library. Throws
 * file_limit_reached, wrong_media_type, too_large, storage_full, and invalid_input on `file`.
 */
export async function addToLibrary(
  deps: Stored & Pick<Deps, 'limits'>,
  viewer: Viewer,
  { kind, file }: { kind: LibraryFileKind; file: { name: string; content: Buffer } },
): Promise<LibraryFile> {
  await deps.limits.consume('fileByUser', viewer.userId)
  const read = await readUploadedFile(file, 'library')
  if (read.size > limits.fileBytes) throw new AppError('too_large')
  const { key, name, size, sha256 } = read
  const row = { seekerId: viewer.userId, key, name, kind, size, media_type: read.mediaType, sha256 }
  const kept =
    (await sql.findFileByContent(deps.db, viewer.userId, sha256)) ??
    (await storeFiles(deps, read.stored, () => deps.db.transaction().execute((tx) => addRow(tx, row))))
  return signed(deps, viewer, kept)
}

async function addRow(tx: Tx, row: Parameters<typeof sql.insertFile>[1]): Promise<sql.FileRow> {
  await lockAccount(tx, row.seekerId)
  const same = await sql.findFileByContent(tx, row.seekerId, row.sha256)
  if (same) return same
  await requireRoom(tx, row.seekerId, { library: row.size, kept: row.size })
  const added = await sql.insertFile(tx, row)
  if (!added) throw new AppError('file_limit_reached')
  await claimFiles(tx, [row.key])
  return added
}

/** Throws file_limit_reached if this many bytes more are too much. */
async function requireRoom(tx: Tx, seekerId: string, more: { library: number; kept: number }): Promise<void> {
  const { library, kept } = await sql.sumSizes(tx, seekerId)
  if (library + more.library > fileLimits.bytes || kept + more.kept > fileLimits.keptBytes) {
    throw new AppError('file_limit_reached')
  }
}

const signed = async ({ db }: Pick<Deps, 'db'>, { userId }: Viewer, row: sql.FileRow): Promise<LibraryFile> =>
  libraryFileView(row, userId, await fileUrlSigner({ db }))

/** Changes name and kind; the extension stays that of the content. Throws not_found. */
export async function changeInLibrary(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: string,
  change: { name?: string | null | undefined; kind?: LibraryFileKind | null | undefined },
): Promise<LibraryFile> {
  const row = await deps.db.transaction().execute(async (tx) => {
    const before = await sql.lockFile(tx, viewer.userId, id)
    if (!before || before.slot === null) throw noSuchFile()
    const name = change.name ? renameFile(change.name, before.name) : before.name
    return sql.updateFile(tx, id, { name, kind: change.kind ?? before.kind })
  })
  return signed(deps, viewer, row)
}

/** Removes a file from the library; it can be restored for an hour. Throws not_found. */
export async function removeFromLibrary({ db }: Pick<Deps, 'db'>, { userId }: Viewer, id: string): Promise<void> {
  if (!(await sql.removeFile(db, userId, id))) throw noSuchFile()
}

/**
 * Undoes the removal of a file; does nothing for one that is in the library. Throws not_found after an hour,
 * file_limit_reached, and conflict if the same file was added again.
 */
export async function restoreToLibrary(deps: Pick<Deps, 'db'>, viewer: Viewer, id: string): Promise<LibraryFile> {
  const row = await deps.db
    .transaction()
    .execute((tx) => restore(tx, viewer.userId, id))
    .catch((error: unknown) => {
      throw violates(error, 'library_files_content') ? new AppError('conflict') : error
    })
  return signed(deps, viewer, row)
}

async function restore(tx: Tx, seekerId: string, id: string): Promise<sql.FileRow> {
  await lockAccount(tx, seekerId)
  const before = await sql.lockFile(tx, seekerId, id)
  if (before && before.slot !== null) return before
  if (!before || before.removed_at === null) throw noSuchFile()
  await requireRoom(tx, seekerId, { library: before.size, kept: 0 })
  const restored = await sql.restoreFile(tx, seekerId, id)
  if (!restored) throw new AppError('file_limit_reached')
  return restored
}

/** Opens a file in the library for its owner. Throws not_found for everyone else, account_suspended. */
export async function openLibraryFile(deps: Stored, readerId: string, id: string): Promise<OpenFile> {
  const row = await sql.findStoredFile(deps.db, readerId, id)
  if (!row) throw noSuchFile()
  return openStoredFile(deps, row)
}

/** Yields the content of all files of the person in Base64, one at a time; null for one that is missing. */
export async function* keptFiles({ files, log }: Pick<Deps, 'files' | 'log'>, db: Db, seekerId: string) {
  for (const row of await sql.listStoredFiles(db, seekerId)) {
    const content = await files.open(row.key)
    if (!content) log.error({ key: row.key }, 'a file that is referred to is missing')
    yield keptFileView(row, content && (await buffer(content)))
  }
}

const batch = 500

/** Ends the time for undoing removals, hourly: files that no application refers to are deleted. */
export async function settleFileRemovals({ db }: { db: Db }): Promise<void> {
  let settled = batch
  while (settled === batch) settled = await sql.settleRemovals(db, batch)
}
