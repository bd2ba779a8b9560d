import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type KeptConnection, keepConnected, type RedisClient } from './redis/keep-connected.ts'
import { type LocateRedis, locateRedis, type RedisServer } from './redis/locate-redis.ts'
import { parseSentinelUrl } from './redis/sentinel-url.ts'

/** The timeout of a command, after which this process continues without Redis. */
const timeoutMs = 1_000
const connectTimeoutMs = 5_000
/** Interval at which Sentinels are asked whether the master is another. */
const lookEveryMs = 1_000

type Subscriber = (message: Buffer, channel: Buffer) => unknown

/** A connection for blocking reads and subscriptions, which outlasts outages and failovers. */
export interface RedisReader {
  /** Waits for the end of an outage, then reads. */
  xRead(...words: Parameters<RedisClient['xRead']>): Promise<unknown>
  /** Subscribes on each server that it is connected to. */
  subscribe(channels: string[], listener: Subscriber): Promise<void>
  close(): void
}

export interface Redis {
  /** Runs a command. Rejects within a second if Redis is unreachable or hangs. */
  run<Answer>(command: (client: RedisClient) => Promise<Answer>): Promise<Answer>
  /** A separate connection. Closed with the others. */
  reader(): RedisReader
  /** Called when Redis is reachable again after an outage or a failover. */
  onReconnect(listener: () => void): void
  /** Whether Redis responds, as far as known. */
  isReachable(): boolean
  close(): void
}

/**
 * Connects, with retries for five seconds. Later outages and failovers are tolerated and end by reconnecting. Throws a
 * message for the operator if Redis cannot be reached.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const locate = locateRedis(url)
  const reconnectListeners: (() => void)[] = []
  let met = false
  let away = false
  let lastError = new Error('it does not reply')
  const connection = keepConnected({
    locate,
    async onReady() {
      if (met && away) {
        log.info('Redis is back')
        for (const listener of reconnectListeners) listener()
      }
      met = true
      away = false
    },
    onError(error) {
      lastError = error
      if (!away && met)
        log.error({ message: error.message }, 'Redis is away: this process serves its own sockets alone meanwhile')
      away = true
    },
  })
  const connections = [connection]
  const isMet = connection.ready().then(() => true)
  if (!(await Promise.race([isMet, pause(connectTimeoutMs, false, { ref: false })]))) {
    connection.close()
    throw new Error(`Redis at ${hostsOf(url)}, which REDIS_URL names, cannot be reached: ${lastError.message}`)
  }
  const stopWatching = parseSentinelUrl(url) ? watchMaster(locate, connections) : () => {}
  return {
    ...runner(connection),
    reader() {
      const one = keepReader(locate)
      connections.push(one.connection)
      return one
    },
    onReconnect: (listener) => void reconnectListeners.push(listener),
    close() {
      stopWatching()
      for (const one of connections) one.close()
    },
  }
}

const hostsOf = (url: string) => {
  const address = parseSentinelUrl(url)
  return address ? address.sentinels.map(({ host, port }) => `${host}:${port}`).join(', ') : new URL(url).host
}

function runner(connection: KeptConnection): Pick<Redis, 'run' | 'isReachable'> {
  let stuck = false
  return {
    async run(command) {
      const client = connection.current()
      if (!client) throw new Error('Redis is away')
      if (stuck) throw new Error('Redis does not answer')
      const running = command(client)
      // A server that became a replica is left, in case its connections were kept open.
      running.catch(({ message }: Error) => message.startsWith('READONLY') && connection.leave(() => false))
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
    isReachable: () => connection.current() !== undefined && !stuck,
  }
}

function keepReader(locate: LocateRedis): RedisReader & { connection: KeptConnection } {
  const subscriptions: { channels: string[]; listener: Subscriber }[] = []
  const subscribe = (client: RedisClient, { channels, listener }: (typeof subscriptions)[number]) =>
    client.subscribe(channels, listener, true)
  const connection = keepConnected({
    locate,
    onReady: (client) => Promise.all(subscriptions.map((one) => subscribe(client, one))),
  })
  return {
    connection,
    xRead: async (...words) => (await connection.ready()).xRead(...words),
    async subscribe(channels, listener) {
      const one = { channels, listener }
      subscriptions.push(one)
      const client = connection.current()
      if (client) await subscribe(client, one).catch(() => client.destroy())
    },
    close: () => connection.close(),
  }
}

/** Leaves a master that Sentinels have replaced, although it may keep its connections open or not reply at all. */
function watchMaster(locate: LocateRedis, connections: readonly KeptConnection[]): () => void {
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    const master: RedisServer | undefined = await locate().catch(() => undefined)
    looking = false
    if (master) for (const one of connections) one.leave(({ key }) => key === master.key)
  }
  const timer = setInterval(() => void look(), lookEveryMs).unref()
  return () => clearInterval(timer)
}

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
