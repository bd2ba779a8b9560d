import type { ReactNode } from 'react'
import c from '../feedback/Progress.module.css'
import { PromisedDay, RelativeTime } from '../text/RelativeTime.tsx'

export interface TimelineEvent {
  key: string
  title: ReactNode
  /** ISO 8601; absent for what is still to come. */
  at?: string
  /** It was promised until then: the day is said, and not how far it is. */
  promised?: boolean
  /** `now`: the present state; `late`: overdue; `next`: still to come. */
  tone?: 'past' | 'now' | 'late' | 'next'
  children?: ReactNode
}

/** What happened, in order, each with its time. */
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
