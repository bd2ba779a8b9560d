import { Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'

/** Time without a finished connection before the server is probed. */
const patienceMs = 500
const answerWithinMs = 1_000
const giveUpAfterMs = 1_500
const lookEveryMs = 250
/** Minimum time between two successful probes. */
const trustMs = 1_000
/** A timer this late means that this process was busy, so the probe is ignored. */
const lateMs = 100

/**
 * Detects an unresponsive server or network, on which statements would wait forever. If all connections to a server
 * wait, a new connection probes it. Without any response all connections to it are closed, which fails waiting
 * statements within two seconds. Slow statements and a busy server or process are not affected. After a failover, the
 * replies of one host say nothing about the connections to another.
 */
export function detectDeadServer(pool: pg.Pool, options: pg.ClientConfig): void {
  const servers = new Map<string, Server>()
  const serverOf = new Map<pg.PoolClient, Server>()
  const inUse = new Map<pg.PoolClient, number>()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const waiting = Map.groupBy(inUse, ([client]) => serverOf.get(client))
    for (const [server, clients] of waiting) if (server) probe(server, Math.min(...clients.map(([, since]) => since)))
    if (inUse.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const cutAll = (dead: Server) => {
    for (const [client, server] of serverOf)
      if (server === dead) void (client as unknown as pg.Client).end().catch(() => {})
  }
  const probe = (server: Server, waitingSince: number) => {
    const isDue = Date.now() >= server.trustedUntil
    if (!isDue || Date.now() - Math.max(server.lastAnswerAt, waitingSince) < patienceMs) return
    void isDead(server, options).then((dead) => dead && cutAll(server))
  }
  const meet = (client: pg.PoolClient) => {
    const { remoteAddress: host, remotePort: port } = streamOf(client)
    const key = `${host} ${port}`
    const server = servers.get(key) ?? { host, port, trustedUntil: 0, lastAnswerAt: 0 }
    servers.set(key, server)
    serverOf.set(client, server)
    streamOf(client).on('data', () => {
      server.lastAnswerAt = Date.now()
    })
  }
  pool.on('remove', (client) => serverOf.delete(client))
  pool.on('acquire', (client) => {
    if (!serverOf.has(client)) meet(client)
    inUse.set(client, Date.now())
    timer ??= setInterval(look, lookEveryMs).unref()
  })
  pool.on('release', (_error, client) => {
    inUse.delete(client)
    const server = serverOf.get(client)
    if (server) server.lastAnswerAt = Date.now()
  })
}

interface Server {
  /** Undefined for a Unix socket. */
  readonly host: string | undefined
  readonly port: number | undefined
  trustedUntil: number
  lastAnswerAt: number
}

const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

async function isDead(server: Server, options: pg.ClientConfig): Promise<boolean> {
  server.trustedUntil = Number.POSITIVE_INFINITY
  const start = Date.now()
  const isDead = (await isSilent(server, options)) && server.lastAnswerAt < start
  server.trustedUntil = isDead ? 0 : Date.now() + trustMs
  return isDead
}

/** Any response proves that the server is alive, including a rejection; a busy server sends the first byte early. */
async function isSilent(server: Server, options: pg.ClientConfig): Promise<boolean> {
  let answered = false
  const hear = () => {
    answered = true
  }
  const stream = () => new SocketTo(server).once('data', hear)
  const client = new pg.Client({ ...options, stream, connectionTimeoutMillis: giveUpAfterMs })
  client.on('error', () => {})
  const start = performance.now()
  await Promise.race([client.connect().then(hear, hear), pause(answerWithinMs)])
  const wasBusy = performance.now() - start > answerWithinMs + lateMs
  // A response may have arrived without having been read.
  await turn()
  await turn()
  client.end().catch(() => {})
  return !answered && !wasBusy
}

/** Connects to this server, whichever of several hosts the driver knows. */
class SocketTo extends Socket {
  readonly #server: Server
  constructor(server: Server) {
    super()
    this.#server = server
  }
  override connect(...args: unknown[]): this {
    const { host, port } = this.#server
    return host && port ? super.connect(port, host) : super.connect(...(args as [string]))
  }
}
