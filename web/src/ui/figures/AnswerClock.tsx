import * as t from '@hearback/texts/web/ui.ts'
import type { ReactNode } from 'react'
import { useNow } from '../now.ts'
import { spanOf, spanUntil } from '../text/times.ts'
import { filledTicks, ticksPath } from './dial.ts'
import c from './Marks.module.css'

type Size = 'sm' | 'lg'
const PIXELS: Record<Size, number> = { sm: 24, lg: 44 }
const ANSWER_TIME = 14 * 24 * 60 * 60_000

/** 60 ticks blur into a band at 24 pixels, where 20 can be told apart. */
const TICKS: Record<Size, number> = { sm: 20, lg: 60 }

/** Ticks, `share` (0 to 1) of them filled clockwise from the top. Decorative: the text beside it says the same. */
function Ring({ share, size }: { share: number; size: Size }) {
  const of = TICKS[size]
  const filled = filledTicks(share, of)
  const wide = size === 'sm' ? 3.4 : 1.25
  return (
    <svg viewBox="0 0 48 48" width={PIXELS[size]} height={PIXELS[size]} className={c.ring} aria-hidden="true">
      <path className={c.rest} strokeWidth={wide} d={ticksPath(filled, of, 17.5, 23, 24, of)} />
      <path className={c.filled} strokeWidth={wide + 0.35} d={ticksPath(0, filled, 16, 23.4, 24, of)} />
    </svg>
  )
}

const Clock = ({ share, size, late, children }: { share: number; size: Size; late?: boolean; children: ReactNode }) => (
  <span className={c.clock} data-size={size} data-late={late || undefined}>
    <Ring share={share} size={size} />
    <span>{children}</span>
  </span>
)

interface AnswerClockProps {
  /** 0 to 1; null below 5 finished applications. */
  share: number | null
  medianDays: number | null
  finished: number
  size?: Size
  /** Shows the number of applications behind the figure; screen readers always get it. */
  cases?: boolean
}

/** Response statistics of a company: "Answers 84% of applicants, in 3 days". */
export function AnswerClock({ share, medianDays, finished, size = 'sm', cases = size === 'lg' }: AnswerClockProps) {
  if (share === null)
    return (
      <Clock share={0} size={size}>
        <b>{t.newHere}</b>
        {size === 'lg' && t.answerClockTooFew}
      </Clock>
    )
  return (
    <Clock share={share} size={size}>
      {t.answers} <b>{Math.round(share * 100)}%</b> {t.answerClockOf}
      {medianDays !== null && (
        <>
          , <span className={c.whole}>{inDays(medianDays)}</span>
        </>
      )}
      <span className={cases ? c.whole : 'sr'}> {t.answerClockSample(finished)}</span>
    </Clock>
  )
}

function inDays(days: number): string {
  if (days < 1) return t.durationWithinDay
  return t.inDays(Math.round(days))
}

/** Countdown of the 14-day answer clock to `dueAt` (ISO 8601); clay when overdue. */
export function AnswerCountdown({ dueAt, size = 'sm' }: { dueAt: string; size?: Size }) {
  const left = Date.parse(dueAt) - useNow()
  if (left <= 0)
    return (
      <Clock share={1} size={size} late>
        <b>{t.answerOverdue}</b> {t.answerOverdueBy(spanOf(left))}
      </Clock>
    )
  return (
    <Clock share={left / ANSWER_TIME} size={size}>
      {t.answerDueLead} <b>{spanUntil(left)}</b>
    </Clock>
  )
}

/** Stopped answer clock with the time that the answer took; both instants are ISO 8601. */
export function AnswerGiven({ askedAt, at, size = 'sm' }: { askedAt: string; at: string; size?: Size }) {
  const took = Math.max(0, Date.parse(at) - Date.parse(askedAt))
  return (
    <Clock share={1 - took / ANSWER_TIME} size={size}>
      {t.answeredIn} <b>{spanOf(took)}</b>
    </Clock>
  )
}

/** Expired answer clock; `children` describe what is missing. */
export const AnswerMissed = ({ children, size = 'sm' }: { children: ReactNode; size?: Size }) => (
  <Clock share={1} size={size} late>
    <b>{children}</b>
  </Clock>
)

/** Remaining validity between two instants (ISO 8601). */
export function ValidityClock({ from, until, size = 'sm' }: { from: string; until: string; size?: Size }) {
  const end = Date.parse(until)
  const left = end - useNow()
  if (left <= 0)
    return (
      <Clock share={1} size={size} late>
        <b>{t.expired}</b>
      </Clock>
    )
  return (
    <Clock share={left / (end - Date.parse(from))} size={size}>
      {t.openFor} <b>{spanUntil(left)}</b>
    </Clock>
  )
}
