import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import type { ApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { ownApplication } from '../applications/applications.service.ts'
import { lockToEvaluate } from './evaluated-application.service.ts'
import { deleteNote, findNote, findRetriedNote, insertNote, listNoteRows, updateNote } from './notes.sql.ts'
import { noteView } from './notes.view.ts'

type Stored = Pick<Deps, 'db'>

const noSuchNote = () => new AppError('not_found', { message: 'This note was deleted.' })
const changedElsewhere = 'You changed this note somewhere else. Compare both before you save.'

/** Newest first; throws not_found. */
export async function notesOn(
  { db }: Stored,
  viewer: CompanyViewer,
  applicationId: string,
): Promise<ApplicationNote[]> {
  await ownApplication(db, viewer, applicationId)
  return (await listNoteRows(db, applicationId)).map((row) => noteView(viewer, row))
}

/**
 * Writes a note under the lock of the application. Throws not_found, conflict once the applicant's account is erased, and
 * invalid_input at the limit.
 */
export const addNote = (
  { db }: Stored,
  viewer: CompanyViewer,
  applicationId: string,
  { text, clientNoteId }: { text: string; clientNoteId?: string | undefined },
): Promise<ApplicationNote> =>
  db.transaction().execute(async (tx) => {
    const { seekerId } = await lockToEvaluate(tx, viewer, applicationId)
    const note = { applicationId, seekerId, authorId: viewer.userId, clientId: clientNoteId, body: text }
    const written = (clientNoteId && (await findRetriedNote(tx, note))) || (await insertNote(tx, note))
    if (!written)
      throw invalid('text', `An application can have up to ${evaluationLimits.notes} notes. Delete one first`)
    return noteView(viewer, written)
  })

/** Throws conflict if the note is no longer `was`, not_allowed for notes of others, and not_found. */
export async function editNote(
  { db }: Stored,
  viewer: CompanyViewer,
  id: string,
  { text, was }: { text: string; was: string },
): Promise<ApplicationNote> {
  const row = await updateNote(db, viewer, id, { body: text, was })
  if (row) return noteView(viewer, row)
  if ((await authorOf(db, viewer, id)) !== viewer.userId)
    throw new AppError('not_allowed', { message: 'Only the person who wrote a note can edit it.' })
  throw new AppError('conflict', { message: changedElsewhere, fields: { text: changedElsewhere } })
}

/** Throws not_allowed for notes of others unless the viewer is an owner, and not_found. */
export async function removeNote({ db }: Stored, viewer: CompanyViewer, id: string): Promise<void> {
  if (await deleteNote(db, viewer, id)) return
  await authorOf(db, viewer, id)
  throw new AppError('not_allowed', { message: 'Only the person who wrote a note or an owner can delete it.' })
}

async function authorOf(db: Db, viewer: CompanyViewer, id: string): Promise<string | null> {
  const note = await findNote(db, viewer, id)
  if (!note) throw noSuchNote()
  return note.author_id
}
