import * as t from '@hearback/texts/web/ui.ts'
import { useNow, useOnDevice } from '../now.ts'
import { exactTime, relativeTime, shortDate, spanUntil, timeSince } from './times.ts'

interface InstantProps {
  /** ISO 8601. */
  at: string
}

/** Formats "3 days ago", or "in 3 days" with `upcoming`; the exact time on hover and for screen readers. */
export function RelativeTime({ at, upcoming = false }: InstantProps & { upcoming?: boolean }) {
  const now = useNow()
  const zone = useZone()
  const exact = exactTime(Date.parse(at), zone)
  return (
    <time dateTime={at} title={exact}>
      {(upcoming ? relativeTime : timeSince)(Date.parse(at), now, zone)}
      <span className="sr"> ({exact})</span>
    </time>
  )
}

/** Formats "6 days" until an instant, or `over` after it. */
export function Countdown({ at, over = t.now }: InstantProps & { over?: string }) {
  const left = Date.parse(at) - useNow()
  const exact = exactTime(Date.parse(at), useZone())
  return (
    <time dateTime={at} title={exact}>
      {left > 0 ? spanUntil(left) : over}
      <span className="sr"> ({exact})</span>
    </time>
  )
}

/** Formats the date of a deadline, e.g. "Dec 8, 2026". */
export function PromisedDay({ at }: InstantProps) {
  const zone = useZone()
  const exact = exactTime(Date.parse(at), zone)
  return (
    <time dateTime={at} title={exact}>
      {shortDate(at, zone)}
      <span className="sr"> ({exact})</span>
    </time>
  )
}

/** Undefined on the device, which uses its own zone. */
const useZone = (): string | undefined => (useOnDevice() ? undefined : 'UTC')
