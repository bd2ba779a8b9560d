import * as t from '@hearback/texts/web/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { AlertList } from '../../features/alerts/AlertList.tsx'
import { ownAlerts } from '../../features/alerts/alerts.queries.ts'
import { RhythmChoice } from '../../features/alerts/RhythmChoice.tsx'
import { FollowedList } from '../../features/follows/FollowedList.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.alertsPageTitle }]

export default function AlertsPage() {
  const { isPending } = useQuery(ownAlerts())
  return (
    <>
      <PageTitle lead={t.alertsLead}>{t.savedSearches}</PageTitle>
      <RhythmChoice />
      <AlertList />
      {/* After the searches, whose number is unknown, so that it does not jump. */}
      {!isPending && <FollowedList />}
    </>
  )
}
