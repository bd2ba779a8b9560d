import type {
  WebhookDeliveryStatus,
  WebhookEndpoint,
  WebhookFailure,
  WebhookType,
} from '@hearback/contract/accounts/webhooks.ts'
import * as t from '@hearback/texts/web/webhooks.ts'

export const TYPES: readonly { type: WebhookType; label: string }[] = [
  { type: 'application.received', label: t.applicationReceived },
  { type: 'application.status_changed', label: t.typeStatusChanged },
  { type: 'application.withdrawn', label: t.applicationWithdrawn },
  { type: 'interview.scheduled', label: t.interviewScheduled },
  { type: 'interview.changed', label: t.interviewChanged },
  { type: 'interview.canceled', label: t.interviewCanceled },
  { type: 'offer.sent', label: t.offerSent },
  { type: 'offer.accepted', label: t.offerAccepted },
  { type: 'offer.declined', label: t.offerDeclined },
  { type: 'offer.withdrawn', label: t.offerWithdrawn },
  { type: 'offer.expired', label: t.offerExpired },
  { type: 'job.published', label: t.jobPublished },
  { type: 'job.paused', label: t.jobPaused },
  { type: 'job.closed', label: t.jobClosed },
]

export const STATUSES: Record<WebhookDeliveryStatus, { label: string; tone: 'have' | 'late' | 'quiet' }> = {
  delivered: { label: t.statusDelivered, tone: 'have' },
  waiting: { label: t.statusWaiting, tone: 'quiet' },
  failed: { label: t.statusFailed, tone: 'late' },
}

export const FAILURES: Record<Exclude<WebhookFailure, 'status'>, string> = {
  timeout: t.failureTimeout,
  refused: t.failureRefused,
  network: t.failureNetwork,
  internal: t.failureInternal,
}

export const DISABLED: Record<NonNullable<WebhookEndpoint['disabledReason']>, string> = {
  owner: t.disabledByOwner,
  failing: t.disabledFailing,
  gone: t.disabledGone,
}
