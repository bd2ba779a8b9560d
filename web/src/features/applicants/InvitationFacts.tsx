import type { Invitation } from '@hearback/contract/interviews.ts'
import { useOnDevice } from '../../ui/now.ts'
import { exactTime } from '../../ui/times.ts'
import c from './Applicants.module.css'

const MODES: Record<Invitation['mode'], string> = { onsite: 'At your place', video: 'Video call', phone: 'Telephone' }

/** What was offered and what was picked, by the clocks of this device. */
export function InvitationFacts({
  invitation: { message, mode, place, minutes, slots, picked },
}: {
  invitation: Invitation
}) {
  const onDevice = useOnDevice()
  const said = (instant: string) => exactTime(Date.parse(instant), onDevice ? undefined : 'UTC')
  return (
    <div className={c.invitation}>
      {picked ? (
        <p>
          <b>{said(picked)}</b>, picked by the applicant
        </p>
      ) : (
        slots.length > 0 && (
          <>
            <p>No time picked yet. Offered:</p>
            <ul>
              {slots.map((slot) => (
                <li key={slot}>{said(slot)}</li>
              ))}
            </ul>
          </>
        )
      )}
      {slots.length > 0 && <p>{[MODES[mode], place, `${minutes} minutes`].filter(Boolean).join(' · ')}</p>}
      {message && <p className={c.quote}>{message}</p>}
    </div>
  )
}
