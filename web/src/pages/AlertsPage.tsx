import * as t from '@hearback/texts/web/pages.ts'
import { AlertList } from '../features/alerts/AlertList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: t.savedSearchesHearback }]

export default function AlertsPage() {
  return (
    <>
      <PageTitle lead={t.newJobsThatMatchCome}>{t.savedSearches}</PageTitle>
      <AlertList />
    </>
  )
}
