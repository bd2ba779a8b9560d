import type { Invitation } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { useOnDevice } from '../../../ui/now.ts'
import { joinWithDots } from '../../../ui/text/join-with-dots.ts'
import { exactTime } from '../../../ui/text/times.ts'
import { UserText } from '../../../ui/text/UserText.tsx'
import c from '../Applicants.module.css'

const MODES: Record<Invitation['mode'], string> = {
  onsite: t.interviewModeOnsite,
  video: t.videoCall,
  phone: t.telephone,
}

/** The slots offered and the one picked, in the device's time zone. */
export function InvitationFacts({
  invitation: { message, mode, place, minutes, slots, picked },
  lead = t.interviewNotPicked,
}: {
  invitation: Invitation
  /** Sentence above the slots. */
  lead?: string
}) {
  const onDevice = useOnDevice()
  const said = (instant: string) => exactTime(Date.parse(instant), onDevice ? undefined : 'UTC')
  return (
    <div className={c.invitation}>
      {picked ? (
        <p>
          <b>{said(picked)}</b>
          {t.interviewPicked}
        </p>
      ) : (
        slots.length > 0 && (
          <>
            <p>{lead}</p>
            <ul>
              {slots.map((slot) => (
                <li key={slot}>{said(slot)}</li>
              ))}
            </ul>
          </>
        )
      )}
      {slots.length > 0 && <p>{joinWithDots([MODES[mode], place, t.minutes(minutes)])}</p>}
      {message && <UserText className={c.quote}>{message}</UserText>}
    </div>
  )
}
