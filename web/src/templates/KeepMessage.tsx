import { limits } from '@hearback/contract/values/limits.ts'
import {
  hasMergeFields,
  type MergeValues,
  mergeFieldProblem,
  unfillMergeFields,
} from '@hearback/contract/values/merge-fields.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import { undo as undoAction } from '@hearback/texts/web/app.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { type SubmitEvent, useEffect, useState } from 'react'
import { inOurWords, readyRefusals } from '../api/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { TextArea, TextField } from '../ui/fields/TextField.tsx'
import { ManageLink } from './KeepTemplate.tsx'
import { FilledPreview } from './MergeTextArea.tsx'
import c from './Templates.module.css'
import { useKeepTemplate } from './use-keep-template.ts'

interface KeepMessageProps {
  message: string
  /** Values of the receiver, which become fields of the template. */
  values: MergeValues
  onClose: () => void
}

/** Saves a chat message as a template. Names in it become merge fields, and can be edited before. */
export function KeepMessage({ message, values, onClose }: KeepMessageProps) {
  const { firstName, jobTitle, company } = values
  const [body, setBody] = useState(() =>
    unfillMergeFields(message, {
      firstName,
      jobTitle: jobTitle === t.jobFallback ? '' : jobTitle,
      company: company === t.companyFallback ? '' : company,
    }),
  )
  const { name, change, keep, busy, problem, replaces } = useKeepTemplate({ kind: 'message', body }, (undo) => {
    toast({ text: t.saved, action: { label: undoAction, run: undo } })
    onClose()
  })
  const unknownField = mergeFieldProblem(body)
  const bodyProblem = isVisible(body) ? unknownField && inOurWords(unknownField) : t.keepTextRequired
  useEffect(() => void readyRefusals(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The dialog is inside the form of the message, as far as React's events go.
    event.stopPropagation()
    if (!bodyProblem) void keep()
  }
  return (
    <form onSubmit={submit} noValidate className={c.dialog}>
      <TextField
        label={t.keepNameLabel}
        description={t.nameHint}
        required
        data-autofocus
        maxLength={limits.templateName}
        value={name}
        error={problem}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <TextArea
        label={t.text}
        description={t.fieldsHint}
        required
        counted={limits.longText}
        minRows={5}
        value={body}
        error={bodyProblem}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      {hasMergeFields(body) && <FilledPreview text={body} values={values} />}
      <div className={c.acts}>
        {problem && <ManageLink />}
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {replaces ? t.keepReplaceAction : t.save}
        </Button>
      </div>
    </form>
  )
}
