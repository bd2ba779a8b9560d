import * as t from '@hearback/texts/web/pages.ts'
import { VisitsView } from '../../features/visits/VisitsView.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.adminVisitsPageTitle }]

export default function AdminVisitsPage() {
  return (
    <>
      <PageTitle lead={t.adminVisitsLead}>{t.visits}</PageTitle>
      <VisitsView />
    </>
  )
}
