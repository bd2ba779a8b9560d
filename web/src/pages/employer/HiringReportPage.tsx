import * as t from '@hearback/texts/web/hiring-report.ts'
import { HiringReportView } from '../../features/hiring-report/HiringReportView.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.pageTitle }]

export default function HiringReportPage() {
  return (
    <>
      <PageTitle lead={t.lead}>{t.title}</PageTitle>
      <HiringReportView />
    </>
  )
}
