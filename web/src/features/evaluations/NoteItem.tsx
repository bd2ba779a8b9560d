import type { ApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import * as t from '@hearback/texts/web/evaluations.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { exactTime } from '../../ui/text/times.ts'
import { UserText } from '../../ui/text/UserText.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { EditNote } from './EditNote.tsx'
import c from './Evaluations.module.css'
import type { EditDraft } from './note-drafts.ts'
import { PENDING, useNoteChanges } from './notes.queries.ts'

interface NoteItemProps {
  note: ApplicationNote
  applicationId: string
  /** Undefined while the note is not being edited. */
  draft: EditDraft | undefined
  onDraft: (draft: EditDraft | undefined) => void
  onDeleted: () => void
}

/** A note with its author and time; its author edits it in place. */
export function NoteItem({ note, applicationId, draft, onDraft, onDeleted }: NoteItemProps) {
  const { _id, text, author, createdAt, editedAt, mayDelete } = note
  const opener = useRef<HTMLButtonElement>(null)
  const item = useRef<HTMLLIElement>(null)
  const open = () => {
    flushSync(() => onDraft({ text, was: text }))
    item.current?.querySelector('textarea')?.focus()
  }
  const close = () => {
    flushSync(() => onDraft(undefined))
    opener.current?.focus()
  }
  const by = `note-by-${_id}`
  return (
    <li ref={item} className={c.note}>
      <p className={c.by} id={by}>
        <b>{author.isYou ? t.you : author.name ? <Verbatim>{author.name}</Verbatim> : t.teammate}</b>
        {_id === PENDING ? <span>{t.saving}</span> : <RelativeTime at={createdAt} />}
        {editedAt && <span title={exactTime(Date.parse(editedAt))}>{t.edited}</span>}
      </p>
      {draft ? (
        <EditNote note={note} applicationId={applicationId} draft={draft} onDraft={onDraft} onClose={close} />
      ) : (
        <>
          <UserText as="div" className={c.words}>
            {text}
          </UserText>
          {_id !== PENDING && (
            <div className={c.acts}>
              {author.isYou && (
                <Button ref={opener} size="sm" variant="quiet" flush aria-describedby={by} onClick={open}>
                  {t.editNote}
                </Button>
              )}
              {mayDelete && <DeleteNote applicationId={applicationId} id={_id} by={by} onDeleted={onDeleted} />}
            </div>
          )}
        </>
      )}
    </li>
  )
}

interface DeleteNoteProps {
  applicationId: string
  id: string
  /** Id of the element with author and time. */
  by: string
  onDeleted: () => void
}

function DeleteNote({ applicationId, id, by, onDeleted }: DeleteNoteProps) {
  const [isAsked, setAsked] = useState(false)
  const { remove } = useNoteChanges(applicationId)
  return (
    <>
      <Button size="sm" variant="quiet" flush aria-describedby={by} onClick={() => setAsked(true)}>
        {t.deleteNote}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t.deleteTitle}
        confirm={t.deleteNote}
        keep={t.keepNote}
        danger
        onConfirm={() => remove(id).then(onDeleted)}
      >
        {t.deleteHint}
      </ConfirmDialog>
    </>
  )
}
