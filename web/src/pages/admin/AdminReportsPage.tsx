import * as t from '@hearback/texts/web/pages.ts'
import { CaseList } from '../../features/moderation/CaseList.tsx'
import { PendingCompaniesLink } from '../../features/moderation/PendingCompanies.tsx'
import { adminPaths } from '../../routing/admin-paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.adminReportsPageTitle }]

export default function AdminReportsPage() {
  return (
    <>
      <PageTitle
        lead={t.adminReportsLead}
        actions={
          <>
            <LinkButton to={adminPaths.decisions()}>{t.adminReportsDecisionsAction}</LinkButton>
            <PendingCompaniesLink />
          </>
        }
      >
        {t.adminReportsHeading}
      </PageTitle>
      <CaseList />
    </>
  )
}
