import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Answering.module.css'
import type { Answerable } from './answerable.ts'
import { useTakeStep } from './answering.mutations.ts'
import { asSent, emptyInvitation, Inviting, InvitingToTimes, type InvitingValues } from './invitation.ts'
import { invitedApplication, jobAddress, prefilledInvitation } from './invitation-defaults.ts'
import { SlotFields } from './SlotFields.tsx'

const WAYS = [
  { value: 'times', label: t.offerTimes, description: t.offerTimesHint },
  { value: 'message', label: t.writeOnly, description: t.writeOnlyHint },
] as const
type Way = (typeof WAYS)[number]['value']

interface InviteFormProps {
  application: Answerable
  onClose: () => void
}

/** Interview invitation, prefilled from the job or the invitation that it replaces. */
export function InviteForm({ application, onClose }: InviteFormProps) {
  const { data, isPending } = useQuery(invitedApplication(application._id))
  if (isPending) return <SkeletonRows rows={4} label={t.inviteLoading} />
  return (
    <InviteFields
      application={application}
      onClose={onClose}
      initial={prefilledInvitation(data)}
      address={data ? jobAddress(data) : ''}
      zone={data?.applicantTimeZone ?? null}
      replaces={Boolean(data?.interviewInvitation?.picked ?? data?.interviewInvitation?.slots.length)}
    />
  )
}

interface InviteFieldsProps extends InviteFormProps {
  initial: InvitingValues
  /** Of the job. */
  address: string
  /** The applicant's time zone. */
  zone: string | null
  /** Whether the times replace others. */
  replaces: boolean
}

function InviteFields({ application, onClose, initial, address, zone, replaces }: InviteFieldsProps) {
  const [way, setWay] = useState<Way>('times')
  const { mutateAsync } = useTakeStep()
  const name = nameOf(application.applicant)
  const { form, submit, busy, error } = useContractForm({
    schema: way === 'times' ? InvitingToTimes : Inviting,
    initial,
    send: (values) => mutateAsync({ application, body: { newStatus: 'interview', ...asSent(values) } }),
    done: () => {
      toast({ text: { of: t.inviteDone, names: [name] } })
      onClose()
    },
    failed: t.inviteFailed,
  })
  const changeWay = (next: Way) => {
    setWay(next)
    const { message } = form.values.interviewInvitation
    const empty = next === 'times' ? initial : emptyInvitation()
    form.setValues({ interviewInvitation: { ...empty.interviewInvitation, message } })
  }
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      {replaces && <p className={c.lead}>{t.inviteReplaces(name)}</p>}
      <RadioCards label={t.how} options={WAYS} value={way} onChange={changeWay} />
      {way === 'times' && <SlotFields form={form} address={address} name={name} zone={zone} />}
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
