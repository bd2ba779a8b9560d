import type { ReactNode } from 'react'
import c from '../feedback/Progress.module.css'
import { PromisedDay, RelativeTime } from '../text/RelativeTime.tsx'

export interface TimelineEvent {
  key: string
  title: ReactNode
  /** ISO 8601; absent for future events. */
  at?: string
  /** True for a deadline: shows the date instead of a relative time. */
  promised?: boolean
  /** `now`: current state; `late`: overdue; `next`: upcoming. */
  tone?: 'past' | 'now' | 'late' | 'next'
  children?: ReactNode
}

/** Events in order, each with its time. */
export const Timeline = ({ events }: { events: readonly TimelineEvent[] }) => (
  <ol className={c.line}>
    {events.map(({ key, title, at, promised, tone = 'past', children }) => (
      <li key={key} className={c.event} data-tone={tone}>
        <span className={c.dot} />
        <div>
          <div className={c.head}>
            <b>{title}</b>
            {at && <span className={c.when}>{promised ? <PromisedDay at={at} /> : <RelativeTime at={at} />}</span>}
          </div>
          {children}
        </div>
      </li>
    ))}
  </ol>
)
