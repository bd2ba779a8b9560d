import * as t from '@hearback/texts/web/ui.ts'
import { useNow, useOnDevice } from './now.ts'
import { exactTime, relativeTime, spanUntil } from './times.ts'

interface InstantProps {
  /** ISO 8601. */
  at: string
}

/** "3 days ago"; the exact instant on hover and for screen readers. */
export function RelativeTime({ at }: InstantProps) {
  const now = useNow()
  const exact = useExact(at)
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(Date.parse(at), now)}
      <span className="sr"> ({exact})</span>
    </time>
  )
}

/** "6 days" until an instant, or what `over` says once it has passed. */
export function Countdown({ at, over = t.now }: InstantProps & { over?: string }) {
  const left = Date.parse(at) - useNow()
  const exact = useExact(at)
  return (
    <time dateTime={at} title={exact}>
      {left > 0 ? spanUntil(left) : over}
      <span className="sr"> ({exact})</span>
    </time>
  )
}

function useExact(at: string): string {
  const onDevice = useOnDevice()
  return exactTime(Date.parse(at), onDevice ? undefined : 'UTC')
}
