import * as t from '@hearback/texts/web/pages.ts'
import { MadeOffers } from '../../features/offers/MadeOffers.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.offersPageTitle }]

export default function EmployerOffersPage() {
  return (
    <>
      <PageTitle lead={t.employerOffersLead}>{t.offers}</PageTitle>
      <MadeOffers />
    </>
  )
}
