import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from 'redis'
import { eventually } from '../../app.ts'
import { freePort } from '../../process.ts'
import { type Program, startProgram } from '../program.ts'
import { adaptExample } from './example-file.ts'

interface Ground {
  readonly redis: string
  readonly sentinel: string
  readonly folder: string
  /** Time without a reply after which the master is replaced; that of the example by default. */
  readonly downAfterMs?: number
}

/** A master, two replicas, and three Sentinels with deploy/failover/sentinel.conf. */
export interface RedisGroup {
  /** For REDIS_URL. */
  readonly url: string
  /** The port of the master that Sentinels name. */
  master(): Promise<number>
  /** The number of processes that read the events of sockets from the master. */
  countReaders(): Promise<number>
  /** The server at this port. */
  serverAt(port: number): Program
  readonly sentinels: readonly Program[]
  /** Asks the Sentinels to replace a master that is well. */
  switchOver(): Promise<void>
  /** Resolves when the master has two replicas that are in step. */
  untilHealthy(): Promise<void>
  stop(): Promise<void>
}

const password = 'redis-password'
const name = 'hearback'

export async function startRedisGroup({ redis, sentinel, folder, downAfterMs = 5_000 }: Ground): Promise<RedisGroup> {
  const first = await freePort()
  const servers = [await startServer(redis, folder, first)]
  for (let n = 0; n < 2; n++) servers.push(await startServer(redis, folder, await freePort(), first))
  const watched = { master: first, downAfterMs }
  const sentinels = await Promise.all(
    [1, 2, 3].map((n) => startSentinel(sentinel, join(folder, `sentinel${n}`), watched)),
  )
  const all = [...sentinels, ...servers]
  const ask = (...words: string[]) => command(sentinels.at(-1)?.port ?? 0, undefined, words)
  const master = async () => Number(((await ask('SENTINEL', 'get-master-addr-by-name', name)) as string[])[1])
  const group: RedisGroup = {
    url: `redis+sentinel://:${password}@${sentinels.map(({ port }) => `127.0.0.1:${port}`).join()}/${name}`,
    master,
    sentinels,
    countReaders: async () => countReaders(await master()),
    serverAt(port) {
      const server = servers.find((one) => one.port === port)
      if (!server) throw new Error(`no Redis of the group listens at ${port}`)
      return server
    },
    async switchOver() {
      await ask('SENTINEL', 'failover', name)
    },
    untilHealthy: () =>
      eventually(async () => (await countReplicas(await master())) === servers.length - 1 || undefined, {
        withinMs: 60_000,
      }).then(() => {}),
    async stop() {
      for (const one of all) await one.end('SIGKILL')
    },
  }
  await group.untilHealthy()
  // Each must know the others, or none can be elected to replace the master.
  await eventually(async () => ((await ask('SENTINEL', 'sentinels', name)) as unknown[]).length === 2 || undefined)
  return group
}

async function startServer(program: string, folder: string, port: number, master?: number): Promise<Program> {
  const login = ['--requirepass', password, '--masterauth', password]
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...login]
  if (master) words.push('--replicaof', '127.0.0.1', String(master))
  return startProgram({ program, words, port, log: join(folder, `redis-${port}.log`), account: undefined })
}

interface Watched {
  readonly master: number
  readonly downAfterMs: number
}

async function startSentinel(program: string, path: string, { master, downAfterMs }: Watched): Promise<Program> {
  const port = await freePort()
  const file = `${path}.conf`
  const text = adaptExample('sentinel.conf', [
    ['port 26379\n', `port ${port}\nbind 127.0.0.1\n`],
    ['dir /var/lib/redis', 'dir /tmp'],
    ['hearback 10.0.0.11 6379 2', `hearback 127.0.0.1 ${master} 2`],
    ['down-after-milliseconds hearback 5000', `down-after-milliseconds hearback ${downAfterMs}`],
  ])
  writeFileSync(file, text)
  return startProgram({ program, words: [file], port, log: `${path}.log`, account: undefined })
}

/** Replicas of the server that are connected and in step. */
async function countReplicas(port: number): Promise<number> {
  const info = String(await command(port, password, ['INFO', 'replication']).catch(() => ''))
  return [...info.matchAll(/^slave\d+:.*state=online/gm)].length
}

/** Connections to the server whose last command was XREAD, which the adapter of Socket.IO repeats. */
async function countReaders(port: number): Promise<number> {
  const clients = String(await command(port, password, ['CLIENT', 'LIST']).catch(() => ''))
  return [...clients.matchAll(/ cmd=xread /g)].length
}

async function command(port: number, secret: string | undefined, words: string[]): Promise<unknown> {
  const socket = { host: '127.0.0.1', port, reconnectStrategy: false as const }
  const client = createClient({ socket, ...(secret && { password: secret }) })
  client.on('error', () => {})
  await client.connect()
  return client.sendCommand(words).finally(() => client.destroy())
}
