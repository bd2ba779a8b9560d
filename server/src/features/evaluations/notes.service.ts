import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import type { ApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { ownApplication } from '../applications/applications.service.ts'
import { holdAccounts } from './applications.sql.ts'
import { lockToEvaluate, noteEvaluation, otherAuthor } from './evaluated-application.service.ts'
import {
  deleteNote,
  findRetriedNote,
  insertNote,
  listNoteRows,
  lockNote,
  type SeenNoteRow,
  updateNote,
} from './notes.sql.ts'
import { noteView } from './notes.view.ts'

type Stored = Pick<Deps, 'db'>
type Evaluations = Pick<Deps, 'db' | 'events'>

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
  deps: Evaluations,
  viewer: CompanyViewer,
  applicationId: string,
  { text, clientNoteId }: { text: string; clientNoteId?: string | undefined },
): Promise<ApplicationNote> =>
  inTransaction(deps, async (tx, publish) => {
    const { seekerId, jobId } = await lockToEvaluate(tx, viewer, applicationId)
    const note = { applicationId, seekerId, authorId: viewer.userId, clientId: clientNoteId, body: text }
    const retried = clientNoteId && (await findRetriedNote(tx, note))
    if (retried) return noteView(viewer, retried)
    const written = await insertNote(tx, note)
    if (!written)
      throw invalid('text', `An application can have up to ${evaluationLimits.notes} notes. Delete one first`)
    await noteEvaluation(tx, publish, viewer, { act: 'application_noted', application: applicationId, job: jobId })
    return noteView(viewer, written)
  })

/** Throws conflict if the note is no longer `was`, not_allowed for notes of others, and not_found. */
export const editNote = (
  deps: Evaluations,
  viewer: CompanyViewer,
  id: string,
  { text, was }: { text: string; was: string },
): Promise<ApplicationNote> =>
  inTransaction(deps, async (tx, publish) => {
    const note = await lockSeenNote(tx, viewer, id)
    if (note.author_id !== viewer.userId)
      throw new AppError('not_allowed', { message: 'Only the person who wrote a note can edit it.' })
    if (note.body === text) return noteView(viewer, note)
    if (note.body !== was)
      throw new AppError('conflict', { message: changedElsewhere, fields: { text: changedElsewhere } })
    const edited = await updateNote(tx, id, text)
    await noteEvaluation(tx, publish, viewer, { act: 'application_note_edited', ...placeOf(note) })
    return noteView(viewer, edited)
  })

/** Throws not_allowed for notes of others unless the viewer is an owner, and not_found. */
export const removeNote = (deps: Evaluations, viewer: CompanyViewer, id: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const note = await lockSeenNote(tx, viewer, id)
    if (note.author_id !== viewer.userId && viewer.role !== 'owner')
      throw new AppError('not_allowed', { message: 'Only the person who wrote a note or an owner can delete it.' })
    await deleteNote(tx, id)
    await noteEvaluation(tx, publish, viewer, {
      act: 'application_note_deleted',
      ...placeOf(note),
      subject: otherAuthor(viewer, note),
    })
  })

/** Locks a note that the member sees. Throws not_found, also once the account of the member is erased. */
async function lockSeenNote(tx: Tx, viewer: CompanyViewer, id: string): Promise<SeenNoteRow> {
  const isHeld = await holdAccounts(tx, [viewer.userId, viewer.companyId])
  const note = isHeld ? await lockNote(tx, viewer, id) : undefined
  if (!note) throw new AppError('not_found', { message: 'This note was deleted.' })
  return note
}

const placeOf = ({ application_id: application, job_id: job }: SeenNoteRow) => ({ application, job })
