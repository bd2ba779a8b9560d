import * as t from '@hearback/texts/web/pages.ts'
import { PendingCompanies } from '../../features/moderation/PendingCompanies.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.adminPendingCompaniesPageTitle }]

export default function AdminCompaniesPage() {
  return (
    <>
      <PageTitle lead={t.adminPendingCompaniesLead}>{t.adminPendingCompaniesHeading}</PageTitle>
      <PendingCompanies />
    </>
  )
}
