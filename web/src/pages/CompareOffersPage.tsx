import { Link } from 'react-router'
import { CompareOffers } from '../features/offers/CompareOffers.tsx'
import { paths } from '../paths.ts'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Compare offers | Hearback' }]

export default function CompareOffersPage() {
  return (
    <>
      <PageTitle lead="What differs is marked." actions={<Link to={paths.offers()}>All offers</Link>}>
        Compare offers
      </PageTitle>
      <CompareOffers />
    </>
  )
}
