import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import type { ApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/evaluations.ts'
import { useState } from 'react'
import { ApiError } from '../../api/call.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { NoteForm } from '../../ui/notes/NoteForm.tsx'
import type { EditDraft } from './note-drafts.ts'
import { useNoteChanges } from './notes.queries.ts'

interface EditNoteProps {
  note: ApplicationNote
  applicationId: string
  draft: EditDraft
  onDraft: (draft: EditDraft) => void
  onClose: () => void
}

/** Form for a changed note. Once the note was changed elsewhere, it shows that text before replacing it. */
export function EditNote({ note, applicationId, draft, onDraft, onClose }: EditNoteProps) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { edit } = useNoteChanges(applicationId)
  const isChangedElsewhere = note.text !== draft.was
  const save = async () => {
    if (!isVisible(draft.text)) return setError(t.noteMissing)
    setBusy(true)
    setError(undefined)
    try {
      await edit(note._id, { text: draft.text, was: note.text })
      onClose()
      toast(t.noteSaved)
    } catch (cause) {
      // The text of elsewhere is shown above the field instead, and a deleted note beside the others.
      const isShown = cause instanceof ApiError && ['conflict', 'not_found'].includes(cause.code)
      if (!isShown) setError((cause as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <NoteForm
      label={t.noteText}
      hint={t.notesHint}
      limit={evaluationLimits.note}
      value={draft.text}
      error={error}
      busy={busy}
      elsewhere={isChangedElsewhere ? { notice: t.changedElsewhere, text: note.text } : undefined}
      saveLabel={isChangedElsewhere ? t.overwrite : t.save}
      cancelLabel={t.cancel}
      onChange={(text) => onDraft({ ...draft, text })}
      onSave={save}
      onCancel={onClose}
    />
  )
}
