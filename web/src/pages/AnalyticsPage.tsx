import { useSession } from '../api/session.ts'
import { AnalyticsView } from '../features/analytics/AnalyticsView.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Analytics | Hearback' }]

export default function AnalyticsPage() {
  return (
    <>
      <PageTitle lead="What became of your applications: who opens them, who answers, and what they pay.">
        Analytics
      </PageTitle>
      <AnalyticsView seekerId={useSession()?.user._id} />
    </>
  )
}
