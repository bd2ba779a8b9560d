import type { Hired } from '@hearback/contract/hiring/clock/job-closings.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { mergeFieldProblem } from '@hearback/contract/values/merge-fields.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { exampleFirstName } from '@hearback/texts/web/templates.ts'
import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { inOurWords, readyRefusals } from '../../../api/refusals.ts'
import { MergeTextArea } from '../../../templates/MergeTextArea.tsx'
import { useMergeValues } from '../../../templates/merge-values.ts'
import { TemplateSelect } from '../../../templates/TemplateSelect.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import c from '../../../ui/Layout.module.css'
import type { Closing, ClosingCounts } from './close-job.mutations.ts'

interface CloseJobFormProps {
  /** Stands in the preview of the message. */
  jobTitle: string
  counts: ClosingCounts
  /** Applicants of the job, if it is one. */
  applicants?: string | undefined
  /** Above the question. */
  hint?: string | undefined
  /** The label of the action that tells no one, where no one waits. */
  action: string
  /** Throws the refusal, which the form shows. */
  onSubmit: (closing: Closing) => Promise<void>
  onClose: () => void
}

const HIRED: { value: Hired; label: string }[] = [
  { value: 'here', label: t.closeHiredHere },
  { value: 'elsewhere', label: t.closeHiredElsewhere },
  { value: 'no_one', label: t.closeHiredNoOne },
]

/** Asks whether someone was hired, and for words to everyone who waits (product.md section 20.3). */
export function CloseJobForm({ jobTitle, counts, applicants, hint, action, onSubmit, onClose }: CloseJobFormProps) {
  const { waiting, inProgress, hired: hires } = counts
  const [hired, setHired] = useState<Hired | undefined>(hires > 0 ? 'here' : undefined)
  const [message, setMessage] = useState('')
  const { close, missing, busy, problem } = useClosing(onSubmit, onClose)
  const people = waiting.toLocaleString(locale.numbers)
  const unknownField = mergeFieldProblem(message)
  useEffect(() => void readyRefusals(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!unknownField) void close(hired, waiting > 0, message.trim())
  }
  return (
    <form onSubmit={submit} noValidate className={c.stack}>
      {hint && <p>{hint}</p>}
      <RadioList
        label={t.closeHiredLabel}
        labelShown
        name="hired"
        options={HIRED}
        value={hired ?? ''}
        onChange={(event) => setHired(event.currentTarget.value as Hired)}
        error={missing && !hired && t.closeHiredMissing}
      />
      {inProgress > 0 && (
        <p>
          {t.closeInProgress(inProgress, inProgress.toLocaleString(locale.numbers))}{' '}
          {applicants && <Link to={applicants}>{t.closeInProgressLink}</Link>}
        </p>
      )}
      {waiting > 0 && (
        <>
          <p>{t.closeWaiting(waiting, people)}</p>
          <Message {...{ jobTitle, hired, message, setMessage }} error={unknownField && inOurWords(unknownField)} />
        </>
      )}
      <FormError>{problem}</FormError>
      <div className={c.dialogActs}>
        <Button onClick={onClose}>{t.cancel}</Button>
        {waiting > 0 && (
          <Button onClick={() => void close(hired, false, '')} disabled={busy}>
            {t.closeSilentAction}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {waiting > 0 ? t.closeTellAction(waiting, people) : action}
        </Button>
      </div>
    </form>
  )
}

interface MessageProps {
  jobTitle: string
  hired: Hired | undefined
  message: string
  setMessage: (message: string) => void
  error: string | undefined | false
}

/** Words to everyone who waits, filled with the name of each. */
function Message({ jobTitle, hired, message, setMessage, error }: MessageProps) {
  const values = useMergeValues({ displayName: exampleFirstName }, jobTitle)
  return (
    <>
      <TemplateSelect kind="rejection" text={message} onUse={({ body }) => setMessage(body)} onRestore={setMessage} />
      <MergeTextArea
        label={t.closeMessageLabel}
        description={hired === 'no_one' ? t.closeCanceledHint : t.closeMessageHint}
        max={limits.longText}
        field={{
          value: message,
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setMessage(event.currentTarget.value),
          error,
        }}
        kind="rejection"
        reasonCode={hired === 'no_one' ? 'role_cancelled' : 'position_filled'}
        values={values}
      />
    </>
  )
}

/** Submits once the question is answered; keeps the dialog open with the reason of a failure. */
function useClosing(onSubmit: (closing: Closing) => Promise<void>, onClose: () => void) {
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const close = async (hired: Hired | undefined, tell: boolean, message: string) => {
    setMissing(!hired)
    if (busy || !hired) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSubmit({ hired, tell, message })
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { close, missing, busy, problem }
}
