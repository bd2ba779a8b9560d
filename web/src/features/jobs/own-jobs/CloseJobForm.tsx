import type { Hired } from '@hearback/contract/hiring/clock/job-closings.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { mergeFieldProblem } from '@hearback/contract/values/merge-fields.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { exampleFirstName } from '@hearback/texts/web/templates.ts'
import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { inOurWords, readyRefusals } from '../../../api/refusals.ts'
import { paths } from '../../../routing/paths.ts'
import { MergeTextArea } from '../../../templates/MergeTextArea.tsx'
import { useMergeValues } from '../../../templates/merge-values.ts'
import { TemplateSelect } from '../../../templates/TemplateSelect.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import c from '../../../ui/Layout.module.css'
import { type ClosableJob, type ClosingCounts, useCloseJob } from './close-job.mutations.ts'

interface CloseJobFormProps {
  job: ClosableJob
  counts: ClosingCounts
  onClose: () => void
}

const HIRED: { value: Hired; label: string }[] = [
  { value: 'here', label: t.closeHiredHere },
  { value: 'elsewhere', label: t.closeHiredElsewhere },
  { value: 'no_one', label: t.closeHiredNoOne },
]

/** Asks whether someone was hired, and for words to everyone who waits (product.md section 20.3). */
export function CloseJobForm({ job, counts: { waiting, inProgress, hired: hires }, onClose }: CloseJobFormProps) {
  const [hired, setHired] = useState<Hired | undefined>(hires > 0 ? 'here' : undefined)
  const [message, setMessage] = useState('')
  const { close, missing, busy, problem } = useClosing(job, onClose)
  const people = waiting.toLocaleString(locale.numbers)
  const unknownField = mergeFieldProblem(message)
  useEffect(() => void readyRefusals(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!unknownField) void close(hired, waiting > 0, message.trim())
  }
  return (
    <form onSubmit={submit} noValidate className={c.stack}>
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
          <Link to={paths.applicants(job._id)}>{t.closeInProgressLink}</Link>
        </p>
      )}
      {waiting > 0 && (
        <>
          <p>{t.closeWaiting(waiting, people)}</p>
          <Message {...{ job, hired, message, setMessage }} error={unknownField && inOurWords(unknownField)} />
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
          {waiting > 0 ? t.closeTellAction(waiting, people) : t.closeAction}
        </Button>
      </div>
    </form>
  )
}

interface MessageProps {
  job: ClosableJob
  hired: Hired | undefined
  message: string
  setMessage: (message: string) => void
  error: string | undefined | false
}

/** Words to everyone who waits, filled with the name of each. */
function Message({ job, hired, message, setMessage, error }: MessageProps) {
  const values = useMergeValues({ displayName: exampleFirstName }, job.jobTitle)
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

/** Closes the job once the question is answered; keeps the dialog open with the reason of a failure. */
function useClosing(job: ClosableJob, onClose: () => void) {
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const closeJob = useCloseJob()
  const close = async (hired: Hired | undefined, tell: boolean, message: string) => {
    setMissing(!hired)
    if (busy || !hired) return
    setBusy(true)
    setProblem(undefined)
    try {
      await closeJob(job, { hired, tell, message })
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { close, missing, busy, problem }
}
