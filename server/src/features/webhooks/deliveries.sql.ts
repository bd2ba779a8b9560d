import { type RawBuilder, sql } from 'kysely'
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
  /** Whether endpoints that fail get a turn. */
  readonly failing: boolean
  /** Endpoints take turns by id: the last one that had its turn. */
  readonly after: string
}

/** Before the first endpoint. */
export const firstTurn = '00000000-0000-0000-0000-000000000000'

const isDue = sql<boolean>`delivery.status = 'waiting' and delivery.next_attempt_at <= now()
  and (delivery.leased_until is null or delivery.leased_until < now())`

/** As the index `webhook_deliveries_ready` says it. */
const isReady = sql<boolean>`delivery.status = 'waiting' and not delivery.is_scheduled`

const nextReady = (after: RawBuilder<string>) =>
  sql`select delivery.endpoint_id from webhook_deliveries delivery
    where ${isReady} and delivery.endpoint_id > ${after} order by delivery.endpoint_id limit 1`

/**
 * Deliveries that are due: the first waiting one of each subject and endpoint. Skips from one endpoint with ready deliveries to
 * the next in the index and stops at the total, so it reads neither other endpoints nor a backlog. `offset 0` and the scalar
 * subquery keep the plan, because the planner knows the average endpoint and not one with a long backlog.
 */
export async function listDue(db: Db, { total, perEndpoint, inFlight, failing, after }: ClaimLimits) {
  const busy = JSON.stringify(Object.fromEntries(inFlight))
  const { rows } = await sql<{ id: string; endpoint_id: string; is_failing: boolean }>`
    with recursive ready as (
      (${nextReady(sql`${after}::uuid`)})
      union all
      select (${nextReady(sql`ready.endpoint_id`)}) from ready where ready.endpoint_id is not null
    )
    select due.id, endpoint.id as endpoint_id, endpoint.is_failing from ready
    cross join lateral (
      select id, failing_since is not null as is_failing from webhook_endpoints
      where id = ready.endpoint_id and disabled_at is null and (failing_since is null or ${failing}::boolean) offset 0
    ) endpoint
    cross join lateral (
      select delivery.id from webhook_deliveries delivery
      where delivery.endpoint_id = endpoint.id and ${isReady} and ${isDue}
        and delivery.position = (select min(position) from webhook_deliveries first
          where first.endpoint_id = delivery.endpoint_id and first.subject_id = delivery.subject_id and first.status = 'waiting')
        and ${isRetryable('webhooks', sql`delivery.id`)}
      order by delivery.next_attempt_at, delivery.position
      limit greatest(0, case when endpoint.is_failing then 1 else ${perEndpoint}::int end
        - coalesce((${busy}::jsonb ->> endpoint.id::text)::int, 0))
    ) due
    limit ${total}`.execute(db)
  return rows
}

export type DueDelivery = Awaited<ReturnType<typeof listDue>>[number]

/** Makes deliveries ready whose time has come, at most 1,000. Returns whether there may be more. */
export async function releaseScheduled(db: Db): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries set is_scheduled = false where id = any (array(
      select id from webhook_deliveries where status = 'waiting' and is_scheduled and next_attempt_at <= now()
      order by next_attempt_at limit 1000 for update skip locked))`.execute(db)
  return numAffectedRows === 1000n
}

/** Leases a delivery to this process for a minute, and returns what to send; undefined if another process has it. */
export async function leaseDelivery(db: Db, id: string) {
  const { rows } = await sql<{
    id: string
    endpoint_id: string
    company_id: string
    event_id: string
    subject_id: string
    type: string
    data: Record<string, unknown>
    created_at: Date
    url: string
    attempts: number
    sealed_secret: Buffer
    sealed_old_secrets: Buffer[]
  }>`
    update webhook_deliveries delivery set leased_until = now() + interval '1 minute',
      first_attempt_at = coalesce(first_attempt_at, now())
    from webhook_endpoints endpoint, webhook_events event
    where delivery.id = ${id} and ${isDue} and endpoint.id = delivery.endpoint_id and endpoint.disabled_at is null
      and event.id = delivery.event_id
    returning delivery.id, delivery.endpoint_id, endpoint.company_id, event.id as event_id, event.subject_id, event.type,
      event.data, event.created_at, endpoint.url, delivery.attempts, endpoint.sealed_secret,
      case when endpoint.old_secret_until > now() then endpoint.sealed_old_secret || endpoint.sealed_older_secrets
        else '{}' end as sealed_old_secrets`.execute(db)
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

type OfSubject = Pick<LeasedDelivery, 'id' | 'endpoint_id' | 'subject_id'>

const waitingOf = (tx: Tx, { endpoint_id, subject_id }: Omit<OfSubject, 'id'>) =>
  tx
    .updateTable('webhook_deliveries')
    .where('endpoint_id', '=', endpoint_id)
    .where('subject_id', '=', subject_id)
    .where('status', '=', sql.lit('waiting'))

/** Settles a delivery, and makes the later ones of its subject ready. */
export async function settleDelivery(tx: Tx, delivery: OfSubject, status: 'delivered' | 'failed'): Promise<void> {
  const { id } = delivery
  await tx
    .updateTable('webhook_deliveries')
    .set({ status, settled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await waitingOf(tx, delivery).where('is_scheduled', '=', true).set(readyNow).execute()
}

const readyNow = { is_scheduled: false, next_attempt_at: sql<Date>`now()` } as const

/** Schedules the next attempt. Later deliveries of the subject wait for it too. */
export const scheduleAttempt = (tx: Tx, delivery: OfSubject, at: Date) =>
  waitingOf(tx, delivery).set({ is_scheduled: true, next_attempt_at: at }).execute()

/** Notes whether the endpoint works; returns since when it fails. Locks it, if that changes, before its deliveries. */
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
    .where('disabled_at', 'is', null)
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

/** One that is being sent stays leased, so that it is not sent twice. */
const again = {
  status: 'waiting',
  attempts: 0,
  first_attempt_at: null,
  leased_until: sql<Date | null>`case status when 'waiting' then leased_until end`,
  settled_at: null,
  ...readyNow,
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
