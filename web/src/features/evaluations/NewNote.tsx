import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/evaluations.ts'
import { NotebookPen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { NoteForm } from '../../ui/notes/NoteForm.tsx'
import type { NoteDraftActs } from './note-drafts.ts'
import { useNoteChanges } from './notes.queries.ts'

interface NewNoteProps {
  applicationId: string
  drafts: NoteDraftActs
}

/** Button that opens the form for a new note. The form closes while the note is sent, and returns with it on failure. */
export function NewNote({ applicationId, drafts }: NewNoteProps) {
  const [error, setError] = useState<string>()
  const { add } = useNoteChanges(applicationId)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const draft = drafts.added
  const focusText = () => form.current?.querySelector('textarea')?.focus()
  const open = () => {
    flushSync(() => drafts.write(''))
    focusText()
  }
  const close = () => {
    flushSync(() => drafts.write(undefined))
    setError(undefined)
    opener.current?.focus()
  }
  const send = async () => {
    if (!draft || !isVisible(draft.text)) {
      setError(t.noteMissing)
      focusText()
      return
    }
    close()
    try {
      await add(draft)
      toast(t.noteAdded)
    } catch (cause) {
      const { message } = cause as Error
      drafts.restore(draft)
      if (isShown.current) setError(message)
      else toast(message)
    }
  }
  if (!draft)
    return (
      <Button ref={opener} size="sm" variant="quiet" flush icon={<NotebookPen size={15} aria-hidden />} onClick={open}>
        {t.openNote}
      </Button>
    )
  return (
    <NoteForm
      ref={form}
      label={t.newNote}
      hint={t.notesHint}
      limit={evaluationLimits.note}
      value={draft.text}
      error={error}
      saveLabel={t.addNote}
      cancelLabel={t.cancel}
      onChange={(text) => {
        setError(undefined)
        drafts.write(text)
      }}
      onSave={send}
      onCancel={close}
    />
  )
}
