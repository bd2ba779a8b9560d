import { AccountList } from '../features/moderation/AccountList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Accounts | Hearback' }]

export default function AdminAccountsPage() {
  return (
    <>
      <PageTitle lead="Whom a suspended account belongs to cannot sign in, and nobody sees what is theirs.">
        Accounts
      </PageTitle>
      <AccountList />
    </>
  )
}
