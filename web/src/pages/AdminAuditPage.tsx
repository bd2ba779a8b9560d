import { AuditList } from '../features/audit/AuditList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Audit trail | Hearback' }]

export default function AdminAuditPage() {
  return (
    <>
      <PageTitle lead="Every act of the moderators. Nothing here can be changed or deleted.">Audit trail</PageTitle>
      <AuditList />
    </>
  )
}
