import { addCaseNote } from '@hearback/contract/trust/case-work.ts'
import type { Case } from '@hearback/contract/trust/moderation.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Section } from '../../ui/Layout.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Moderation.module.css'
import { useAddNote } from './moderation.mutations.ts'

/** Notes of moderators about a case, oldest first, with a form for another one. */
export function CaseNotes({ found: { kind, target, notes } }: { found: Case }) {
  return (
    <Section title={t.notesTitle} note={t.notesScope}>
      {notes.length === 0 ? (
        <p className={c.meta}>{t.notesEmpty}</p>
      ) : (
        <ul className={c.rows}>
          {notes.map(({ _id, author, words, createdAt }) => (
            <li key={_id} className={c.row}>
              <div>
                <UserText className={c.words}>{words}</UserText>
                <p className={c.meta}>
                  {author ? <Verbatim>{author}</Verbatim> : t.noteAuthorGone}, <RelativeTime at={createdAt} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={notes.at(-1)?._id} kind={kind} target={target} />
    </Section>
  )
}

function NoteForm({ kind, target }: Pick<Case, 'kind' | 'target'>) {
  const { field, submit, busy, error } = useContractForm({
    schema: addCaseNote.body,
    initial: { words: '' },
    send: useAddNote(kind, target),
    failed: t.noteFailed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <TextArea label={t.noteLabel} minRows={2} maxLength={limits.longText} {...field('words')} />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button type="submit" size="sm" busy={busy}>
          {t.noteAddAction}
        </Button>
      </div>
    </form>
  )
}
