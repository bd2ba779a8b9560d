import {
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookEndpoint,
  WebhookType,
} from '@hearback/contract/accounts/webhooks.ts'
import type { DeliveryRow } from './deliveries.sql.ts'
import type { EndpointRow } from './webhooks.sql.ts'

export const webhookView = (row: EndpointRow, now: Date): WebhookEndpoint => ({
  _id: row.id,
  url: row.url,
  description: row.description,
  types: WebhookType.options.filter((type) => row.types.includes(type)),
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  disabledReason: row.disabled_reason as WebhookEndpoint['disabledReason'],
  disabledAt: row.disabled_at?.toISOString() ?? null,
  oldSecretUntil: row.old_secret_until && row.old_secret_until > now ? row.old_secret_until.toISOString() : null,
})

interface EventRow {
  readonly type: string
  readonly data: unknown
  readonly created_at: Date
}

/** The body of an event, the same in each attempt. Programs read the rest by the API at `url`. */
export function eventBody({ type, data, created_at }: EventRow, publicUrl: string): string {
  const content = data as { applicationId?: string | null }
  const url = content.applicationId ? { url: `${publicUrl}/api/v1/applications/${content.applicationId}` } : {}
  return JSON.stringify({ type, timestamp: created_at.toISOString(), data: { ...content, ...url } })
}

export const deliveryView = (row: DeliveryRow, publicUrl: string): WebhookDelivery => ({
  _id: row.id,
  eventId: row.event_id,
  type: row.type,
  status: row.status as WebhookDelivery['status'],
  createdAt: row.created_at.toISOString(),
  nextAttemptAt: row.status === 'waiting' ? row.next_attempt_at.toISOString() : null,
  body: eventBody(row, publicUrl),
  attempts: (row.log as unknown as WebhookAttempt[]).toReversed().map(attemptView),
})

const attemptView = ({ at, status, failure, durationMs, detail }: WebhookAttempt): WebhookAttempt => ({
  at: new Date(at).toISOString(),
  status,
  failure,
  durationMs,
  detail,
})
