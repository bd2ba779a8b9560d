import * as t from '@hearback/texts/web/chat.ts'
import { useNow } from '../../../ui/now.ts'
import { readerDates } from '../../../ui/text/reader-dates.ts'
import { exactTime, timeSince } from '../../../ui/text/times.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEKDAY = { weekday: 'short' } as const
const DATE = { day: 'numeric', month: 'short' } as const

/** Short age for lists: "now", "5 min", "3 h", "Mon", "Nov 16". */
function shortAge(at: number, now: number): string {
  const age = now - at
  if (age < MINUTE) return t.now
  if (age < HOUR) return t.minutesShort(Math.floor(age / MINUTE))
  if (age < DAY) return t.hoursShort(Math.floor(age / HOUR))
  return new Intl.DateTimeFormat(readerDates(), age < 6 * DAY ? WEEKDAY : DATE).format(at)
}

/** Time of the last message; in full on hover and for screen readers. */
export function InboxTime({ at }: { at: string }) {
  const now = useNow()
  const instant = Date.parse(at)
  return (
    <time dateTime={at} title={exactTime(instant)}>
      <span aria-hidden="true">{shortAge(instant, now)}</span>
      <span className="sr">{timeSince(instant, now)}</span>
    </time>
  )
}
