import * as t from '@hearback/texts/web/evaluations.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { DeletedNotes } from './DeletedNotes.tsx'
import c from './Evaluations.module.css'
import { NewNote } from './NewNote.tsx'
import { NoteItem } from './NoteItem.tsx'
import { useNoteDrafts } from './note-drafts.ts'
import { notesOn } from './notes.queries.ts'

/** Notes that are shown before the button for all. */
const SHOWN = 5

/** The private notes of the company on an application. Render it with the application's id as key. */
export function ApplicationNotes({ applicationId }: { applicationId: string }) {
  const query = useQuery(notesOn(applicationId))
  const drafts = useNoteDrafts(applicationId)
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const notes = query.data
  const shown = isWhole ? notes : notes?.slice(0, SHOWN)
  return (
    <section aria-labelledby={`notes-${applicationId}`}>
      <h3 id={`notes-${applicationId}`} ref={heading} tabIndex={-1}>
        {t.notesTitle}
      </h3>
      <div className={c.notes}>
        <NewNote applicationId={applicationId} drafts={drafts} />
        {notes && <DeletedNotes notes={notes} drafts={drafts} />}
        {shown && shown.length > 0 && (
          <ul className={c.list}>
            {shown.map((note) => (
              <NoteItem
                key={note._id}
                note={note}
                applicationId={applicationId}
                draft={drafts.edits[note._id]}
                onDraft={(draft) => drafts.edit(note._id, draft)}
                onDeleted={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
        {notes && shown && shown.length < notes.length && (
          <Button size="sm" onClick={() => setWhole(true)}>
            {t.notesExpand(notes.length)}
          </Button>
        )}
        {!notes && <QueryFallback query={query} rows={1} loading={t.notesLoading} failed={query.error?.message} />}
      </div>
    </section>
  )
}
