import { webhookLimits } from '@hearback/contract/accounts/company-limits.ts'
import * as t from '@hearback/texts/web/webhooks.ts'
import { useQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { partyId, type SessionUser } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookSection } from './WebhookSection.tsx'
import { ownWebhooks } from './webhooks.queries.ts'

/** The webhooks of a company, for its owners. */
export function WebhooksView({ user }: { user: SessionUser }) {
  const query = useQuery(ownWebhooks(partyId(user)))
  const [adding, setAdding] = useState(false)
  const webhooks = query.data
  if (!webhooks) return <QueryFallback query={query} rows={2} tile={false} loading={t.loading} failed={t.loadFailed} />
  if (user.profileComplete === false) return <NoCompany />
  const isFull = webhooks.length >= webhookLimits.endpoints
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)} disabled={isFull}>
      {t.addAction}
    </Button>
  )
  return (
    <>
      <Section title={t.listTitle} actions={webhooks.length > 0 && add}>
        {webhooks.length === 0 ? (
          <EmptyState title={t.emptyTitle} heading="h3" icon={<Webhook size={28} aria-hidden />} actions={add}>
            {t.emptyHint}
          </EmptyState>
        ) : (
          <p>{t.signatureHint}</p>
        )}
        {isFull && <Notice>{t.limitReached(webhooks.length)}</Notice>}
      </Section>
      {webhooks.map((webhook) => (
        <WebhookSection key={webhook._id} webhook={webhook} />
      ))}
      <Dialog opened={adding} onClose={() => setAdding(false)} title={t.addTitle} size={560}>
        <WebhookForm onDone={() => setAdding(false)} />
      </Dialog>
    </>
  )
}

const NoCompany = () => (
  <Notice
    action={
      <LinkButton size="sm" to={paths.onboarding({ next: paths.webhooks() })}>
        {t.profileAction}
      </LinkButton>
    }
  >
    {t.profileNeeded}
  </Notice>
)
