import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Invitation } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { interviewStateOf } from '../../domain/interview-state.ts'
import { useNow } from '../../ui/now.ts'
import { DOT } from '../../ui/text/join-with-dots.ts'
import { LinkedLine } from '../../ui/text/LinkedText.tsx'
import { readerDates } from '../../ui/text/reader-dates.ts'
import { exactTime } from '../../ui/text/times.ts'
import { type ListedInterview, pickedOf } from './by-day.ts'
import { InterviewActs } from './InterviewActs.tsx'
import { InterviewPerson } from './InterviewPerson.tsx'
import c from './Interviews.module.css'
import { MODES } from './modes.ts'

const clock = (at: number) => new Intl.DateTimeFormat(readerDates(), { hour: 'numeric', minute: '2-digit' }).format(at)

interface InterviewRowProps {
  application: ListedInterview
  onInvite: (application: Applicant) => void
}

/** One interview: time, participant, mode, and what can be done. */
export function InterviewRow({ application, onInvite }: InterviewRowProps) {
  const now = useNow()
  const { _id, applicant, jobTitle, interviewInvitation: invitation } = application
  const picked = pickedOf(application)
  const { phase } = interviewStateOf(application, now)
  return (
    <li className={c.row}>
      <div className={c.time}>
        {phase === 'canceled' ? (
          <span>{t.canceledTitle}</span>
        ) : picked && invitation ? (
          <time dateTime={picked} title={exactTime(Date.parse(picked))}>
            <b>{clock(Date.parse(picked))}</b> {t.until(clock(Date.parse(picked) + invitation.minutes * 60_000))}
          </time>
        ) : (
          <span>{waitsFor(invitation)}</span>
        )}
      </div>
      <InterviewPerson application={application} heading="h3">
        <p>{jobTitle}</p>
        {invitation && <InvitationLine invitation={invitation} />}
      </InterviewPerson>
      <InterviewActs
        id={_id}
        name={nameOf(applicant)}
        phase={phase}
        picked={picked}
        onInvite={application.nextSteps.includes('interview') ? () => onInvite(application) : undefined}
      />
    </li>
  )
}

const waitsFor = (invitation: Invitation | null) =>
  invitation?.slots.length ? t.timesOffered(invitation.slots.length) : t.invitedWithoutTimes

function InvitationLine({ invitation: { mode, place, slots, message } }: { invitation: Invitation }) {
  if (slots.length === 0) return <p className={c.dim}>{message}</p>
  return (
    <p className={c.dim}>
      {MODES[mode]}
      {place && DOT}
      <LinkedLine text={place} />
    </p>
  )
}
