import * as t from '@hearback/texts/web/pages.ts'
import { ReportList } from '../features/reports/ReportList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: t.yourReportsHearback }]

export default function ReportsPage() {
  return (
    <>
      <PageTitle lead={t.everythingYouHaveReportedAnd}>{t.yourReports}</PageTitle>
      <ReportList />
    </>
  )
}
