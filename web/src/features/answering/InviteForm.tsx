import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Answering.module.css'
import type { Answerable } from './answerable.ts'
import { useTakeStep } from './answering.mutations.ts'
import { asSent, emptyInvitation, Inviting } from './invitation.ts'
import { SlotFields } from './SlotFields.tsx'

const WAYS = [
  { value: 'times', label: t.offerTimes, description: t.offerTimesHint },
  { value: 'message', label: t.writeOnly, description: t.writeOnlyHint },
] as const
type Way = (typeof WAYS)[number]['value']

/** Interview invitation: slots to choose from, or a plain message. */
export function InviteForm({ application, onClose }: { application: Answerable; onClose: () => void }) {
  const [way, setWay] = useState<Way>('times')
  const { mutateAsync } = useTakeStep()
  const name = nameOf(application.applicant)
  const { form, submit, busy, error } = useContractForm({
    schema: Inviting,
    initial: emptyInvitation(true),
    send: (values) => mutateAsync({ application, body: { newStatus: 'interview', ...asSent(values) } }),
    done: () => {
      toast({ text: { of: t.inviteDone, names: [name] } })
      onClose()
    },
    failed: t.inviteFailed,
  })
  const changeWay = (next: Way) => {
    setWay(next)
    form.setValues(emptyInvitation(next === 'times'))
    form.setFieldValue('interviewInvitation.message', form.values.interviewInvitation.message)
  }
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <RadioCards label={t.how} options={WAYS} value={way} onChange={changeWay} />
      {way === 'times' && <SlotFields form={form} />}
      <TextArea
        label={t.message}
        description={way === 'times' ? t.inviteTimesMessageHint : t.inviteMessageHint}
        required={way === 'message'}
        maxLength={limits.longText}
        {...form.getInputProps('interviewInvitation.message')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.inviteAction}
        </Button>
      </div>
    </form>
  )
}
