import * as t from '@hearback/texts/web/pages.ts'
import { DecisionList } from '../../features/moderation/DecisionList.tsx'
import { DownloadStatements } from '../../features/statements/DownloadStatements.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.adminDecisionsPageTitle }]

export default function AdminDecisionsPage() {
  return (
    <>
      <PageTitle lead={t.adminDecisionsLead}>{t.decisions}</PageTitle>
      <DecisionList />
      <DownloadStatements />
    </>
  )
}
