import * as t from '@hearback/texts/web/pages.ts'
import { AuditList } from '../../features/audit/AuditList.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.adminAuditPageTitle }]

export default function AdminAuditPage() {
  return (
    <>
      <PageTitle lead={t.adminAuditLead}>{t.auditTrail}</PageTitle>
      <AuditList />
    </>
  )
}
