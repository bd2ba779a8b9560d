import * as t from '@hearback/texts/web/pages.ts'
import { BillingView } from '../../features/billing/BillingView.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.billingPageTitle }]

export default function BillingPage() {
  return (
    <>
      <PageTitle lead={t.billingLead}>{t.billingHeading}</PageTitle>
      <BillingView />
    </>
  )
}
