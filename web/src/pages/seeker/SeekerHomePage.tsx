import * as t from '@hearback/texts/web/first-steps.ts'
import * as home from '@hearback/texts/web/seeker-home.ts'
import { useQuery } from '@tanstack/react-query'
import { ownAlerts } from '../../features/alerts/alerts.queries.ts'
import { NewInSearches } from '../../features/alerts/NewInSearches.tsx'
import { RecentSearches } from '../../features/alerts/RecentSearches.tsx'
import { myApplications } from '../../features/applications/applications.queries.ts'
import { HideButton } from '../../features/jobs/hidden-jobs/HideButton.tsx'
import { JobList } from '../../features/jobs/JobList.tsx'
import { useIsMatchKnown, useOwnProfile } from '../../features/jobs/match/own-profile.queries.ts'
import { OwnPlaceLink } from '../../features/jobs/search/OwnPlaceLink.tsx'
import { SeekerHomeView } from '../../features/seeker-home/SeekerHomeView.tsx'
import { completenessOf } from '../../features/seekers/profile-completeness.ts'
import { paths } from '../../routing/paths.ts'
import { Checklist } from '../../ui/Checklist.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { isNewSince } from '../../ui/is-new-since.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import { useNow } from '../../ui/now.ts'

export const meta = () => [{ title: home.pageTitle }]

export default function SeekerHomePage() {
  const { isLoading, ...first } = useFirstSteps()
  return (
    <>
      <PageTitle>{home.title}</PageTitle>
      <Region>{!isLoading && <SeekerFirstSteps {...first} />}</Region>
      <SeekerHomeView
        hasProfile={isLoading ? undefined : Boolean(first.profile)}
        near={<OwnPlaceLink />}
        dismiss={(job) => <HideButton job={job} />}
        // The match line tells the distance.
        jobs={(jobs) => <JobList jobs={jobs.map(({ distanceKm: _, ...job }) => job)} heading="h3" />}
        searches={(searches) => <NewInSearches searches={searches} />}
        recentSearches={(searches) => <RecentSearches searches={searches} />}
      />
    </>
  )
}

/** Parts of the profile that are enough for a start, of twelve. */
const ENOUGH_PARTS = 8

/**
 * Progress of a seeker without a profile, or during their first 30 days; `alerted` is undefined for all others.
 * Also loading until the match lines can be rendered, so that the home does not move.
 */
function useFirstSteps() {
  const now = useNow()
  const isMatchKnown = useIsMatchKnown()
  const profile = useOwnProfile()
  const isNew = profile === null || Boolean(profile && isNewSince(profile.createdAt, now))
  const alerts = useQuery({ ...ownAlerts(), enabled: isNew })
  const mine = useQuery({ ...myApplications({ status: undefined, page: 1 }), enabled: isNew })
  return {
    profile,
    isLoading: !isMatchKnown || (isNew && (alerts.isPending || mine.isPending)),
    alerted: isNew && alerts.data ? alerts.data.alerts.length > 0 : undefined,
    applied: isNew && mine.data ? Object.keys(mine.data.counts).length > 0 : undefined,
  }
}

function SeekerFirstSteps({ profile, alerted, applied }: Omit<ReturnType<typeof useFirstSteps>, 'isLoading'>) {
  if (profile === undefined || alerted === undefined || applied === undefined) return null
  const parts = profile ? completenessOf(profile) : []
  const filled = parts.filter(({ done }) => done).length
  return (
    <Checklist
      title={t.title}
      progress={t.progress}
      steps={[
        profile
          ? {
              label: t.profileLabel,
              hint: t.profileHint(filled, parts.length),
              to: paths.profile(),
              done: filled >= ENOUGH_PARTS,
            }
          : { label: t.newProfileLabel, hint: t.newProfileHint, to: paths.onboarding(), done: false },
        { label: t.alertLabel, hint: t.alertHint, to: paths.jobs(), done: alerted },
        { label: t.applyLabel, hint: t.applyHint, to: paths.jobs(), done: applied },
      ]}
    />
  )
}
