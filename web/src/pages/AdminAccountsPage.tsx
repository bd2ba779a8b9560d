import { AccountList } from '../features/moderation/AccountList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Accounts | Hearback' }]

export default function AdminAccountsPage() {
  return (
    <>
      <PageTitle lead="Who is suspended cannot sign in, and nobody sees what is theirs.">Accounts</PageTitle>
      <AccountList />
    </>
  )
}
