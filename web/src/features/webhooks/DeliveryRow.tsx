import type { WebhookAttempt, WebhookDelivery } from '@hearback/contract/accounts/webhooks.ts'
import * as t from '@hearback/texts/web/webhooks.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Facts, Stack } from '../../ui/Layout.tsx'
import { exactTime } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { FAILURES, STATUSES } from './webhook-words.ts'

interface DeliveryRowProps {
  delivery: WebhookDelivery
  /** Undefined while the endpoint is off. */
  onReplay: (() => Promise<unknown>) | undefined
}

/** An event of the log. Opened, it shows what was sent, and what each attempt brought. */
export function DeliveryRow({ delivery, onReplay }: DeliveryRowProps) {
  const { type, status, createdAt, attempts, body, eventId, nextAttemptAt } = delivery
  const { label, tone } = STATUSES[status]
  const replay = async () => {
    await onReplay?.().catch((error: Error) => toast({ text: error.message }))
  }
  return (
    <details>
      <summary>
        <code translate="no">{type}</code> <Pill tone={tone}>{label}</Pill> {exactTime(Date.parse(createdAt))}
      </summary>
      <Stack>
        <Facts
          items={[
            { term: t.eventIdLabel, value: <Verbatim>{eventId}</Verbatim> },
            { term: t.nextAttemptLabel, value: nextAttemptAt && exactTime(Date.parse(nextAttemptAt)) },
            ...attempts.map((attempt, index) => ({
              term: t.attemptLabel(attempts.length - index),
              value: <Attempt {...attempt} />,
            })),
          ]}
        />
        <TextArea label={t.bodyLabel} value={body} readOnly translate="no" spellCheck={false} minRows={2} />
        {onReplay && (
          <div>
            <Button size="sm" onClick={() => void replay()}>
              {t.replayAction}
              <span className="sr"> {type}</span>
            </Button>
          </div>
        )}
      </Stack>
    </details>
  )
}

const Attempt = ({ at, status, failure, durationMs, detail }: WebhookAttempt) => (
  <>
    {exactTime(Date.parse(at))} ·{' '}
    {failure && failure !== 'status' ? FAILURES[failure] : t.replied(String(status ?? ''))} · {t.duration(durationMs)}
    {detail && (
      <>
        <br />
        <Bytes>{detail}</Bytes>
      </>
    )}
  </>
)

const Bytes = ({ children }: { children: string }) => (
  <Verbatim>
    <code style={{ overflowWrap: 'anywhere' }}>{children}</code>
  </Verbatim>
)
