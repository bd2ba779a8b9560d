import { randomBytes } from 'node:crypto'
import type { Redis } from '../ports/redis.ts'

const lifeMs = 15_000
const key = (id: string) => `hearback:process:${id}`
const processId = /^[\w-]{16}$/

/** Where another process takes what clients sent here although their session is there, and what opens it. */
export interface Peer {
  readonly host: string
  readonly port: number
  readonly secret: string
}

/** The processes that know each other through Redis, each with an id that begins the ids of its sessions. */
export interface Peers {
  newSessionId(): string
  /** The id of the other process that has this session; undefined when it is ours, or nobody's. */
  ownerOf(sessionId: string): string | undefined
  /** Undefined when it is gone. While Redis is away the last address known. */
  find(id: string): Promise<Peer | undefined>
  /** Says where this process is; forgotten within 15 seconds unless said again. */
  announce(): Promise<void>
  leave(): Promise<void>
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
      const said = await redis.ask((client) => client.get(key(id))).catch(() => undefined)
      if (said === undefined) return known.get(id)
      if (said === null) known.delete(id)
      else known.set(id, JSON.parse(said) as Peer)
      return known.get(id)
    },
    async announce() {
      await redis.ask((client) =>
        client.set(key(ownId), JSON.stringify(own), { expiration: { type: 'PX', value: lifeMs } }),
      )
    },
    async leave() {
      await redis.ask((client) => client.del(key(ownId))).catch(() => {})
    },
  }
}
