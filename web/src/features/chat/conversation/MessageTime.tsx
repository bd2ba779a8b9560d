import { readerDates } from '../../../ui/text/reader-dates.ts'
import { exactTime } from '../../../ui/text/times.ts'
import c from './Message.module.css'

const clock = (at: number) => new Intl.DateTimeFormat(readerDates(), { hour: 'numeric', minute: '2-digit' }).format(at)

/** Formats "2:02 PM", with the exact time on hover and for screen readers. `at` is in milliseconds. */
export function MessageTime({ at }: { at: number }) {
  const exact = exactTime(at)
  return (
    <time className={c.time} dateTime={new Date(at).toISOString()} title={exact}>
      <span aria-hidden="true">{clock(at)}</span>
      <span className="sr">{exact}</span>
    </time>
  )
}
