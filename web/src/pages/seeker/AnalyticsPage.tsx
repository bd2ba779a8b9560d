import * as t from '@hearback/texts/web/pages.ts'
import { useSession } from '../../api/session.ts'
import { AnalyticsView } from '../../features/analytics/AnalyticsView.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.analyticsPageTitle }]

export default function AnalyticsPage() {
  return (
    <>
      <PageTitle lead={t.analyticsLead}>{t.analytics}</PageTitle>
      <AnalyticsView seekerId={useSession()?.user._id} />
    </>
  )
}
