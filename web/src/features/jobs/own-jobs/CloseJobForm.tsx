import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { mergeFieldProblem } from '@hearback/contract/values/merge-fields.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { exampleFirstName } from '@hearback/texts/web/templates.ts'
import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react'
import { inOurWords, readyRefusals } from '../../../api/refusals.ts'
import { MergeTextArea } from '../../../templates/MergeTextArea.tsx'
import { useMergeValues } from '../../../templates/merge-values.ts'
import { TemplateSelect } from '../../../templates/TemplateSelect.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import c from '../../../ui/Layout.module.css'
import { useCloseAsFilled } from './close-job.mutations.ts'
import { useJobStatus } from './own-jobs.mutations.ts'

interface CloseJobFormProps {
  job: Pick<Job, '_id' | 'jobTitle' | 'status'>
  waiting: number
  onClose: () => void
}

/** Asks whether to tell the waiting applicants that the job is filled; both ways close the job. */
export function CloseJobForm({ job, waiting, onClose }: CloseJobFormProps) {
  const [message, setMessage] = useState('')
  const { set } = useJobStatus()
  const { tell, busy, problem } = useTelling(job, onClose)
  const values = useMergeValues({ displayName: exampleFirstName }, job.jobTitle)
  const unknownField = mergeFieldProblem(message)
  useEffect(() => void readyRefusals(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy && !unknownField) void tell(message.trim())
  }
  const closeSilently = () => {
    onClose()
    void set(job, 'closed')
  }
  return (
    <form onSubmit={submit} noValidate className={c.stack}>
      <p>{t.closeQuestion(waiting)}</p>
      <TemplateSelect kind="rejection" text={message} onUse={({ body }) => setMessage(body)} onRestore={setMessage} />
      <MergeTextArea
        label={t.closeMessageLabel}
        description={t.closeMessageHint}
        max={limits.longText}
        field={{
          value: message,
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setMessage(event.currentTarget.value),
          error: unknownField && inOurWords(unknownField),
        }}
        kind="rejection"
        reasonCode="position_filled"
        values={values}
      />
      <FormError>{problem}</FormError>
      <div className={c.dialogActs}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button onClick={closeSilently} disabled={busy}>
          {t.closeSilentAction}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.closeTellAction(waiting)}
        </Button>
      </div>
    </form>
  )
}

/** Closes the job and tells everyone; keeps the dialog open with the reason of a failure. */
function useTelling(job: CloseJobFormProps['job'], onClose: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const closeAsFilled = useCloseAsFilled()
  const tell = async (message: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { told, all } = await closeAsFilled(job._id, message)
      toast({ text: { of: (title) => t.closeToldDone(title, told, all), names: [job.jobTitle] } })
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { tell, busy, problem }
}
