import type { Fit } from '@hearback/contract/hiring/match.ts'
import * as t from '@hearback/texts/web/match.ts'
import { Check, CircleDashed, Contrast, X } from 'lucide-react'

const MARKS = {
  fits: [Check, t.fits],
  partly: [Contrast, t.fitPartly],
  misses: [X, t.fitMisses],
  unknown: [CircleDashed, t.fitUnknown],
} as const

/** Fit of one part as an icon, with text for screen readers. */
export function FitMark({ fit, size = 16 }: { fit: Fit; size?: number }) {
  const [Sign, words] = MARKS[fit]
  return (
    <>
      <Sign size={size} aria-hidden data-fit={fit} />
      <span className="sr">{words}: </span>
    </>
  )
}
