import type { MatchedSeeker } from '@hearback/contract/hiring/match.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Link } from 'react-router'
import { MatchLine } from '../../../match/MatchLine.tsx'
import { MatchList } from '../../../match/MatchList.tsx'
import { MatchSummary } from '../../../match/MatchSummary.tsx'
import { paths } from '../../../routing/paths.ts'
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

/** Parts of a job page for seekers: as those of a card, and the way to a profile. */
export const OwnPageParts = ({ job, profile, heading: Heading }: OwnPartsProps & { heading: 'h2' | 'h3' }) => (
  <section className={c.match} aria-label={t.matchLabel}>
    <div className={c.top}>
      <Heading className={c.name}>{t.matchLabel}</Heading>
      <Link to={paths.howWeCount()}>{t.matchMethodLink}</Link>
    </div>
    {profile && <MatchList job={job} seeker={profile} isOwn />}
    <div>
      <HideButton job={job} labeled />
    </div>
    {!profile && (
      <p className={c.none}>
        {t.matchNeedsProfile} <Link to={paths.onboarding()}>{t.matchProfileLink}</Link>
      </p>
    )}
  </section>
)
