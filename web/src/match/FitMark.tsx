import type { Fit } from '@hearback/contract/match.ts'
import { Check, CircleDashed, Contrast, X } from 'lucide-react'

const MARKS = {
  fits: [Check, 'Fits'],
  partly: [Contrast, 'Fits in part'],
  misses: [X, 'Does not fit'],
  unknown: [CircleDashed, 'Not said'],
} as const

/** How one part fits, as a sign and for screen readers as words. */
export function FitMark({ fit, size = 16 }: { fit: Fit; size?: number }) {
  const [Sign, words] = MARKS[fit]
  return (
    <>
      <Sign size={size} aria-hidden data-fit={fit} />
      <span className="sr">{words}: </span>
    </>
  )
}
