import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import { toJsonb } from '../../db/jsonb.ts'

export interface ClaimLimits {
  /** Deliveries in total. */
  readonly total: number
  /** Concurrent deliveries of an endpoint; one that fails gets a single one. */
  readonly perEndpoint: number
  /** Deliveries that this process is sending, by endpoint. */
  readonly inFlight: ReadonlyMap<string, number>
}

const isDue = sql<boolean>`delivery.status = 'waiting' and delivery.next_attempt_at <= now()
  and (delivery.leased_until is null or delivery.leased_until < now())`

/**
 * Ids of deliveries that are due: the first waiting one of each subject and endpoint. Endpoints share the total, so that a
 * backlog of one holds up no other.
 */
export async function listDue(db: Db, { total, perEndpoint, inFlight }: ClaimLimits): Promise<{ id: string }[]> {
  const busy = JSON.stringify(Object.fromEntries(inFlight))
  const { rows } = await sql<{ id: string }>`
    select due.id from webhook_endpoints endpoint
    cross join lateral (
      select delivery.id, row_number() over (order by delivery.next_attempt_at, delivery.position) as turn
      from webhook_deliveries delivery
      where delivery.endpoint_id = endpoint.id and ${isDue}
        and not exists (select from webhook_deliveries earlier
          where earlier.endpoint_id = endpoint.id and earlier.subject_id = delivery.subject_id
            and earlier.status = 'waiting' and earlier.position < delivery.position)
        and ${isRetryable('webhooks', sql`delivery.id`)}
      order by delivery.next_attempt_at, delivery.position
      limit greatest(0, case when endpoint.failing_since is null then ${perEndpoint}::int else 1 end
        - coalesce((${busy}::jsonb ->> endpoint.id::text)::int, 0))
    ) due
    where endpoint.disabled_at is null
    order by due.turn, due.id
    limit ${total}`.execute(db)
  return rows
}

/** Leases a delivery to this process for a minute, and returns what to send; undefined if another process has it. */
export async function leaseDelivery(db: Db, id: string) {
  const { rows } = await sql<{
    id: string
    endpoint_id: string
    company_id: string
    event_id: string
    type: string
    data: Record<string, unknown>
    created_at: Date
    url: string
    attempts: number
    sealed_secret: Buffer
    sealed_old_secret: Buffer | null
  }>`
    update webhook_deliveries delivery set leased_until = now() + interval '1 minute',
      first_attempt_at = coalesce(first_attempt_at, now())
    from webhook_endpoints endpoint, webhook_events event
    where delivery.id = ${id} and ${isDue} and endpoint.id = delivery.endpoint_id and endpoint.disabled_at is null
      and event.id = delivery.event_id
    returning delivery.id, delivery.endpoint_id, endpoint.company_id, event.id as event_id, event.type, event.data,
      event.created_at, endpoint.url, delivery.attempts, endpoint.sealed_secret,
      case when endpoint.old_secret_until > now() then endpoint.sealed_old_secret end as sealed_old_secret`.execute(db)
  return rows[0]
}
export type LeasedDelivery = NonNullable<Awaited<ReturnType<typeof leaseDelivery>>>

/** Ends the lease without an attempt, because the process stops. */
export const releaseDelivery = (db: Db, id: string) =>
  db.updateTable('webhook_deliveries').set({ leased_until: null }).where('id', '=', id).execute()

/** Appends an attempt to the log, which keeps the latest 30. Returns the progress; undefined if the delivery is gone or settled. */
export const recordAttempt = (tx: Tx, id: string, entry: object) =>
  tx
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      log: sql<string>`(case when jsonb_array_length(log) >= 30 then log - 0 else log end)
        || jsonb_build_array(${toJsonb(entry)}::jsonb || jsonb_build_object('at', now()))`,
      leased_until: null,
    }))
    .where('id', '=', id)
    .where('status', '=', sql.lit('waiting'))
    .returning(['attempts', 'first_attempt_at', sql<Date>`now()`.as('now')])
    .executeTakeFirst()

export const settleDelivery = (tx: Tx, id: string, status: 'delivered' | 'failed') =>
  tx.updateTable('webhook_deliveries').set({ status, settled_at: sql<Date>`now()` }).where('id', '=', id).execute()

export const scheduleAttempt = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('webhook_deliveries').set({ next_attempt_at: at }).where('id', '=', id).execute()

/** Notes whether the endpoint works; returns since when it fails. */
export async function markEndpoint(tx: Tx, endpointId: string, isWorking: boolean): Promise<Date | null> {
  if (isWorking) {
    await tx
      .updateTable('webhook_endpoints')
      .set({ failing_since: null })
      .where('id', '=', endpointId)
      .where('failing_since', 'is not', null)
      .execute()
    return null
  }
  const row = await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: sql<Date>`coalesce(failing_since, now())` })
    .where('id', '=', endpointId)
    .returning('failing_since')
    .executeTakeFirst()
  return row?.failing_since ?? null
}

/** Deliveries of an endpoint with their events, latest first. */
export const listDeliveries = (
  db: Db,
  endpointId: string,
  { status, before, limit }: { status?: string | undefined; before?: string | undefined; limit: number },
) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .select(['delivery.id', 'delivery.status', 'delivery.next_attempt_at', 'delivery.log'])
    .select(['event.id as event_id', 'event.type', 'event.data', 'event.created_at'])
    .where('delivery.endpoint_id', '=', endpointId)
    .$if(status !== undefined, (query) => query.where('delivery.status', '=', status ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`delivery.position < (select position from webhook_deliveries
          where id = ${before} and endpoint_id = ${endpointId})`,
      ),
    )
    .orderBy('delivery.position', 'desc')
    .limit(limit)
    .execute()
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number]

const again = {
  status: 'waiting',
  attempts: 0,
  first_attempt_at: null,
  leased_until: null,
  settled_at: null,
  next_attempt_at: sql<Date>`now()`,
} as const

/** Sends a delivery again; one that is waiting is tried now. Returns whether there is one. */
export async function replayDelivery(tx: Tx, endpointId: string, id: string): Promise<boolean> {
  const rows = await tx
    .updateTable('webhook_deliveries')
    .set(again)
    .where('id', '=', id)
    .where('endpoint_id', '=', endpointId)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Sends the events again that failed since a time, the earliest first. Returns how many. */
export async function replayFailed(tx: Tx, endpointId: string, since: Date, limit: number): Promise<number> {
  const rows = await tx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', sql.lit('failed'))
    .where('created_at', '>=', since)
    .orderBy('position')
    .limit(limit)
    .forUpdate()
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await tx.updateTable('webhook_deliveries').set(again).where('id', '=', anyUuid(ids)).execute()
  return ids.length
}
