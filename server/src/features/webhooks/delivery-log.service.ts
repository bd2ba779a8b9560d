import { webhookLimits } from '@hearback/contract/accounts/company-limits.ts'
import type { listWebhookDeliveries } from '@hearback/contract/accounts/webhooks.ts'
import type { ReplyOf, ValidatedOf } from '@hearback/contract/endpoint.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { listDeliveries, replayDelivery, replayFailed } from './deliveries.sql.ts'
import { enqueueTest } from './events.sql.ts'
import { requireEndpoint, requireLocked } from './webhooks.service.ts'
import type { EndpointRow } from './webhooks.sql.ts'
import { deliveryView } from './webhooks.view.ts'

type Log = Pick<Deps, 'db' | 'events' | 'config'>

/** A page of the log of an endpoint. Throws not_found. */
export async function deliveriesOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { companyId }: CompanyViewer,
  id: string,
  { limit, ...filter }: ValidatedOf<typeof listWebhookDeliveries>['query'],
): Promise<ReplyOf<typeof listWebhookDeliveries>> {
  await requireEndpoint(db, companyId, id)
  const rows = await listDeliveries(db, id, { ...filter, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return {
    deliveries: page.map((row) => deliveryView(row, config.publicUrl)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

function requireEnabled(row: EndpointRow): void {
  if (row.disabled_at !== null)
    throw new AppError('step_not_allowed', { message: 'This webhook is off. Turn it on first.' })
}

/** Enqueues a test event. Throws not_found, step_not_allowed while the endpoint is disabled. */
export const sendTest = (deps: Log, { companyId }: CompanyViewer, id: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    requireEnabled(await requireLocked(tx, companyId, id))
    await enqueueTest(tx, companyId, id)
    publish('webhooks.requested', {})
  })

/** Sends an event again. Throws not_found, step_not_allowed while the endpoint is disabled. */
export const replay = (deps: Log, { companyId }: CompanyViewer, id: string, deliveryId: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    requireEnabled(await requireLocked(tx, companyId, id))
    if (!(await replayDelivery(tx, id, deliveryId)))
      throw new AppError('not_found', { message: 'We couldn’t find this event. Reload the page.' })
    publish('webhooks.requested', {})
  })

/** Sends all events again that failed since a time. Throws not_found, step_not_allowed while the endpoint is disabled. */
export const replayAllFailed = (deps: Log, { companyId }: CompanyViewer, id: string, since: string): Promise<number> =>
  inTransaction(deps, async (tx, publish) => {
    requireEnabled(await requireLocked(tx, companyId, id))
    const count = await replayFailed(tx, id, new Date(since), webhookLimits.replays)
    if (count > 0) publish('webhooks.requested', {})
    return count
  })
