import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { Invitation } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Facts } from '../../ui/Layout.tsx'
import { useNow } from '../../ui/now.ts'
import { LinkedLine } from '../../ui/text/LinkedText.tsx'
import { deviceZone } from '../../ui/text/times.ts'
import c from './Application.module.css'
import { useSaveCalendar } from './applications.mutations.ts'
import { InterviewSlots } from './InterviewSlots.tsx'
import { employersTime, slotWords } from './interview-times.ts'

const MODES: Record<Invitation['mode'], string> = { onsite: t.onSite, video: t.videoCall, phone: t.byPhone }

/** Interview invitation: its message, and the chosen slot or the slots to choose from. */
export function InterviewCard({ application, invitation }: { application: Application; invitation: Invitation }) {
  const [again, setAgain] = useState(false)
  const now = useNow()
  const { picked, slots, message } = invitation
  const open = slots.filter((slot) => Date.parse(slot) > now)
  const begun = picked !== null && Date.parse(picked) <= now
  const choosing = open.length > 0 && !begun && (picked === null || again)
  return (
    <section className={c.interview} aria-label={t.interview}>
      <h2>{t.interview}</h2>
      {message && <blockquote className={c.words}>{message}</blockquote>}
      {picked && <PickedTime id={application._id} invitation={invitation} picked={picked} begun={begun} />}
      <Facts items={factsOf(invitation)} />
      {choosing && (
        <InterviewSlots
          application={application}
          invitation={invitation}
          open={open}
          onPicked={() => setAgain(false)}
          {...(picked && { onCancel: () => setAgain(false) })}
        />
      )}
      {picked && !begun && !choosing && open.length > 1 && (
        <div>
          <Button size="sm" onClick={() => setAgain(true)}>
            {t.interviewChangeTimeAction}
          </Button>
        </div>
      )}
      {!picked && slots.length > 0 && open.length === 0 && <Notice>{t.interviewSlotsPassed}</Notice>}
    </section>
  )
}

const factsOf = ({ mode, minutes, place, slots }: Invitation) => [
  { term: t.how, value: slots.length ? t.minutes(MODES[mode], minutes) : null },
  {
    term: mode === 'onsite' ? t.where : mode === 'video' ? t.link : t.number,
    value: place && <LinkedLine text={place} />,
  },
]

interface PickedTimeProps {
  id: string
  invitation: Invitation
  picked: string
  begun: boolean
}

function PickedTime({ id, invitation: { minutes, timeZone }, picked, begun }: PickedTimeProps) {
  const calendar = useSaveCalendar(id)
  const zone = deviceZone()
  const theirs = employersTime(picked, timeZone, zone)
  return (
    <div className={c.picked}>
      <p>
        <b>{slotWords(picked, minutes, zone)}</b>
        <span>
          {begun ? t.interviewPastTitle : t.interviewTitle}
          {theirs && `; ${theirs}`}
        </span>
      </p>
      <Button
        size="sm"
        icon={<CalendarPlus size={16} aria-hidden />}
        busy={calendar.isPending}
        onClick={() => calendar.mutate(undefined, { onError: ({ message }) => toast(message) })}
      >
        {t.interviewCalendarAction}
      </Button>
    </div>
  )
}
