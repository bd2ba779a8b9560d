import { ReportList } from '../features/reports/ReportList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Your reports | Hearback' }]

export default function ReportsPage() {
  return (
    <>
      <PageTitle lead="Everything you have reported, and what became of it.">Your reports</PageTitle>
      <ReportList />
    </>
  )
}
