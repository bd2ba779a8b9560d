import { MadeOffers } from '../features/offers/MadeOffers.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Offers | Hearback' }]

export default function EmployerOffersPage() {
  return (
    <>
      <PageTitle lead="What you offered to whom, and who said yes.">Offers</PageTitle>
      <MadeOffers />
    </>
  )
}
