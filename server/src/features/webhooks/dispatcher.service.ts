import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { sendLeased } from './attempt.service.ts'
import { type DueDelivery, type LeasedDelivery, leaseDelivery, releaseScheduled } from './deliveries.sql.ts'
import { createInFlight } from './in-flight.ts'
import { createTurns } from './turns.service.ts'

/** Concurrent deliveries of this process. */
const maxTotal = 50

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
  const inFlight = createInFlight()
  const turns = createTurns(deps.db, inFlight)
  const running = new Set<Promise<void>>()
  let pass: Promise<void> | undefined
  let isWanted = false

  async function startDue(): Promise<void> {
    while (await releaseScheduled(deps.db));
    for (let isRound = false; !isRound && running.size < maxTotal && !stopping.signal.aborted; ) {
      const { rows, isOver } = await turns.next(maxTotal - running.size)
      await forEachIsolated(deps, { job: 'webhooks', rows, idOf: (row) => row.id }, startRow)
      isRound = isOver
    }
  }

  async function startRow({ id, is_failing: isFailing }: DueDelivery): Promise<void> {
    const delivery = await leaseDelivery(deps.db, id)
    if (delivery) start(delivery, isFailing)
  }

  function start(delivery: LeasedDelivery, isFailing: boolean): void {
    const end = inFlight.add(delivery.endpoint_id, isFailing)
    const sending = sendLeased(deps, delivery, stopping.signal)
      .then((wait) => {
        if (wait !== undefined && wait < 60_000) setTimeout(wakeSafely, wait).unref()
      })
      // The lease ends in a minute, and the delivery is tried again.
      .catch((error: unknown) => deps.log.error({ err: error, delivery: delivery.id }, 'a webhook was not settled'))
      .finally(() => {
        running.delete(sending)
        end()
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
