import type { ApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import * as t from '@hearback/texts/web/evaluations.ts'
import { Button } from '../../ui/Button.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Evaluations.module.css'
import type { NoteDraftActs } from './note-drafts.ts'

/** Drafts of notes that were deleted while they were edited, so that the text is not lost. */
export function DeletedNotes({ notes, drafts }: { notes: readonly ApplicationNote[]; drafts: NoteDraftActs }) {
  const left = Object.entries(drafts.edits).filter(([id]) => !notes.some(({ _id }) => _id === id))
  return left.map(([id, { text }]) => (
    <div key={id} role="alert" className={c.elsewhere}>
      <p>{t.deletedElsewhere}</p>
      <UserText as="div" className={c.words}>
        {text}
      </UserText>
      <div className={c.acts}>
        <Button
          size="sm"
          onClick={() => {
            drafts.edit(id, undefined)
            drafts.write([text, drafts.added?.text].filter(Boolean).join('\n\n'))
          }}
        >
          {t.keepAsNew}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => drafts.edit(id, undefined)}>
          {t.discard}
        </Button>
      </div>
    </div>
  ))
}
