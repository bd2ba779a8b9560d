import type { WebhookEndpoint } from '@hearback/contract/accounts/webhooks.ts'
import * as t from '@hearback/texts/web/webhooks.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { deviceNow } from '../../clock.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import l from '../../ui/Layout.module.css'
import { Stack } from '../../ui/Layout.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { useWebhookActs, webhookLog } from './webhooks.queries.ts'

/** Events are kept for 30 days. */
const DAYS = 30

/** The log of an endpoint, latest first, with buttons to send again what failed. */
export function WebhookLog({ webhook: { _id, disabledReason } }: { webhook: WebhookEndpoint }) {
  const acts = useWebhookActs()
  const log = useInfiniteQuery(webhookLog(_id))
  if (!log.data) return <QueryFallback query={log} rows={3} tile={false} loading={t.loading} failed={t.loadFailed} />
  const deliveries = log.data.pages.flatMap((page) => page.deliveries)
  if (deliveries.length === 0) return <p>{t.logEmpty}</p>
  const isOn = disabledReason === null
  const replayFailed = async () => {
    const since = new Date(deviceNow() - DAYS * 86_400_000).toISOString()
    const text = await acts.replayFailed(_id, since).then(
      ({ count }) => t.replayedFailed(count),
      (error: Error) => error.message,
    )
    toast({ text })
  }
  return (
    <Stack>
      <p>{t.logHint}</p>
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery._id}
          delivery={delivery}
          onReplay={isOn ? () => acts.replay(_id, delivery._id) : undefined}
        />
      ))}
      <div className={l.dialogActs}>
        {isOn && deliveries.some(({ status }) => status === 'failed') && (
          <Button size="sm" onClick={() => void replayFailed()}>
            {t.replayFailedAction}
          </Button>
        )}
        {log.hasNextPage && (
          <Button size="sm" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t.moreAction}
          </Button>
        )}
      </div>
    </Stack>
  )
}
