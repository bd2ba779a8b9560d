import type { JobInvitation } from '@hearback/contract/hiring/job-invitations.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Pill } from '../../../ui/figures/Pill.tsx'
import { RateTag } from '../../../ui/pay/RateTag.tsx'
import c from './InvitationCard.module.css'

/** The job that a message of the company invites to, with the way to apply. */
export function InvitationCard({ invitation: { job, hasApplied } }: { invitation: JobInvitation }) {
  const isSeeker = useSession()?.user.userType === 'jobseeker'
  const { estimatedFrom, estimatedTo, currency, payPeriod } = job
  return (
    <div className={c.row} data-own={!isSeeker || undefined}>
      <div className={c.card}>
        <Link to={paths.job(job._id)} className={c.title} translate="no">
          {job.jobTitle}
        </Link>
        {job.location.city && <span className={c.facts}>{job.location.city}</span>}
        <RateTag from={estimatedFrom} to={estimatedTo} currency={currency} period={payPeriod} />
        <State isSeeker={isSeeker} hasApplied={hasApplied} isOpen={job.status === 'open'} path={paths.job(job._id)} />
      </div>
    </div>
  )
}

interface StateProps {
  isSeeker: boolean
  hasApplied: boolean
  isOpen: boolean
  /** Of the job. */
  path: string
}

function State({ isSeeker, hasApplied, isOpen, path }: StateProps) {
  if (hasApplied) return <Pill tone="have">{isSeeker ? t.invitationApplied : t.invitationTheyApplied}</Pill>
  if (!isOpen) return <Pill tone="quiet">{t.invitationClosed}</Pill>
  if (!isSeeker) return null
  return (
    <LinkButton size="sm" variant="primary" to={`${path}?apply=1`}>
      {t.invitationApply}
    </LinkButton>
  )
}
