import { type MatchedJob, type MatchedSeeker, matchOf } from '@hearback/contract/hiring/match.ts'
import { useDistanceUnit } from '../ui/text/distance.ts'
import { FitMark } from './FitMark.tsx'
import c from './Match.module.css'
import { wordsOf } from './match-words.ts'

interface MatchListProps {
  job: MatchedJob
  seeker: MatchedSeeker
  /** True for the seeker as reader: the reasons then speak to them. */
  isOwn?: boolean
}

/** All parts of the match with their reasons; facts, no score (product.md 6.12). */
export const MatchList = ({ job, seeker, isOwn }: MatchListProps) => (
  <dl className={c.parts}>
    {wordsOf(matchOf(job, seeker), job, useDistanceUnit(job.location.country), isOwn).map(
      ({ part, label, fit, reason }) => (
        <div key={part}>
          <dt>
            <FitMark fit={fit} />
            {label}
          </dt>
          <dd>{reason}</dd>
        </div>
      ),
    )}
  </dl>
)
