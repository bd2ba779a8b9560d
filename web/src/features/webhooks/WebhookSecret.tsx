import type { WebhookEndpoint } from '@hearback/contract/accounts/webhooks.ts'
import * as t from '@hearback/texts/web/webhooks.ts'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import l from '../../ui/Layout.module.css'
import { Stack } from '../../ui/Layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { SecretField } from '../../ui/SecretField.tsx'
import { exactTime } from '../../ui/text/times.ts'
import { useWebhookActs } from './webhooks.queries.ts'

/** The signing secret of an endpoint, with buttons to copy and replace it. */
export function WebhookSecret({ webhook: { _id, oldSecretUntil } }: { webhook: WebhookEndpoint }) {
  const { showSecret, rotate } = useWebhookActs()
  const [rotating, setRotating] = useState(false)
  const query = useQuery({
    queryKey: ['webhooks', 'secret', _id],
    queryFn: () => showSecret(_id),
    gcTime: 0,
  })
  if (!query.data)
    return <QueryFallback query={query} rows={1} tile={false} loading={t.loading} failed={t.loadFailed} />
  const { secret } = query.data
  return (
    <Stack>
      <p>{t.secretHint}</p>
      <SecretField label={t.secretLabel} value={secret} />
      {oldSecretUntil && <Notice>{t.oldSecretNotice(exactTime(Date.parse(oldSecretUntil)))}</Notice>}
      <div className={l.dialogActs}>
        <Button onClick={() => setRotating(true)}>{t.rotateAction}</Button>
        <Button
          variant="primary"
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copyText(secret, t.secretCopied)}
        >
          {t.copyAction}
        </Button>
      </div>
      <ConfirmDialog
        opened={rotating}
        onClose={() => setRotating(false)}
        title={t.rotateTitle}
        confirm={t.rotateAction}
        onConfirm={() => rotate(_id)}
      >
        {t.rotateText}
      </ConfirmDialog>
    </Stack>
  )
}
