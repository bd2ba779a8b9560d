import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/saved-job-notes.ts'
import { NotebookPen } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { NoteForm } from '../../../ui/notes/NoteForm.tsx'
import { UserText } from '../../../ui/text/UserText.tsx'
import c from './SavedJobs.module.css'
import { keepNoteDraft, keptNoteDraft, type NoteDraft, useWriteNote } from './saved-notes.ts'

interface SavedJobNoteProps {
  job: Pick<Job, '_id' | 'jobTitle'>
  note: string
}

/** The private note on a saved job, and its editor. A draft survives a reload of the tab. */
export function SavedJobNote({ job, note }: SavedJobNoteProps) {
  const [draft, setDraft] = useState<NoteDraft | undefined>(() => keptNoteDraft(job._id))
  const opener = useRef<HTMLButtonElement>(null)
  const editor = useRef<HTMLFormElement>(null)
  const change = (next: NoteDraft | undefined) => {
    keepNoteDraft(job._id, next)
    setDraft(next)
  }
  const open = () => {
    flushSync(() => change({ text: note, was: note }))
    editor.current?.querySelector('textarea')?.focus()
  }
  const close = () => {
    flushSync(() => change(undefined))
    opener.current?.focus()
  }
  if (draft) return <NoteEditor {...{ job, note, draft, change, close, form: editor }} />
  return (
    <>
      {note && (
        <UserText as="div" className={c.words}>
          {note}
        </UserText>
      )}
      <Button
        ref={opener}
        size="sm"
        variant="quiet"
        icon={<NotebookPen size={15} aria-hidden />}
        aria-label={note ? t.editOf(job.jobTitle) : t.addTo(job.jobTitle)}
        onClick={open}
      >
        {note ? t.edit : t.add}
      </Button>
    </>
  )
}

interface NoteEditorProps extends SavedJobNoteProps {
  draft: NoteDraft
  change: (draft: NoteDraft) => void
  close: () => void
  form: RefObject<HTMLFormElement | null>
}

function NoteEditor({ job, note, draft, change, close, form }: NoteEditorProps) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const write = useWriteNote(job._id)
  const isChangedElsewhere = note !== draft.was
  const save = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const written = await write({ text: draft.text, was: note })
      close()
      toast(written ? t.saved : t.removed)
    } catch (cause) {
      // The note of elsewhere is shown above the field instead.
      if (!(cause instanceof ApiError && cause.code === 'conflict')) setError((cause as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <NoteForm
      ref={form}
      label={t.noteOn(job.jobTitle)}
      hint={t.noteHint}
      limit={limits.savedJobNote}
      value={draft.text}
      error={error}
      busy={busy}
      elsewhere={
        isChangedElsewhere ? { notice: note ? t.changedElsewhere : t.removedElsewhere, text: note } : undefined
      }
      saveLabel={isChangedElsewhere ? t.overwrite : t.save}
      cancelLabel={t.cancel}
      onChange={(text) => change({ ...draft, text })}
      onSave={save}
      onCancel={close}
    />
  )
}
