import * as t from '@hearback/texts/web/pages.ts'
import { AlertList } from '../../features/alerts/AlertList.tsx'
import { RhythmChoice } from '../../features/alerts/RhythmChoice.tsx'
import { FollowedList } from '../../features/follows/FollowedList.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.alertsPageTitle }]

export default function AlertsPage() {
  return (
    <>
      <PageTitle lead={t.alertsLead}>{t.savedSearches}</PageTitle>
      <RhythmChoice />
      <AlertList />
      <FollowedList />
    </>
  )
}
