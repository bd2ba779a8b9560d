import { AlertList } from '../features/alerts/AlertList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Saved searches | Hearback' }]

export default function AlertsPage() {
  return (
    <>
      <PageTitle lead="New jobs that match come by mail in your morning.">Saved searches</PageTitle>
      <AlertList />
    </>
  )
}
