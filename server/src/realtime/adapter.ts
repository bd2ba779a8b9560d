import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Logger } from 'pino'
import { createClient } from 'redis'
import type { ServerOptions } from 'socket.io'
import type { Config } from '../config.ts'

interface SharedAdapter {
  readonly options: Partial<ServerOptions>
  /** Whether other processes share the rooms. */
  readonly isShared: boolean
  close(): Promise<void>
}

/** Shares rooms through Redis streams when the settings name a Redis; else this process serves alone. */
export async function connectAdapter({ redisUrl }: Pick<Config, 'redisUrl'>, log: Logger): Promise<SharedAdapter> {
  if (!redisUrl) return { options: {}, isShared: false, close: async () => {} }
  const client = createClient({ url: redisUrl })
  client.on('error', (error: Error) => log.error({ message: error.message }, 'the connection to Redis failed'))
  await client.connect()
  return { options: { adapter: createAdapter(client) }, isShared: true, close: async () => client.destroy() }
}
