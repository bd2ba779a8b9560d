import { setTimeout as pause } from 'node:timers/promises'
import { countUnread } from '@hearback/contract/hiring/chat.ts'
import { type Caller, Refusal } from '../app.ts'

/** How the server responds during an outage of a dependency. */
export interface Probe {
  /** Number of 503 responses with Retry-After. */
  readonly refused: number
  /** The slowest response in milliseconds. */
  readonly slowestMs: number
  /** Other failures. */
  readonly wrong: readonly string[]
  /** Resolves at the next success, with the milliseconds until then. */
  untilGood(): Promise<number>
  stop(): Promise<void>
}

const everyMs = 100

/** Polls an endpoint that needs the database. */
export function startProbe(caller: Caller): Probe {
  let stopped = false
  const wrong: string[] = []
  let lastGoodAt = 0
  const probe = { refused: 0, slowestMs: 0, wrong }
  const ask = async () => {
    const start = Date.now()
    const failure: unknown = await caller.call(countUnread).then(
      () => undefined,
      (error: unknown) => error,
    )
    probe.slowestMs = Math.max(probe.slowestMs, Date.now() - start)
    if (failure === undefined) lastGoodAt = Date.now()
    else if (isAsPromised(failure)) probe.refused += 1
    else wrong.push(String(failure))
  }
  const running = (async () => {
    while (!stopped) {
      await ask()
      await pause(everyMs)
    }
  })()
  return Object.assign(probe, {
    async untilGood() {
      const start = Date.now()
      while (lastGoodAt < start) await pause(10)
      return Date.now() - start
    },
    async stop() {
      stopped = true
      await running
    },
  })
}

const isAsPromised = (failure: unknown) =>
  failure instanceof Refusal && failure.status === 503 && Number(failure.headers['retry-after']) > 0
