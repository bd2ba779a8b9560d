import type { MatchedSeeker } from '@hearback/contract/hiring/match.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { MatchLine } from '../../../match/MatchLine.tsx'
import { MatchList } from '../../../match/MatchList.tsx'
import { MatchSummary } from '../../../match/MatchSummary.tsx'
import { HideButton } from '../hidden-jobs/HideButton.tsx'
import c from './OwnMatch.module.css'

interface OwnPartsProps {
  job: Job
  /** Null without a profile. */
  profile: MatchedSeeker | null
}

/** Parts of a card for seekers: the match, in one line if `dense`, and the button that hides the job. */
export const OwnCardParts = ({ job, profile, dense }: OwnPartsProps & { dense: boolean | undefined }) => (
  <>
    {profile && (dense ? <MatchSummary job={job} seeker={profile} /> : <MatchLine job={job} seeker={profile} isOwn />)}
    <div className={c.hide}>
      <HideButton job={job} />
    </div>
  </>
)

/** Parts of a job page for seekers: as those of a card. */
export const OwnPageParts = ({ job, profile }: OwnPartsProps) => (
  <>
    {profile && <MatchList job={job} seeker={profile} isOwn />}
    <div>
      <HideButton job={job} labeled />
    </div>
  </>
)
