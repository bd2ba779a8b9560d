import { OfferList } from '../features/offers/OfferList.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Offers | Hearback' }]

export default function OffersPage() {
  return (
    <>
      <PageTitle lead="What companies offer you, and until when you can answer.">Offers</PageTitle>
      <OfferList />
    </>
  )
}
