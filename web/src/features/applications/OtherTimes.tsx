import { requestOtherTimes } from '@hearback/contract/hiring/interview-changes.ts'
import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Application.module.css'
import { useRequestOtherTimes } from './applications.mutations.ts'

interface OtherTimesProps {
  /** The application's id. */
  id: string
  company: string
  /** Set once the seeker has asked. */
  request: InterviewChange | undefined
}

/** Asks the employer for other times, once per invitation. */
export function OtherTimes({ id, company, request }: OtherTimesProps) {
  const [asking, setAsking] = useState(false)
  if (request)
    return (
      <Notice>
        <Sentence of={t.otherTimesAsked} names={[company]} />
      </Notice>
    )
  if (asking) return <OtherTimesForm id={id} company={company} onClose={() => setAsking(false)} />
  return (
    <div>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t.otherTimesAction}
      </Button>
    </div>
  )
}

function OtherTimesForm({ id, company, onClose }: { id: string; company: string; onClose: () => void }) {
  const { mutateAsync } = useRequestOtherTimes(id)
  const { field, submit, busy, error } = useContractForm({
    schema: requestOtherTimes.body,
    initial: { message: '' },
    send: ({ message }) => mutateAsync(message),
    done: () => {
      toast(t.otherTimesDone)
      onClose()
    },
    failed: t.otherTimesFailed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.slots}>
      <TextArea
        label={t.otherTimesLabel(company)}
        description={t.otherTimesHint}
        required
        autoFocus
        maxLength={limits.longText}
        {...field('message')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t.otherTimesSend}
        </Button>
        <Button onClick={onClose}>{t.otherTimesKeep}</Button>
      </div>
    </form>
  )
}
