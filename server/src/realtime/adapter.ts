import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Server } from 'socket.io'
import type { RedisClient } from '../ports/redis/keep-connected.ts'
import type { Redis } from '../ports/redis.ts'

const names = { streamName: 'hearback:socket', channelPrefix: 'hearback:socket' }
const streamLifeSeconds = 60

/**
 * The Socket.IO adapter that shares rooms across processes through a Redis stream. While Redis is unreachable, emits
 * reach only this process's sockets, and `onLoss` is called.
 */
export const createClusterAdapter = (redis: Redis, onLoss: () => void) => createAdapter(clientFor(redis, onLoss), names)

/**
 * The parts of a Redis client that the adapter uses. The adapter awaits the stream before it delivers locally, and
 * leaves other rejections unhandled, which would end the process. So each call settles in bounded time, or falls back
 * to the result of a single process.
 */
function clientFor(redis: Redis, onLoss: () => void) {
  // Marks a client of the `redis` package for the adapter.
  const sSubscribe = () => {
    throw new Error('not used')
  }
  return {
    sSubscribe,
    duplicate() {
      const { xRead, subscribe, close } = redis.reader()
      return { sSubscribe, on: () => {}, connect: async () => {}, xRead, subscribe, disconnect: close }
    },
    xAdd: (...words: Parameters<RedisClient['xAdd']>) =>
      redis
        .run((client) => client.xAdd(...words))
        .catch((error: unknown) => {
          onLoss()
          throw error
        }),
    publish: (channel: string, message: Buffer) =>
      redis.run((client) => client.publish(channel, message)).catch(() => 0),
    sendCommand: ([name = '', ...rest]: string[]) =>
      redis.run((client) => client.sendCommand<unknown>([name, ...rest])).catch(() => [rest.at(-1), 1]),
  }
}

/** Extends the TTL of the stream, which contains message texts, so that it expires after the last process has ended. */
export const keepStreamAlive = (redis: Redis) =>
  redis.run((client) => client.expire(names.streamName, streamLifeSeconds))

/** A reader without a position reads from "now" (`$`) on each call, and misses entries in between. Adding an entry without effect gives it one. */
export function exposeReadPosition(io: Server): void {
  io.in('nobody').socketsLeave('nobody')
}
