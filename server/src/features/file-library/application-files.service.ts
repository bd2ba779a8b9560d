import type { SentFile } from '@hearback/contract/people/sent-files.ts'
import type { Database, Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../domain/errors.ts'
import { type Party, readerId, type Viewer } from '../../domain/viewer.ts'
import { fileUrlSigner } from '../files/signed-urls.service.ts'
import { noSuchFile, type OpenFile, openStoredFile } from '../files/stored-file.service.ts'
import {
  deleteLapsedFiles,
  deleteSentFiles,
  deleteSentFilesOf,
  findSentFile,
  insertSentFiles,
  listSentFiles,
  lockFilesToSend,
} from './application-files.sql.ts'
import { deleteFilesOf } from './library-files.sql.ts'
import { sentFileView } from './library-files.view.ts'

/**
 * Sends files of the library with an application, in place of earlier ones. Without `ids`, a repeated application keeps
 * the earlier ones. Throws invalid_input on `fileIds` for a file that is not in the library.
 */
export async function sendFiles(
  tx: Tx,
  { applicationId, seekerId }: { applicationId: string; seekerId: string },
  ids: readonly string[] | null | undefined,
): Promise<void> {
  if (!ids) return
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const files = new Map((await lockFilesToSend(tx, seekerId, wanted)).map((file) => [file.id, file]))
  const sent = wanted.map((id, index) => {
    const file = files.get(id)
    if (!file) throw invalid('fileIds', 'A chosen file isn’t in your library anymore. Choose your files again')
    return { application_id: applicationId, position: index + 1, file_id: id, name: file.name, kind: file.kind }
  })
  await deleteSentFiles(tx, applicationId)
  if (sent.length > 0) await insertSentFiles(tx, sent)
}

/** The files of these applications that the viewer may read, with URLs signed for them. One statement. */
export async function filesByIds(
  db: Database,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, SentFile[]>> {
  const reader = readerId(viewer)
  const rows = ids.length > 0 ? await listSentFiles(db, ids, reader) : []
  if (rows.length === 0) return new Map()
  const sign = await fileUrlSigner({ db })
  const byApplication = Map.groupBy(rows, (row) => row.application_id)
  return new Map([...byApplication].map(([id, own]) => [id, own.map((row) => sentFileView(row, reader, sign))]))
}

/**
 * Opens a file of an application for one of its two people, or for a member of the company who sees its job. Throws not_found
 * for everyone else, account_suspended.
 */
export async function openSentFile(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  reader: { readerId: string; member: Party | undefined },
  of: { applicationId: string; fileId: string },
): Promise<OpenFile> {
  const row = await findSentFile(deps.db, of, reader)
  if (!row) throw noSuchFile()
  return openStoredFile(deps, row)
}

/** Erases the files of a job seeker, also those that were sent. */
export async function eraseFiles(tx: Tx, seekerId: string): Promise<void> {
  await deleteSentFilesOf(tx, seekerId)
  await deleteFilesOf(tx, seekerId)
}

/** Takes the files from up to `limit` applications that were rejected or withdrawn 6 months ago; returns their number. */
export const purgeSentFiles = (db: Db, limit: number): Promise<number> => deleteLapsedFiles(db, limit)
