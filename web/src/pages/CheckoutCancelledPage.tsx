import * as t from '@hearback/texts/web/pages.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export const meta = () => [{ title: t.nothingWasChargedHearback }, { name: 'robots', content: 'noindex' }]

export default function CheckoutCancelledPage() {
  return (
    <EmptyState
      heading="h1"
      title={t.nothingWasCharged}
      actions={
        <>
          <LinkButton variant="primary" to={paths.pricing()}>
            {t.seeThePlans}
          </LinkButton>
          <LinkButton to={paths.home()}>{t.backToHearback}</LinkButton>
        </>
      }
    >
      {t.youLeftTheCheckoutThe}
    </EmptyState>
  )
}
