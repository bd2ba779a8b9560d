import { createClient, type RedisClientOptions } from 'redis'
import { parseSentinelUrl, type SentinelAddress } from './sentinel-url.ts'

/** A server to connect to. Equal keys are the same server. */
export interface RedisServer {
  readonly key: string
  readonly options: Pick<RedisClientOptions, 'url' | 'username' | 'password' | 'database'> & {
    readonly socket?: { readonly host: string; readonly port: number }
  }
  /** Whether it must be a master, which Sentinels may be late to know. */
  readonly isElected: boolean
}
export type LocateRedis = () => Promise<RedisServer>

const timeoutMs = 500

/** Returns the server of a URL, or the master that Sentinels name at the time of the call. */
export function locateRedis(url: string): LocateRedis {
  const address = parseSentinelUrl(url)
  if (!address) return async () => ({ key: url, options: { url }, isElected: false })
  const { name, username, password, database } = address
  // The Sentinel that replied last is asked first, so that disagreeing Sentinels cause no switching to and fro.
  let order = [...address.sentinels]
  return async () => {
    for (const sentinel of order) {
      const master = await askSentinel(sentinel, name).catch(() => undefined)
      if (!master) continue
      order = [sentinel, ...order.filter((one) => one !== sentinel)]
      const login = { ...(username && { username }), ...(password && { password }) }
      const options = { socket: master, database, ...login }
      return { key: `${master.host} ${master.port}`, options, isElected: true }
    }
    throw new Error(`none of the ${order.length} Sentinels names a master "${name}"`)
  }
}

type Node = SentinelAddress['sentinels'][number]

async function askSentinel({ host, port }: Node, name: string): Promise<Node | undefined> {
  const socket = { host, port, connectTimeout: timeoutMs, reconnectStrategy: false as const }
  const client = createClient({ socket, commandOptions: { timeout: timeoutMs } })
  client.on('error', () => {})
  try {
    await client.connect()
    const reply = await client.sendCommand<string[] | null>(['SENTINEL', 'get-master-addr-by-name', name])
    const [masterHost, masterPort] = reply ?? []
    return masterHost && masterPort ? { host: masterHost, port: Number(masterPort) } : undefined
  } finally {
    client.destroy()
  }
}
