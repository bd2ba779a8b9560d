import * as t from '@hearback/texts/web/pages.ts'
import { OfferList } from '../../features/offers/OfferList.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.offersPageTitle }]

export default function OffersPage() {
  return (
    <>
      <PageTitle lead={t.offersLead}>{t.offers}</PageTitle>
      <OfferList />
    </>
  )
}
