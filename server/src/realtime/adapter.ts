import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Server } from 'socket.io'
import type { Redis } from '../ports/redis.ts'

type Client = ReturnType<Redis['another']>

const names = { streamName: 'hearback:socket', channelPrefix: 'hearback:socket' }
const streamLifeSeconds = 60

/**
 * The rooms of all processes as one. While Redis is away what is emitted reaches this process's own screens, and `onLoss`
 * hears that the others' missed something.
 */
export const sharedRooms = (redis: Redis, onLoss: () => void) => createAdapter(clientFor(redis, onLoss), names)

/**
 * What the adapter uses of a client. It awaits the stream before it delivers to its own screens, and leaves failures of
 * everything else unhandled, which would end the process: so each answer comes within a bounded time, or is that of a
 * process that is alone.
 */
function clientFor(redis: Redis, onLoss: () => void) {
  return {
    sSubscribe: () => {
      throw new Error('not used')
    },
    duplicate() {
      const client = redis.another()
      const connect = client.connect.bind(client)
      // It fails only when it is closed before it connected; nobody waits for it then.
      return Object.assign(client, { connect: () => connect().catch(() => new Promise(() => {})) })
    },
    xAdd: (...words: Parameters<Client['xAdd']>) =>
      redis
        .ask((client) => client.xAdd(...words))
        .catch((error: unknown) => {
          onLoss()
          throw error
        }),
    publish: (channel: string, message: Buffer) =>
      redis.ask((client) => client.publish(channel, message)).catch(() => 0),
    sendCommand: ([name = '', ...rest]: string[]) =>
      redis.ask((client) => client.sendCommand<unknown>([name, ...rest])).catch(() => [rest.at(-1), 1]),
  }
}

/** The texts of messages are in what the processes tell each other: once all have ended it goes. */
export const keepStreamAlive = (redis: Redis) =>
  redis.ask((client) => client.expire(names.streamName, streamLifeSeconds))

/**
 * A reader that has seen nothing yet asks for what is new from now on, each time anew, and misses what comes in between.
 * Adding something that changes nothing shows it where it is.
 */
export function exposeReadPosition(io: Server): void {
  io.in('nobody').socketsLeave('nobody')
}
