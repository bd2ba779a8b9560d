import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceListOf, choiceOf } from '../values/choices.ts'
import { Id, Instant, InstantInput, idParams, line, Nothing, optionalLine, wholeNumber } from '../values/primitives.ts'
import { webhookLimits } from './company-limits.ts'

/** Types of events that endpoints choose from. `test` is sent on request only. */
export const WebhookType = z.enum([
  'application.received',
  'application.status_changed',
  'application.withdrawn',
  'interview.scheduled',
  'interview.changed',
  'interview.canceled',
  'offer.sent',
  'offer.accepted',
  'offer.declined',
  'offer.withdrawn',
  'offer.expired',
  'job.published',
  'job.paused',
  'job.closed',
])
export type WebhookType = z.infer<typeof WebhookType>

export const WebhookEndpoint = z.object({
  _id: Id,
  url: z.string(),
  description: z.string(),
  types: z.array(WebhookType),
  createdAt: Instant,
  /** First failed delivery since the last successful one; null while deliveries succeed. */
  failingSince: z.nullable(Instant),
  /** `owner`: an owner did; `failing`: for 5 days; `gone`: the endpoint replied 410. Null while it is enabled. */
  disabledReason: z.nullable(z.enum(['owner', 'failing', 'gone'])),
  disabledAt: z.nullable(Instant),
  /** Until when the secret before the last rotation signs too; null if only the current one does. */
  oldSecretUntil: z.nullable(Instant),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

/**
 * Why an attempt failed. `status`: the reply was not 2xx. `timeout`: no whole reply within 15 seconds. `refused`: the
 * address is not public. `network`: no connection, no valid certificate, or no HTTP; `internal`: our fault.
 */
export const WebhookFailure = z.enum(['status', 'timeout', 'refused', 'network', 'internal'])
export type WebhookFailure = z.infer<typeof WebhookFailure>

export const WebhookAttempt = z.object({
  at: Instant,
  /** Status of the reply; null without one. */
  status: z.nullable(z.number()),
  /** Null after a success. */
  failure: z.nullable(WebhookFailure),
  durationMs: z.number(),
  /** Beginning of the reply, or the error of the network. */
  detail: z.string(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const WebhookDeliveryStatus = z.enum(['waiting', 'delivered', 'failed'])
export type WebhookDeliveryStatus = z.infer<typeof WebhookDeliveryStatus>

export const WebhookDelivery = z.object({
  _id: Id,
  /** The `webhook-id`, the same in every attempt and replay. */
  eventId: Id,
  type: z.string(),
  status: WebhookDeliveryStatus,
  createdAt: Instant,
  /** Null unless waiting. */
  nextAttemptAt: z.nullable(Instant),
  /** The body as it is sent. */
  body: z.string(),
  /** Latest first, at most 30. */
  attempts: z.array(WebhookAttempt),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const path = '/api/team/webhooks'
const one = `${path}/:id` as const
const ofOwners = { access: 'employer', role: 'owner' } as const
const types = choiceListOf(WebhookType).check(z.minLength(1, 'Choose at least one'))
const reply = z.object({ webhook: WebhookEndpoint })

export const listWebhooks = endpoint({
  ...ofOwners,
  method: 'GET',
  path,
  summary: 'List the webhook endpoints of the company, in the order in which they were added',
  reply: z.object({ webhooks: z.array(WebhookEndpoint) }),
})

export const addWebhook = endpoint({
  ...ofOwners,
  method: 'POST',
  path,
  summary: `Add a webhook endpoint, at most ${webhookLimits.endpoints}. The address must be one of https and public. Events are signed by Standard Webhooks`,
  body: z.object({
    url: line(webhookLimits.url),
    description: z._default(optionalLine(webhookLimits.description), ''),
    types,
  }),
  reply: z.object({ webhook: WebhookEndpoint, secret: z.string() }),
  errors: ['profile_required'],
})

export const editWebhook = endpoint({
  ...ofOwners,
  method: 'PATCH',
  path: one,
  summary: 'Change a webhook endpoint, or enable it again. While it is disabled, no events are enqueued for it',
  params: idParams,
  body: z.object({
    url: z.optional(line(webhookLimits.url)),
    description: z.optional(optionalLine(webhookLimits.description)),
    types: z.optional(types),
    enabled: z.optional(z.boolean()),
  }),
  reply,
})

export const removeWebhook = endpoint({
  ...ofOwners,
  method: 'DELETE',
  path: one,
  summary: 'Remove a webhook endpoint with its log; events that are waiting are not sent',
  params: idParams,
  reply: Nothing,
})

export const showWebhookSecret = endpoint({
  ...ofOwners,
  method: 'POST',
  path: `${one}/secret`,
  summary: 'Show the secret with which events to this endpoint are signed',
  params: idParams,
  reply: z.object({ secret: z.string() }),
})

export const rotateWebhookSecret = endpoint({
  ...ofOwners,
  method: 'POST',
  path: `${one}/rotate`,
  summary: 'Replace the secret. For 24 hours, events are signed with both',
  params: idParams,
  reply: z.object({ webhook: WebhookEndpoint, secret: z.string() }),
})

export const testWebhook = endpoint({
  ...ofOwners,
  method: 'POST',
  path: `${one}/test`,
  summary: 'Send an event of the type `test`; its delivery appears in the log',
  params: idParams,
  reply: Nothing,
  errors: ['step_not_allowed'],
})

export const listWebhookDeliveries = endpoint({
  ...ofOwners,
  method: 'GET',
  path: `${one}/deliveries`,
  summary: 'The log of an endpoint, latest event first. Entries are deleted 30 days after the event',
  params: idParams,
  query: z.object({
    status: z.optional(choiceOf(WebhookDeliveryStatus)),
    limit: z._default(wholeNumber(1, webhookLimits.page), 20),
    /** The last delivery of the page before. */
    before: z.optional(Id),
  }),
  reply: z.object({
    deliveries: z.array(WebhookDelivery),
    /** Value of `before` for the next page; null on the last one. */
    next: z.nullable(Id),
  }),
})

export const replayWebhookDelivery = endpoint({
  ...ofOwners,
  method: 'POST',
  path: `${one}/deliveries/:delivery/replay`,
  summary: 'Send an event again, with the same webhook-id and a new signature',
  params: z.object({ id: Id, delivery: Id }),
  reply: Nothing,
  errors: ['step_not_allowed'],
})

export const replayFailedWebhooks = endpoint({
  ...ofOwners,
  method: 'POST',
  path: `${one}/replay`,
  summary: `Send all events again that failed since a time, the earliest first, at most ${webhookLimits.replays} in a call`,
  params: idParams,
  body: z.object({ since: InstantInput }),
  reply: z.object({
    /** How many are sent again. */
    count: z.number(),
  }),
  errors: ['step_not_allowed'],
})
