import * as t from '@hearback/texts/web/pages.ts'
import { useSearchParams } from 'react-router'
import { BeginCheckout } from '../../features/billing/BeginCheckout.tsx'
import { PayCheckout } from '../../features/billing/PayCheckout.tsx'
import { PlanIncludes } from '../../features/pricing/PlanIncludes.tsx'

export const meta = () => [{ title: t.checkoutPageTitle }, { name: 'robots', content: 'noindex' }]

export default function CheckoutPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  return sessionId ? (
    <PayCheckout sessionId={sessionId} />
  ) : (
    <BeginCheckout plan={search.get('plan')} includes={(plan, plans) => <PlanIncludes plan={plan} plans={plans} />} />
  )
}
