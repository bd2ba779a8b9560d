import { limits } from '@hearback/contract/values/limits.ts'
import { undo as undoAction } from '@hearback/texts/web/app.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { inLanguage } from '../routing/page-url.ts'
import { paths } from '../routing/paths.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { isComposing } from '../ui/is-composing.ts'
import { useEscape } from '../ui/overlays/use-escape.ts'
import { Sentence } from '../ui/text/Sentence.tsx'
import c from './Templates.module.css'
import type { TemplateBody } from './templates.mutations.ts'
import { useKeepTemplate, useKeptTemplate } from './use-keep-template.ts'

/** Saves the text of a dialog as a template, under a name that is asked for in place. */
export function KeepTemplate({ template }: { template: Omit<TemplateBody, 'name'> }) {
  const [asks, setAsks] = useState(false)
  const [undo, setUndo] = useState<() => void>()
  const [row, focusOnceShown] = useFocusOnceShown()
  const kept = useKeptTemplate(template)
  const close = () => {
    setAsks(false)
    focusOnceShown()
  }
  const onKept = (takeBack: () => void) => {
    setUndo(() => takeBack)
    close()
  }
  if (asks) return <NameForm template={template} onClose={close} onKept={onKept} />
  return (
    <div ref={row}>
      {kept ? (
        <div className={c.kept}>
          <BookmarkCheck size={16} aria-hidden />
          <p role="status" tabIndex={-1}>
            <Sentence of={t.keptHint} names={[kept.name]} />
          </p>
          {undo && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                undo()
                setUndo(undefined)
              }}
            >
              {undoAction}
            </Button>
          )}
        </div>
      ) : (
        <Button size="sm" variant="quiet" icon={<BookmarkPlus size={16} aria-hidden />} onClick={() => setAsks(true)}>
          {t.keepAction}
        </Button>
      )}
    </div>
  )
}

/** A row, and a function that focuses what it shows once it is rendered, which is later than the next frame on a busy machine. */
function useFocusOnceShown() {
  const row = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current || !row.current) return
    isWanted.current = false
    row.current.querySelector<HTMLElement>('button, p')?.focus()
  })
  const focusOnceShown = () => {
    isWanted.current = true
  }
  return [row, focusOnceShown] as const
}

interface NameFormProps {
  template: Omit<TemplateBody, 'name'>
  onClose: () => void
  onKept: (undo: () => void) => void
}

/** Not a form, because it stands inside the form of the dialog. Escape closes it and leaves the dialog open. */
function NameForm({ template, onClose, onKept }: NameFormProps) {
  const { name, change, keep, busy, problem, replaces } = useKeepTemplate(template, onKept)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEscape(onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    void keep()
  }
  return (
    <div className={c.keep}>
      <TextField
        ref={field}
        label={t.keepNameLabel}
        description={t.nameHint}
        maxLength={limits.templateName}
        value={name}
        error={problem}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={onClose}>
        {t.cancel}
      </Button>
      <Button size="sm" busy={busy} onClick={() => void keep()}>
        {replaces ? t.keepReplaceAction : t.save}
      </Button>
      {problem && <ManageLink />}
    </div>
  )
}

/** In a new tab, so that nothing typed is lost. */
export const ManageLink = () => (
  <a className={c.manage} href={inLanguage(paths.templates())} target="_blank" rel="noopener">
    {t.manageAction}
  </a>
)
