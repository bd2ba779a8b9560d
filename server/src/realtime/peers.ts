import { randomBytes } from 'node:crypto'
import type { Redis } from '../ports/redis.ts'

const ttlMs = 15_000
const key = (id: string) => `hearback:process:${id}`
const processId = /^[\w-]{16}$/

/** The internal listener of another process, and its secret. */
export interface Peer {
  readonly host: string
  readonly port: number
  readonly secret: string
}

/** Process discovery through Redis. The id of a process is the prefix of its session ids. */
export interface Peers {
  newSessionId(): string
  /** The id of the other process that owns the session; undefined if this process owns it or the id has no valid prefix. */
  ownerOf(sessionId: string): string | undefined
  /** Returns undefined if the process is gone. Returns the last known address while Redis is unreachable. */
  find(id: string): Promise<Peer | undefined>
  /** Registers this process for 15 seconds (TTL). */
  register(): Promise<void>
  deregister(): Promise<void>
}

export function joinPeers(redis: Redis, own: Peer): Peers {
  const ownId = randomBytes(12).toString('base64url')
  const known = new Map<string, Peer>()
  return {
    newSessionId: () => `${ownId}.${randomBytes(15).toString('base64url')}`,
    ownerOf(sessionId) {
      const [id = '', rest] = sessionId.split('.', 2)
      return rest !== undefined && processId.test(id) && id !== ownId ? id : undefined
    },
    async find(id) {
      const said = await redis.run((client) => client.get(key(id))).catch(() => undefined)
      if (said === undefined) return known.get(id)
      if (said === null) known.delete(id)
      else known.set(id, JSON.parse(said) as Peer)
      return known.get(id)
    },
    async register() {
      await redis.run((client) =>
        client.set(key(ownId), JSON.stringify(own), { expiration: { type: 'PX', value: ttlMs } }),
      )
    },
    async deregister() {
      await redis.run((client) => client.del(key(ownId))).catch(() => {})
    },
  }
}
