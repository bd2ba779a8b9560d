import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { webhookAttempts } from '../../telemetry/counters.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import {
  type LeasedDelivery,
  markEndpoint,
  recordAttempt,
  releaseDelivery,
  scheduleAttempt,
  settleDelivery,
} from './deliveries.sql.ts'
import { sendWebhook } from './send-webhook.ts'
import { unsealSecret } from './webhook-secrets.service.ts'
import { disabledNotice } from './webhooks.mails.ts'
import { type AttemptResult, disablingReason, nextAttemptAt } from './webhooks.rules.ts'
import { disableEndpoint, listOwners } from './webhooks.sql.ts'
import { eventBody } from './webhooks.view.ts'

type Sending = Pick<Deps, 'db' | 'events' | 'queue' | 'log' | 'config' | 'outgoing'>

/** Sends a leased delivery and records the attempt. Returns the milliseconds until the next attempt; undefined without one. */
export async function sendLeased(
  deps: Sending,
  delivery: LeasedDelivery,
  signal: AbortSignal,
): Promise<number | undefined> {
  const result = await attempt(deps, delivery, signal)
  if (!result) return void (await releaseDelivery(deps.db, delivery.id))
  webhookAttempts.inc({ outcome: result.failure ?? 'delivered' })
  return inTransaction(deps, (tx, publish) => settle(deps, tx, publish, { delivery, result }))
}

/** Undefined if the process stops. */
async function attempt(
  deps: Sending,
  { id, endpoint_id, event_id, subject_id: _subject, url, sealed_secret, sealed_old_secrets, ...event }: LeasedDelivery,
  signal: AbortSignal,
): Promise<AttemptResult | undefined> {
  try {
    const sealed = [sealed_secret, ...sealed_old_secrets]
    const secrets = await Promise.all(sealed.map((secret) => unsealSecret(deps, endpoint_id, secret)))
    const signed = { url, id: event_id, body: eventBody(event, deps.config.publicUrl), secrets }
    return await sendWebhook(deps.outgoing, signed, signal)
  } catch (error) {
    if (signal.aborted) return undefined
    // The endpoint is not at fault, but the attempt counts, so that it is not repeated without a pause.
    deps.log.error({ err: error, delivery: id }, 'a webhook could not be sent')
    return { status: null, failure: 'internal', durationMs: 0, detail: '', retryAfter: null }
  }
}

interface Attempted {
  readonly delivery: LeasedDelivery
  readonly result: AttemptResult
}

/** Locks the endpoint before its deliveries, as a replay and the end of an endpoint do. */
async function settle(deps: Sending, tx: Tx, publish: Publish, { delivery, result }: Attempted) {
  const { retryAfter, ...entry } = result
  const failingSince = await markEndpoint(tx, delivery.endpoint_id, result.failure === null)
  const progress = await recordAttempt(tx, delivery.id, entry)
  // It was removed, or disabled meanwhile.
  if (!progress) return undefined
  const { attempts, now } = progress
  if (result.failure === null) return void (await settleDelivery(tx, delivery, 'delivered'))
  const firstAttemptAt = progress.first_attempt_at ?? now
  const next = nextAttemptAt({ attempts, firstAttemptAt, now, retryAfter })
  if (next) await scheduleAttempt(tx, delivery, next)
  else await settleDelivery(tx, delivery, 'failed')
  const reason = failingSince ? disablingReason(result, failingSince, now) : undefined
  if (reason) await disable(deps, tx, publish, delivery, reason)
  return next && next.getTime() - now.getTime()
}

/** Disables the endpoint, and tells the owners by email and in the app. */
async function disable(
  deps: Sending,
  tx: Tx,
  publish: Publish,
  { endpoint_id: id, company_id, url }: LeasedDelivery,
  reason: 'gone' | 'failing',
): Promise<void> {
  if (!(await disableEndpoint(tx, id, reason))) return
  const companyId = company_id as CompanyId
  await logActivity(
    tx,
    { companyId, userId: null },
    { act: 'company_webhook_disabled', subject: id, before: { webhook: url }, after: {} },
  )
  const owners = await listOwners(tx, companyId)
  const about = { publicUrl: deps.config.publicUrl, url, reason }
  await notifyAll(
    deps,
    tx,
    publish,
    owners.map((owner) => disabledNotice(owner, about)),
  )
}
