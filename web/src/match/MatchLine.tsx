import { type MatchedJob, type MatchedSeeker, matchOf } from '@hearback/contract/hiring/match.ts'
import * as t from '@hearback/texts/web/match.ts'
import { useDistanceUnit } from '../ui/text/distance.ts'
import { FitMark } from './FitMark.tsx'
import c from './Match.module.css'
import { type MatchWords, wordsOf } from './match-words.ts'

interface MatchLineProps {
  job: MatchedJob
  seeker: MatchedSeeker
  /** True for the seeker as reader: the reasons then speak to them. */
  isOwn?: boolean
  /** Parts already shown elsewhere on the card. */
  without?: readonly MatchWords['part'][]
}

/** Short match summary for lists: only parts with data on both sides. */
export function MatchLine({ job, seeker, isOwn, without = [] }: MatchLineProps) {
  const told = wordsOf(matchOf(job, seeker), job, useDistanceUnit(job.location.country), isOwn).filter(
    ({ part, short }) => short && !without.includes(part),
  )
  if (told.length === 0) return null
  return (
    <ul className={c.line} aria-label={t.matchTitle}>
      {told.map(({ part, fit, short, reason }) => (
        <li key={part} title={reason}>
          <FitMark fit={fit} size={14} />
          {short}
        </li>
      ))}
    </ul>
  )
}
