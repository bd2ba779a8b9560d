import * as locale from '@hearback/texts/web/locale.ts'
import { exactTime } from '../../../ui/text/times.ts'
import c from './Message.module.css'

const clock = new Intl.DateTimeFormat(locale.dates, { hour: 'numeric', minute: '2-digit' })

/** Formats "2:02 PM", with the exact time on hover and for screen readers. `at` is in milliseconds. */
export function MessageTime({ at }: { at: number }) {
  const exact = exactTime(at)
  return (
    <time className={c.time} dateTime={new Date(at).toISOString()} title={exact}>
      <span aria-hidden="true">{clock.format(at)}</span>
      <span className="sr">{exact}</span>
    </time>
  )
}
