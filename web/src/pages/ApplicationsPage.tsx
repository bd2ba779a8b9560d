import { ApplicationList } from '../features/applications/ApplicationList.tsx'
import { OffersWaiting } from '../features/offers/OffersWaiting.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Applications | Hearback' }]

export default function ApplicationsPage() {
  return (
    <>
      <PageTitle lead="What you sent, what came of it, and when an answer is due.">Applications</PageTitle>
      <OffersWaiting />
      <ApplicationList />
    </>
  )
}
