import { CaseList } from '../features/moderation/CaseList.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Reports to decide | Hearback' }]

export default function AdminReportsPage() {
  return (
    <>
      <PageTitle
        lead="What people reported, one entry for each target. Both sides are told what you decide, and why."
        actions={<LinkButton to={paths.adminDecisions()}>Decided so far</LinkButton>}
      >
        Reports to decide
      </PageTitle>
      <CaseList />
    </>
  )
}
