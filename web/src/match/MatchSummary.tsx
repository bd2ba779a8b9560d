import { type MatchedJob, type MatchedSeeker, matchOf } from '@hearback/contract/hiring/match.ts'
import * as t from '@hearback/texts/web/match.ts'
import { useDistanceUnit } from '../ui/text/distance.ts'
import { joinWithDots } from '../ui/text/join-with-dots.ts'
import { FitMark } from './FitMark.tsx'
import c from './Match.module.css'
import { wordsOf } from './match-words.ts'

/** The match of the reader in one line, for dense lists: how many parts fit, and the first one that doesn't. */
export function MatchSummary({ job, seeker }: { job: MatchedJob; seeker: MatchedSeeker }) {
  const unit = useDistanceUnit(job.location.country)
  const told = wordsOf(matchOf(job, seeker), job, unit, true).filter(({ short }) => short)
  if (told.length === 0) return null
  const fitting = told.filter(({ fit }) => fit === 'fits').length
  const gap = told.find(({ fit }) => fit !== 'fits')
  return (
    <p className={c.summary} title={told.map(({ reason }) => reason).join('\n')}>
      <FitMark fit={!gap ? 'fits' : fitting > 0 ? 'partly' : 'misses'} size={14} />
      {joinWithDots([t.partsFit(fitting, told.length), gap?.short])}
    </p>
  )
}
