import type { Measure } from '@hearback/contract/trust/moderation.ts'
import { onOneLine, truncate } from '@hearback/contract/values/text.ts'
import { invalid } from '../../domain/errors.ts'

/** Including the ellipsis. */
const excerptLength = 81

/** The start of a text, on one line. */
export const excerptOf = (text: string): string => truncate(onOneLine(text), excerptLength)

export interface Verdict {
  readonly outcome: 'upheld' | 'dismissed'
  readonly measure: Measure
  readonly reason: string
}

/** Throws invalid_input for a measure that does not match the outcome, or is not possible for the target. */
export function requireMeasure(
  { outcome, measure }: Verdict,
  { possible, isOwned, exists }: { possible: readonly Measure[]; isOwned: boolean; exists: boolean },
): void {
  if (outcome === 'dismissed') {
    if (measure !== 'none') throw invalid('measure', 'You can’t take action on a dismissed report')
    return
  }
  if (!possible.includes(measure)) throw invalid('measure', 'Choose an action')
  if (measure === 'hide' && !exists) throw invalid('measure', 'It’s already gone, so there is nothing to hide')
  if (measure !== 'hide' && !isOwned) throw invalid('measure', 'Its owner is gone, so you can’t warn or suspend them')
}

/** Reports of this many eligible reporters hide a target (specification 8 and 17.4). */
export const reportersToHold = 3
export const establishedDays = 7
/** Days after a dismissal in which only a moderator can hide the target. */
export const daysWithoutHold = 30
export const holdHours = 72
export const appealDays = 30

const dayMs = 86_400_000

/** The time until which this side can appeal the decision; undefined if it was in their favor or is final. */
export function appealUntil(
  decision: { outcome: string; appeal_of: string | null; created_at: Date },
  side: 'owner' | 'reporter',
): Date | undefined {
  const wentAgainst = side === 'owner' ? decision.outcome === 'upheld' : decision.outcome === 'dismissed'
  if (!wentAgainst || decision.appeal_of !== null) return undefined
  return new Date(decision.created_at.getTime() + appealDays * dayMs)
}
