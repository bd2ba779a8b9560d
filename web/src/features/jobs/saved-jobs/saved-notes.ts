import { setSavedJobNote } from '@hearback/contract/jobs/saved-job-notes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { tabStorage } from '../../../api/device-storage.ts'
import { ownItem } from '../../../api/own-item.ts'

const SAVED = ['jobs', 'saved', 'page']
interface SavedPage {
  notes: Record<string, string>
}

const storedFor = (jobId: string) => ownItem(tabStorage, `hearback.saved-note.${jobId}`, { keepsOlder: true })

export interface NoteDraft {
  text: string
  /** The note that the draft started from. */
  was: string
}

/** The draft of a note in this tab, of the same account; undefined without one. */
export function keptNoteDraft(jobId: string): NoteDraft | undefined {
  const stored = storedFor(jobId).read()
  const [text, was] = [stored?.text, stored?.was]
  return typeof text === 'string' && typeof was === 'string' ? { text, was } : undefined
}

export function keepNoteDraft(jobId: string, draft: NoteDraft | undefined): void {
  if (draft) storedFor(jobId).write({ ...draft })
  else storedFor(jobId).remove()
}

/** Writes a note and updates the cached pages; throws the refusal, `conflict` after the cache has the note of elsewhere. */
export function useWriteNote(jobId: string) {
  const client = useQueryClient()
  return async ({ text, was }: NoteDraft): Promise<string> => {
    try {
      const { note } = await call(setSavedJobNote, { params: { id: jobId }, body: { note: text, was } })
      client.setQueriesData<SavedPage>({ queryKey: SAVED }, (page) => page && withNote(page, jobId, note))
      return note
    } catch (error) {
      await client.refetchQueries({ queryKey: SAVED, type: 'active' })
      throw error
    }
  }
}

function withNote(page: SavedPage, jobId: string, note: string): SavedPage {
  const { [jobId]: _, ...others } = page.notes
  return { ...page, notes: note ? { ...others, [jobId]: note } : others }
}
