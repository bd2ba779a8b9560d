import {
  type ApplicationNote,
  addApplicationNote,
  deleteApplicationNote,
  editApplicationNote,
  listApplicationNotes,
} from '@hearback/contract/hiring/application-notes.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { deviceNow } from '../../clock.ts'
import { updateOptimistically } from '../../optimistic-update.ts'
import type { EditDraft, NewDraft } from './note-drafts.ts'

/** The private notes on an application, newest first. */
export const notesOn = (applicationId: string) =>
  queryOptions({
    queryKey: ['application-notes', applicationId],
    queryFn: ({ signal }) => call(listApplicationNotes, { params: { id: applicationId } }, { signal }),
    select: ({ notes }) => notes,
  })

type Listed = { notes: ApplicationNote[] }

/** Id of a note that is on its way to the server. */
export const PENDING = 'pending'

const pendingNote = (text: string): ApplicationNote => ({
  _id: PENDING,
  text,
  author: { name: null, isYou: true },
  createdAt: new Date(deviceNow()).toISOString(),
  editedAt: null,
  mayDelete: false,
})

/** Changes of the notes on an application; each throws the refusal, after the cached list is right again. */
export function useNoteChanges(applicationId: string) {
  const client = useQueryClient()
  const { queryKey } = notesOn(applicationId)
  const change = (next: (notes: ApplicationNote[]) => ApplicationNote[]) =>
    client.setQueryData<Listed>(queryKey, (held) => held && { notes: next(held.notes) })
  const refetch = () => client.refetchQueries({ queryKey, type: 'active' })
  return {
    /** Shows the note before the server has it. */
    async add({ text, key }: NewDraft): Promise<void> {
      const rollback = await updateOptimistically<Listed>(client, queryKey, ({ notes }) => ({
        notes: [pendingNote(text), ...notes],
      }))
      try {
        const body = { text, clientNoteId: key }
        const { note } = await call(addApplicationNote, { params: { id: applicationId }, body })
        change((notes) => [note, ...notes.filter(({ _id }) => _id !== PENDING && _id !== note._id)])
      } catch (error) {
        rollback()
        throw error
      }
    },
    async edit(id: string, { text, was }: EditDraft): Promise<void> {
      try {
        const { note } = await call(editApplicationNote, { params: { id }, body: { text, was } })
        change((notes) => notes.map((one) => (one._id === id ? note : one)))
      } catch (error) {
        await refetch()
        throw error
      }
    },
    /** A note that is gone already counts as deleted. */
    async remove(id: string): Promise<void> {
      await call(deleteApplicationNote, { params: { id } }).catch((error: { code?: string }) => {
        if (error.code !== 'not_found') throw error
      })
      change((notes) => notes.filter(({ _id }) => _id !== id))
    },
  }
}
