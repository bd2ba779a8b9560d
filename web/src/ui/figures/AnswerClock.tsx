import * as t from '@hearback/texts/web/ui.ts'
import type { ReactNode } from 'react'
import { ticksPath } from './dial.ts'
import c from './Marks.module.css'

export type ClockSize = 'sm' | 'lg'
const PIXELS: Record<ClockSize, number> = { sm: 24, lg: 44 }

/** Ticks, `share` (0 to 1) of them filled clockwise from the top, all only for 1. Decorative: the text beside it says the same. */
function Ring({ share, size }: { share: number; size: ClockSize }) {
  // 60 ticks blur into a band at 24 pixels, where 20 can be told apart.
  const of = size === 'sm' ? 20 : 60
  const filled = Math.floor(Math.min(1, Math.max(0, share)) * of)
  const wide = size === 'sm' ? 3.4 : 1.25
  return (
    <svg viewBox="0 0 48 48" width={PIXELS[size]} height={PIXELS[size]} className={c.ring} aria-hidden="true">
      <path className={c.rest} strokeWidth={wide} d={ticksPath(filled, of, 17.5, 23, 24, of)} />
      <path className={c.filled} strokeWidth={wide + 0.35} d={ticksPath(0, filled, 16, 23.4, 24, of)} />
    </svg>
  )
}

interface ClockProps {
  /** 0 to 1. */
  share: number
  size: ClockSize
  late?: boolean
  children: ReactNode
}

/** A ring with its sentence. */
export const Clock = ({ share, size, late, children }: ClockProps) => (
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
  size?: ClockSize
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
      {t.answers} <b>{Math.round(share * 100)}%</b>
      <span> {t.answerClockOf}</span>
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
