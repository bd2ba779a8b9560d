import { limits } from '@hearback/contract/values/limits.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { BookmarkPlus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/call.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { isComposing } from '../ui/is-composing.ts'
import c from './Templates.module.css'
import { type TemplateBody, useTemplates } from './templates.mutations.ts'

/** Saves the text of a dialog as a template, under a name that is asked for in place. */
export function KeepTemplate({ template }: { template: Omit<TemplateBody, 'name'> }) {
  const [asks, setAsks] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAsks(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (asks) return <NameForm template={template} onClose={close} />
  return (
    <div>
      <Button
        ref={button}
        size="sm"
        variant="quiet"
        icon={<BookmarkPlus size={16} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {t.keepAction}
      </Button>
    </div>
  )
}

/** Not a form, because it stands inside the form of the dialog. */
function NameForm({ template, onClose }: { template: Omit<TemplateBody, 'name'>; onClose: () => void }) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { save } = useTemplates()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const keep = async () => {
    if (busy) return
    if (!isVisible(name)) return setProblem(t.keepNameRequired)
    setBusy(true)
    try {
      await save({ ...template, name })
      toast(t.saved)
      onClose()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
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
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={onClose}>
        {t.cancel}
      </Button>
      <Button size="sm" busy={busy} onClick={() => void keep()}>
        {t.save}
      </Button>
    </div>
  )
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t.saveFailed
  return Object.values(error.fields)[0] ?? error.message
}
