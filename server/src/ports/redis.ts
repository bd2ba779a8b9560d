import type { Logger } from 'pino'
import { createClient } from 'redis'

type Client = ReturnType<typeof clientOf>

/** The timeout of a command, after which this process continues without Redis. */
const timeoutMs = 1_000
const connectTimeoutMs = 5_000
const maxBackoffMs = 2_000

export interface Redis {
  /** Runs a command. Rejects within a second if Redis is unreachable or hangs. */
  run<Answer>(command: (client: Client) => Promise<Answer>): Promise<Answer>
  /** A separate connection that queues commands during outages. Closed with the others. */
  duplicate(): Client
  /** Called when Redis is reachable again after an outage. */
  onReconnect(listener: () => void): void
  /** Whether Redis responds, as far as known. */
  isReachable(): boolean
  close(): void
}

/**
 * Connects, with retries for five seconds. Later outages are tolerated and end by reconnecting. Throws a message for
 * the operator if Redis cannot be reached.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const duplicates: Client[] = []
  const reconnectListeners: (() => void)[] = []
  const start = Date.now()
  let stuck = false
  let met = false
  let away = false
  const reconnectStrategy = (retries: number, cause: Error) =>
    met || Date.now() - start < connectTimeoutMs ? Math.min(50 * 2 ** Math.min(retries, 10), maxBackoffMs) : cause
  // Commands are not queued during outages, because their results would be too late.
  const client = clientOf(url, reconnectStrategy, { disableOfflineQueue: true })
  client.on('error', ({ message }: Error) => {
    if (!away && met) log.error({ message }, 'Redis is away: this process serves its own sockets alone meanwhile')
    away = true
  })
  client.on('ready', () => {
    if (met && away) {
      log.info('Redis is back')
      for (const listener of reconnectListeners) listener()
    }
    away = false
  })
  await client.connect().catch((error: unknown) => {
    const { host } = new URL(url)
    throw new Error(`Redis at ${host}, which REDIS_URL names, cannot be reached: ${(error as Error).message}`)
  })
  met = true
  return {
    async run(command) {
      if (stuck) throw new Error('Redis does not answer')
      const running = command(client)
      const late = await isLate(running)
      if (!late) return running
      // Other callers fail immediately until the hanging command settles.
      stuck = true
      const over = () => {
        stuck = false
      }
      running.then(over, over)
      throw new Error('Redis does not answer')
    },
    duplicate() {
      const one = clientOf(url, reconnectStrategy, { disableOfflineQueue: false })
      duplicates.push(one)
      return one
    },
    onReconnect: (listener) => void reconnectListeners.push(listener),
    isReachable: () => client.isReady && !stuck,
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
  const timeout = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, true)
  })
  const settled = running.then(
    () => false,
    () => false,
  )
  return Promise.race([settled, timeout]).finally(() => clearTimeout(timer))
}
