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
 * Detects an unresponsive server or network, on which statements would wait forever. If all connections wait,
 * a new connection probes the server. Without any response all connections are closed, which fails waiting statements
 * within two seconds. Slow statements and a busy server or process are not affected.
 */
export function detectDeadServer(pool: pg.Pool, options: pg.ClientConfig): void {
  const all = new Set<pg.PoolClient>()
  const inUse = new Map<pg.PoolClient, number>()
  let timer: NodeJS.Timeout | undefined
  let trustedUntil = 0
  let lastAnswerAt = 0
  const allWait = () => {
    const since = Math.max(lastAnswerAt, Math.min(...inUse.values()))
    return inUse.size > 0 && Date.now() - since >= patienceMs
  }
  const cutAll = () => {
    for (const client of all) void (client as unknown as pg.Client).end().catch(() => {})
  }
  const ask = async () => {
    trustedUntil = Number.POSITIVE_INFINITY
    const start = Date.now()
    const silent = (await isSilent(options)) && lastAnswerAt < start
    trustedUntil = silent ? 0 : Date.now() + trustMs
    if (silent) cutAll()
  }
  const look = () => {
    if (Date.now() >= trustedUntil && allWait()) void ask()
    if (inUse.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const hear = () => {
    lastAnswerAt = Date.now()
  }
  pool.on('connect', (client) => {
    all.add(client)
    streamOf(client).on('data', hear)
  })
  pool.on('remove', (client) => all.delete(client))
  pool.on('acquire', (client) => {
    inUse.set(client, Date.now())
    timer ??= setInterval(look, lookEveryMs).unref()
  })
  pool.on('release', (_error, client) => {
    inUse.delete(client)
    hear()
  })
}

const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

/** Any response proves that the server is alive, including a rejection; a busy server sends the first byte early. */
async function isSilent(options: pg.ClientConfig): Promise<boolean> {
  let answered = false
  const hear = () => {
    answered = true
  }
  const stream = () => new Socket().once('data', hear)
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
