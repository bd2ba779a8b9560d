import * as t from '@hearback/texts/web/pages.ts'
import { Link } from 'react-router'
import { CompareOffers } from '../../features/offers/CompareOffers.tsx'
import { paths } from '../../routing/paths.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.compareOffersPageTitle }]

export default function CompareOffersPage() {
  return (
    <>
      <PageTitle lead={t.compareOffersLead} actions={<Link to={paths.offers()}>{t.allOffers}</Link>}>
        {t.compareOffers}
      </PageTitle>
      <CompareOffers />
    </>
  )
}
