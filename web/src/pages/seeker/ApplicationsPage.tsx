import * as firstSteps from '@hearback/texts/web/first-steps.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { ownAlerts } from '../../features/alerts/alerts.queries.ts'
import { ApplicationList } from '../../features/applications/ApplicationList.tsx'
import { myApplications } from '../../features/applications/applications.queries.ts'
import { NeedsYou } from '../../features/applications/NeedsYou.tsx'
import { useOwnProfile } from '../../features/jobs/match/own-profile.queries.ts'
import { completenessOf } from '../../features/seekers/profile-completeness.ts'
import { paths } from '../../routing/paths.ts'
import { Checklist } from '../../ui/Checklist.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { isNewSince } from '../../ui/is-new-since.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import { useNow } from '../../ui/now.ts'

export const meta = () => [{ title: t.applicationsPageTitle }]

export default function ApplicationsPage() {
  return (
    <>
      <PageTitle lead={t.applicationsLead}>{t.applications}</PageTitle>
      <Region>
        <SeekerFirstSteps />
      </Region>
      <NeedsYou />
      <ApplicationList />
    </>
  )
}

/** Parts of the profile that are enough for a start, of twelve. */
const ENOUGH_PARTS = 8

/** First steps of a seeker during their first 30 days. */
function SeekerFirstSteps() {
  const now = useNow()
  const profile = useOwnProfile()
  const isNew = Boolean(profile && isNewSince(profile.createdAt, now))
  const { data: alerts } = useQuery({ ...ownAlerts(), enabled: isNew })
  const { data: mine } = useQuery({ ...myApplications({ status: undefined, page: 1 }), enabled: isNew })
  if (!profile || !isNew || !alerts || !mine) return null
  const parts = completenessOf(profile)
  const filled = parts.filter(({ done }) => done).length
  return (
    <Checklist
      title={firstSteps.title}
      progress={firstSteps.progress}
      steps={[
        {
          label: firstSteps.profileLabel,
          hint: firstSteps.profileHint(filled, parts.length),
          to: paths.profile(),
          done: filled >= ENOUGH_PARTS,
        },
        { label: firstSteps.alertLabel, hint: firstSteps.alertHint, to: paths.jobs(), done: alerts.alerts.length > 0 },
        {
          label: firstSteps.applyLabel,
          hint: firstSteps.applyHint,
          to: paths.jobs(),
          done: Object.keys(mine.counts).length > 0,
        },
      ]}
    />
  )
}
