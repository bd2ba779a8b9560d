import { type InvitableJob, inviteToApply } from '@hearback/contract/hiring/job-invitations.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/job-invitations.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useContractForm } from '../../api/use-contract-form.ts'
import { myUsage } from '../../domain/usage.ts'
import { useUnsentOnClose } from '../../held-acts/use-unsent-on-close.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { invitationKey, unsentInvitation, useHeldInvitation } from './held-invitation.ts'
import c from './Invite.module.css'
import { invitableJobs } from './job-invitations.queries.ts'

interface InviteFormProps {
  to: { _id: string; name: string }
  isKnown: boolean
  onClose: () => void
  onReopen: () => void
}

/** Invitation to apply: one of the open jobs and a message. */
export function InviteForm(props: InviteFormProps) {
  const query = useQuery(invitableJobs(props.to._id))
  if (!query.data) return <QueryFallback query={query} rows={3} loading={t.jobsLoading} failed={query.error?.message} />
  if (query.data.length === 0)
    return (
      <EmptyState title={t.noJobs} actions={<LinkButton to={paths.newJob()}>{t.postJob}</LinkButton>}>
        {t.noJobsHint}
      </EmptyState>
    )
  return <InviteFields {...props} jobs={query.data} />
}

const isFree = ({ invitedAt, hasApplied }: InvitableJob) => invitedAt === null && !hasApplied

function InviteFields({ to, isKnown, onClose, onReopen, jobs }: InviteFormProps & { jobs: InvitableJob[] }) {
  const hold = useHeldInvitation(to.name, onReopen)
  const unsent = unsentInvitation(to._id)
  const { form, field, submit, busy, error } = useContractForm({
    schema: inviteToApply.body,
    initial: {
      person: to._id,
      job: unsent?.job ?? jobs.find(isFree)?._id ?? '',
      message: unsent?.message ?? t.usualMessage,
    },
    send: async (body) => hold(body),
    done: onClose,
    failed: t.inviteFailed,
  })
  useUnsentOnClose(invitationKey(to._id), form)
  const { data: usage } = useQuery({ ...myUsage, enabled: !isKnown })
  const credits = usage?.meters.find(({ meter }) => meter === 'outreach')
  const { onChange: _, ...job } = field('job')
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <SelectField
        {...job}
        label={t.job}
        data={jobs.map((one) => ({
          value: one._id,
          label: joinWithDots([one.jobTitle, one.city, stateOf(one)]),
          disabled: !isFree(one),
        }))}
        value={form.values.job || null}
        onChange={(chosen) => form.setFieldValue('job', chosen ?? '')}
        searchable={false}
      />
      <TextArea
        label={t.message}
        required
        maxLength={limits.longText}
        counted={limits.longText}
        {...field('message')}
      />
      <p className={c.note}>
        {t.inviteMeaning}
        {credits &&
          ` ${t.inviteCost(credits.left.toLocaleString(locale.numbers), credits.limit.toLocaleString(locale.numbers))}`}
      </p>
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!jobs.some(isFree)}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}

const stateOf = ({ invitedAt, hasApplied }: InvitableJob) =>
  hasApplied ? t.stateApplied : invitedAt !== null && t.stateInvited
