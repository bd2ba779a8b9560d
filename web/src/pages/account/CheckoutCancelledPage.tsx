import * as t from '@hearback/texts/web/pages.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

export const meta = () => [{ title: t.checkoutCanceledPageTitle }, { name: 'robots', content: 'noindex' }]

export default function CheckoutCancelledPage() {
  return (
    <EmptyState
      heading="h1"
      title={t.checkoutCanceledTitle}
      actions={
        <>
          <LinkButton variant="primary" to={paths.pricing()}>
            {t.checkoutCanceledPlansAction}
          </LinkButton>
          <LinkButton to={paths.home()}>{t.checkoutCanceledHomeAction}</LinkButton>
        </>
      }
    >
      {t.checkoutCanceledHint}
    </EmptyState>
  )
}
