import * as t from '@hearback/texts/web/pages.ts'
import { AppealList } from '../../features/moderation/AppealList.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.adminAppealsPageTitle }]

export default function AdminAppealsPage() {
  return (
    <>
      <PageTitle lead={t.adminAppealsLead}>{t.appeals}</PageTitle>
      <AppealList />
    </>
  )
}
