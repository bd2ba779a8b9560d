import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export const meta = () => [{ title: 'Nothing was charged | Hearback' }, { name: 'robots', content: 'noindex' }]

export default function CheckoutCancelledPage() {
  return (
    <EmptyState
      heading="h1"
      title="Nothing was charged"
      actions={
        <>
          <LinkButton variant="primary" to={paths.pricing()}>
            See the plans
          </LinkButton>
          <LinkButton to={paths.home()}>Back to Hearback</LinkButton>
        </>
      }
    >
      You left the checkout. The free plan goes on, with applying, answers and messages as ever.
    </EmptyState>
  )
}
