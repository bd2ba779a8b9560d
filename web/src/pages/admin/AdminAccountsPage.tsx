import * as t from '@hearback/texts/web/pages.ts'
import { AccountList } from '../../features/moderation/AccountList.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.adminAccountsPageTitle }]

export default function AdminAccountsPage() {
  return (
    <>
      <PageTitle lead={t.adminAccountsLead}>{t.accounts}</PageTitle>
      <AccountList />
    </>
  )
}
