import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { sendLeased } from './attempt.service.ts'
import { type LeasedDelivery, leaseDelivery, listDue } from './deliveries.sql.ts'

/** Concurrent deliveries of this process, and of one endpoint: with 12 slow endpoints, others still get through. */
const [maxTotal, maxPerEndpoint] = [50, 4]

export interface Dispatcher {
  /** Starts deliveries that are due, without waiting for their ends. Returns once they are started. */
  wake(): Promise<void>
  /** Waits for the deliveries that are running. */
  settled(): Promise<void>
  /** Ends the running deliveries, which other processes send again, and starts no more. */
  stop(): Promise<void>
}

export type Dispatching = Pick<Deps, 'db' | 'events' | 'queue' | 'log' | 'config' | 'outgoing'>

/**
 * Sends what is due from this process. The database decides what is due, so any number of processes may do so; leases keep
 * them from sending the same. After a kill, the leases end and another process sends again: at least once.
 */
export function createDispatcher(deps: Dispatching): Dispatcher {
  const stopping = new AbortController()
  const inFlight = new Map<string, number>()
  const running = new Set<Promise<void>>()
  let pass: Promise<void> | undefined
  let isWanted = false

  async function startDue(): Promise<void> {
    for (let isMore = true; isMore && running.size < maxTotal && !stopping.signal.aborted; ) {
      const limits = { total: maxTotal - running.size, perEndpoint: maxPerEndpoint, inFlight }
      const rows = await listDue(deps.db, limits)
      await forEachIsolated(deps, { job: 'webhooks', rows, idOf: (row) => row.id }, async ({ id }) => {
        const delivery = await leaseDelivery(deps.db, id)
        if (delivery) start(delivery)
      })
      isMore = rows.length > 0
    }
  }

  function start(delivery: LeasedDelivery): void {
    const { endpoint_id: endpointId } = delivery
    inFlight.set(endpointId, (inFlight.get(endpointId) ?? 0) + 1)
    const sending = sendLeased(deps, delivery, stopping.signal)
      .then((wait) => {
        if (wait !== undefined && wait < 60_000) setTimeout(wakeSafely, wait).unref()
      })
      // The lease ends in a minute, and the delivery is tried again.
      .catch((error: unknown) => deps.log.error({ err: error, delivery: delivery.id }, 'a webhook was not settled'))
      .finally(() => {
        running.delete(sending)
        const count = (inFlight.get(endpointId) ?? 1) - 1
        if (count > 0) inFlight.set(endpointId, count)
        else inFlight.delete(endpointId)
        wakeSafely()
      })
    running.add(sending)
  }

  async function runPasses(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false
        await startDue()
      }
    } finally {
      pass = undefined
    }
  }

  function wake(): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve()
    isWanted = true
    pass ??= runPasses()
    return pass
  }

  function wakeSafely(): void {
    wake().catch((error: unknown) => deps.log.error({ err: error }, 'webhooks were not sent and are tried again'))
  }

  return {
    wake,
    async settled() {
      await Promise.all(running)
    },
    async stop() {
      stopping.abort()
      await pass?.catch(() => {})
      await Promise.all(running)
    },
  }
}
