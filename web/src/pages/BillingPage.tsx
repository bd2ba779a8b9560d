import { BillingView } from '../features/billing/BillingView.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Plan and billing | Hearback' }]

export default function BillingPage() {
  return (
    <>
      <PageTitle lead="What you pay, what you have used, and how to change or end it.">Plan and billing</PageTitle>
      <BillingView />
    </>
  )
}
