import type { Logger } from 'pino'
import { createClient } from 'redis'

type Client = ReturnType<typeof clientOf>

/** How long an answer is waited for before this process goes on without Redis. */
const patienceMs = 1_000
const startPatienceMs = 5_000
const longestPauseMs = 2_000

export interface Redis {
  /** Asks Redis; fails within a second when it is away or hangs. */
  ask<Answer>(command: (client: Client) => Promise<Answer>): Promise<Answer>
  /** A connection of its own, which waits for Redis however long it is away. Closed with the others. */
  another(): Client
  /** Runs when Redis is back after it was away. */
  onReturn(listener: () => void): void
  /** Whether it answers, as far as is known. */
  isThere(): boolean
  close(): void
}

/**
 * Connects, trying for five seconds; afterwards Redis may go and come back, which ends nothing here. Throws a sentence
 * for the operator when it cannot be reached.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const duplicates: Client[] = []
  const returns: (() => void)[] = []
  const start = Date.now()
  let stuck = false
  let met = false
  let away = false
  const reconnectStrategy = (retries: number, cause: Error) =>
    met || Date.now() - start < startPatienceMs ? Math.min(50 * 2 ** Math.min(retries, 10), longestPauseMs) : cause
  // Nothing waits for a Redis that is away: what it would deliver then is too late.
  const client = clientOf(url, reconnectStrategy, { disableOfflineQueue: true })
  client.on('error', ({ message }: Error) => {
    if (!away && met) log.error({ message }, 'Redis is away: this process serves its own sockets alone meanwhile')
    away = true
  })
  client.on('ready', () => {
    if (met && away) {
      log.info('Redis is back')
      for (const listener of returns) listener()
    }
    away = false
  })
  await client.connect().catch((error: unknown) => {
    const { host } = new URL(url)
    throw new Error(`Redis at ${host}, which REDIS_URL names, cannot be reached: ${(error as Error).message}`)
  })
  met = true
  return {
    async ask(command) {
      if (stuck) throw new Error('Redis does not answer')
      const running = command(client)
      const late = await isLate(running)
      if (!late) return running
      // Whoever asks meanwhile need not wait as well.
      stuck = true
      const over = () => {
        stuck = false
      }
      running.then(over, over)
      throw new Error('Redis does not answer')
    },
    another() {
      const one = clientOf(url, reconnectStrategy, { disableOfflineQueue: false })
      duplicates.push(one)
      return one
    },
    onReturn: (listener) => void returns.push(listener),
    isThere: () => client.isReady && !stuck,
    close() {
      for (const one of [client, ...duplicates]) one.destroy()
    },
  }
}

const clientOf = (
  url: string,
  reconnectStrategy: (retries: number, cause: Error) => number | Error,
  { disableOfflineQueue }: { disableOfflineQueue: boolean },
) => createClient({ url, socket: { reconnectStrategy }, disableOfflineQueue })

async function isLate(running: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, patienceMs, true)
  })
  const settled = running.then(
    () => false,
    () => false,
  )
  return Promise.race([settled, patience]).finally(() => clearTimeout(timer))
}
