import { type MatchedJob, type MatchedSeeker, matchOf } from '@hearback/contract/match.ts'
import * as t from '@hearback/texts/web/match.ts'
import { FitMark } from './FitMark.tsx'
import c from './Match.module.css'
import { type MatchWords, wordsOf } from './match-words.ts'

interface MatchLineProps {
  job: MatchedJob
  seeker: MatchedSeeker
  /** The seeker reads it: distances are said to be from them. */
  isOwn?: boolean
  /** Parts that stand elsewhere on the card already. */
  without?: readonly MatchWords['part'][]
}

/** What fits in short, for lists: only the parts of which both sides say something. */
export function MatchLine({ job, seeker, isOwn, without = [] }: MatchLineProps) {
  const told = wordsOf(matchOf(job, seeker), job, isOwn).filter(({ part, short }) => short && !without.includes(part))
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
