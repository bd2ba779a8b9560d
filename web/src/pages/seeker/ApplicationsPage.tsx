import * as t from '@hearback/texts/web/pages.ts'
import { ApplicationList } from '../../features/applications/ApplicationList.tsx'
import { NeedsYou } from '../../features/applications/NeedsYou.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.applicationsPageTitle }]

export default function ApplicationsPage() {
  return (
    <>
      <PageTitle lead={t.applicationsLead}>{t.applications}</PageTitle>
      <NeedsYou />
      <ApplicationList />
    </>
  )
}
