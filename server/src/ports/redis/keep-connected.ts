import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'redis'
import type { LocateRedis, RedisServer } from './locate-redis.ts'

export type RedisClient = ReturnType<typeof clientOf>

/** A connection that is made again when it is lost, each time to the server that `locate` returns then. */
export interface KeptConnection {
  /** Undefined during an outage. */
  current(): RedisClient | undefined
  /** Waits for the end of an outage; forever once it is closed, because the adapter would ask again immediately. */
  ready(): Promise<RedisClient>
  /** Leaves a server that is not the one any more. */
  leave(isCurrent: (server: RedisServer) => boolean): void
  close(): void
}

interface Orders {
  readonly locate: LocateRedis
  /** Called for each connection. One for which it rejects is closed. */
  readonly onReady?: (client: RedisClient) => Promise<unknown>
  /** Called for each loss and each failed attempt. */
  readonly onError?: (error: Error) => void
}

const maxBackoffMs = 2_000
const backoffMs = (failures: number) => Math.min(50 * 2 ** Math.min(failures, 10), maxBackoffMs)

export function keepConnected({ locate, onReady, onError }: Orders): KeptConnection {
  const stop = new AbortController()
  let open: { client: RedisClient; server: RedisServer } | undefined
  let next = Promise.withResolvers<RedisClient>()

  const connect = async () => {
    const server = await locate()
    const client = clientOf(server)
    const lost = lossOf(client)
    try {
      await client.connect()
      if (server.isElected) await refuseReplica(client)
    } catch (error) {
      client.destroy()
      throw error
    }
    if (stop.signal.aborted) client.destroy()
    open = { client, server }
    if (!stop.signal.aborted) next.resolve(client)
    onReady?.(client).catch(() => client.destroy())
    return { lost }
  }
  const run = async () => {
    for (let failures = 0; !stop.signal.aborted; failures++) {
      const error = await connect().then(
        ({ lost }) => {
          failures = 0
          return lost
        },
        (reason: Error) => reason,
      )
      if (open) next = Promise.withResolvers<RedisClient>()
      open?.client.destroy()
      open = undefined
      if (stop.signal.aborted) return
      onError?.(error)
      await pause(backoffMs(failures), undefined, { signal: stop.signal, ref: false }).catch(() => {})
    }
  }
  void run()
  return {
    current: () => open?.client,
    ready: () => (open && !stop.signal.aborted ? Promise.resolve(open.client) : next.promise),
    leave(isCurrent) {
      if (open && !isCurrent(open.server)) open.client.destroy()
    },
    close() {
      if (stop.signal.aborted) return
      stop.abort()
      open?.client.destroy()
    },
  }
}

/** Commands are not queued during outages, because their results would be too late. */
const clientOf = ({ options: { socket, ...options } }: RedisServer) =>
  createClient({ ...options, socket: { ...socket, reconnectStrategy: false }, disableOfflineQueue: true })

/** Resolves with the first error of a connection, or when it is closed. */
function lossOf(client: RedisClient): Promise<Error> {
  return new Promise((resolve) => {
    client.on('error', resolve)
    client.on('end', () => resolve(new Error('the connection was closed')))
  })
}

/** After a failover Sentinels name the former master for a while, which may have become a replica. */
async function refuseReplica(client: RedisClient): Promise<void> {
  const [role] = (await client.sendCommand<unknown[]>(['ROLE'])) ?? []
  if (role !== 'master') throw new Error('the server is a replica')
}
