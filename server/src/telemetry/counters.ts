import { WebhookFailure } from '@hearback/contract/accounts/webhooks.ts'
import { errors } from '@hearback/contract/errors.ts'
import { clientEvents } from '@hearback/contract/hiring/chat-events.ts'
import { Counter, Histogram, type Metric } from '@prometheus-io/client'
import { batchJobs } from '../domain/batch-jobs.ts'

type Values = Record<string, readonly string[]>
type Words<V extends Values> = { [Label in keyof V]: V[Label][number] }

const all: Metric[] = []

/** The counters of this process since its start. */
export const counters: readonly Metric[] = all

/**
 * A counter whose label values come from fixed lists, so that clients cannot create labels.
 * All combinations start at 0; otherwise the first increment would not appear as a rise.
 */
export function counter<const V extends Values>(name: string, help: string, values: V) {
  const metric = new Counter({ name, help, labelNames: Object.keys(values), registers: [] })
  for (const words of combinations(values)) metric.inc(words, 0)
  all.push(metric)
  return { inc: (words: Words<V>, by = 1): void => metric.inc(words, by) }
}

function combinations(values: Values): Record<string, string>[] {
  return Object.entries(values).reduce<Record<string, string>[]>(
    (before, [label, words]) => before.flatMap((one) => words.map((word) => ({ ...one, [label]: word }))),
    [{}],
  )
}

export const refusals = counter('hearback_refusals_total', 'Refused calls and socket events, by code', {
  code: Object.keys(errors) as (keyof typeof errors)[],
})
export const signIns = counter('hearback_sign_ins_total', 'Successful sign-ins', {
  means: ['sign_in', 'registration'],
})
export const mails = counter('hearback_mails_total', 'Emails, by outcome at the mail server', {
  outcome: ['sent', 'refused', 'failed', 'suppressed'],
})
export const inboundMails = counter('hearback_inbound_mails_total', 'Emails that arrived as replies, by outcome', {
  outcome: ['taken', 'bounce', 'automatic', 'unknown_address', 'unverified', 'not_taken', 'failed'],
})
export const pushes = counter('hearback_pushes_total', 'Push notifications, by outcome at the push service', {
  outcome: ['sent', 'refused', 'gone', 'failed'],
})
export const webhookAttempts = counter('hearback_webhook_attempts_total', 'Webhook attempts, by outcome', {
  outcome: ['delivered', ...WebhookFailure.options],
})
export const pageCacheReads = counter('hearback_page_cache_reads_total', 'Page cache reads for visitors, by outcome', {
  outcome: ['hit', 'miss'],
})
export const failedRows = counter('hearback_failed_rows_total', 'Rows that background jobs could not process, by job', {
  batch: batchJobs,
})
export const databaseErrors = counter('hearback_database_connection_errors_total', 'Broken database connections', {
  of: ['pool'],
})
const eventNames = Object.keys(clientEvents) as (keyof typeof clientEvents)[]
export const socketEvents = counter('hearback_socket_events_total', 'Events of clients, by name and outcome', {
  event: [...eventNames, 'unknown'],
  outcome: ['done', 'refused', 'failed'],
})
export const socketRefusals = counter('hearback_socket_refusals_total', 'Rejected socket connections, by reason', {
  reason: ['origin', 'sign_in', 'too_many', 'database'],
})
export const images = counter('hearback_images_total', 'Uploaded images, by outcome of the image process', {
  outcome: ['made', 'refused', 'died'],
})

export const documents = counter('hearback_documents_total', 'Uploaded resumes, by outcome of the document process', {
  outcome: ['read', 'refused', 'died'],
})

export const imageSeconds = new Histogram({
  name: 'hearback_image_duration_seconds',
  help: 'Duration of image processing, without waiting in the queue',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  registers: [],
})
all.push(imageSeconds)
