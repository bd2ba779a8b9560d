import * as t from '@hearback/texts/web/pages.ts'
import { useSearchParams } from 'react-router'
import { CheckoutOutcome } from '../../features/billing/CheckoutOutcome.tsx'

export const meta = () => [{ title: t.checkoutDonePageTitle }, { name: 'robots', content: 'noindex' }]

export default function CheckoutDonePage() {
  const [search] = useSearchParams()
  return <CheckoutOutcome sessionId={search.get('session_id') ?? ''} />
}
