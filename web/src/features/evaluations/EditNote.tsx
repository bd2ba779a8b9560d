import type { ApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import { evaluationLimits } from '@hearback/contract/values/limits.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/evaluations.ts'
import { useState } from 'react'
import { ApiError } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Evaluations.module.css'
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
    <form
      className={c.editor}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isChangedElsewhere && (
        <div role="alert" className={c.elsewhere}>
          <p>{t.changedElsewhere}</p>
          <UserText as="div" className={c.words}>
            {note.text}
          </UserText>
        </div>
      )}
      <TextArea
        label={t.noteText}
        description={t.notesHint}
        error={error}
        minRows={2}
        maxRows={12}
        counted={evaluationLimits.note}
        maxLength={evaluationLimits.note}
        value={draft.text}
        onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
      />
      <div className={c.acts}>
        <Button type="submit" size="sm" busy={busy}>
          {isChangedElsewhere ? t.overwrite : t.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
