import type { Invitation } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { CalendarPlus } from 'lucide-react'
import { slotWords, timeInOtherZone } from '../../domain/interview-times.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'
import c from './Application.module.css'
import { useSaveCalendar } from './applications.mutations.ts'

interface PickedTimeProps {
  /** The application's id. */
  id: string
  invitation: Invitation
  picked: string
  begun: boolean
}

/** The chosen time in the device's zone and in the employer's; with a calendar file until it begins. */
export function PickedTime({ id, invitation: { minutes, timeZone }, picked, begun }: PickedTimeProps) {
  const calendar = useSaveCalendar(id)
  const zone = deviceZone()
  const theirs = timeInOtherZone(picked, timeZone, zone)
  return (
    <div className={c.picked}>
      <p>
        <b>{slotWords(picked, minutes, zone)}</b>
        <span>
          {begun ? t.interviewPastTitle : t.interviewTitle}
          {theirs && `; ${theirs}`}
        </span>
      </p>
      {!begun && (
        <Button
          size="sm"
          icon={<CalendarPlus size={16} aria-hidden />}
          busy={calendar.isPending}
          onClick={() => calendar.mutate(undefined, { onError: ({ message }) => toast(message) })}
        >
          {t.interviewCalendarAction}
        </Button>
      )}
    </div>
  )
}
