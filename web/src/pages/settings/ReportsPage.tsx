import * as t from '@hearback/texts/web/pages.ts'
import { ReportList } from '../../features/reports/ReportList.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.reportsPageTitle }]

export default function ReportsPage() {
  return (
    <>
      <PageTitle lead={t.reportsLead}>{t.yourReports}</PageTitle>
      <ReportList />
    </>
  )
}
