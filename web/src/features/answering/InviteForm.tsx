import { limits } from '@hearback/contract/values/limits.ts'
import type { MergeValues } from '@hearback/contract/values/merge-fields.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { unsentKey, unsentValues } from '../../held-acts/unsent-values.ts'
import { useUnsentOnClose } from '../../held-acts/use-unsent-on-close.ts'
import { MergeTextArea } from '../../templates/MergeTextArea.tsx'
import { filledText, useMergeValues } from '../../templates/merge-values.ts'
import { TemplateSelect } from '../../templates/TemplateSelect.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import c from './Answering.module.css'
import { useHeldAnswers } from './held-answers.ts'
import { asSent, emptyInvitation, Inviting, InvitingToTimes, type InvitingValues } from './invitation.ts'
import { invitedApplication, jobAddress, prefilledInvitation } from './invitation-defaults.ts'
import type { AnswerFormProps } from './RejectForm.tsx'
import { SlotFields } from './SlotFields.tsx'

const WAYS = [
  { value: 'times', label: t.offerTimes, description: t.offerTimesHint },
  { value: 'message', label: t.writeOnly, description: t.writeOnlyHint },
] as const
type Way = (typeof WAYS)[number]['value']

/** Interview invitation, prefilled from the job or the invitation that it replaces. */
export function InviteForm(props: AnswerFormProps) {
  const { application } = props
  const { data, isPending } = useQuery(invitedApplication(application._id))
  if (isPending) return <SkeletonRows rows={4} label={t.inviteLoading} />
  return (
    <InviteFields
      {...props}
      initial={prefilledInvitation(data)}
      address={data ? jobAddress(data) : ''}
      zone={data?.applicantTimeZone ?? null}
      replaces={Boolean(data?.interviewInvitation?.picked ?? data?.interviewInvitation?.slots.length)}
    />
  )
}

interface InviteFieldsProps extends AnswerFormProps {
  initial: InvitingValues
  /** Of the job. */
  address: string
  /** The applicant's time zone. */
  zone: string | null
  /** Whether the times replace others. */
  replaces: boolean
}

function InviteFields(props: InviteFieldsProps) {
  const { application, onClose, onHeld, onReopen, initial, address, zone, replaces } = props
  const key = unsentKey('invite', [application._id])
  const unsent = unsentValues<InvitingValues & { way: Way }>(key)
  const [way, setWay] = useState<Way>(unsent?.way ?? 'times')
  const held = useHeldAnswers()
  const name = nameOf(application.applicant)
  const values = useMergeValues(application.applicant, application.jobTitle)
  const { form, submit, busy, error } = useContractForm({
    schema: way === 'times' ? InvitingToTimes : Inviting,
    initial: unsent ? { interviewInvitation: unsent.interviewInvitation } : initial,
    send: async (typed) =>
      held.step({
        application,
        body: { newStatus: 'interview', ...filledInvitation(typed, values) },
        told: t.inviteDone,
        from: { key, values: { ...typed, way }, reopen: onReopen },
      }),
    done: () => {
      onClose()
      onHeld?.()
    },
    failed: t.inviteFailed,
  })
  useUnsentOnClose(key, form, { way })
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
      <TemplateSelect
        kind="invitation"
        text={form.values.interviewInvitation.message}
        onUse={({ body }) => form.setFieldValue('interviewInvitation.message', body)}
        onRestore={(text) => form.setFieldValue('interviewInvitation.message', text)}
      />
      <MergeTextArea
        label={t.message}
        description={way === 'times' ? t.inviteTimesMessageHint : t.inviteMessageHint}
        required={way === 'message'}
        max={limits.longText}
        field={form.getInputProps('interviewInvitation.message')}
        kind="invitation"
        values={values}
        name={name}
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

function filledInvitation(typed: InvitingValues, values: MergeValues) {
  const { interviewInvitation } = asSent(typed)
  return { interviewInvitation: { ...interviewInvitation, message: filledText(interviewInvitation.message, values) } }
}
