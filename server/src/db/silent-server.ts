import { Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'

/** How long no connection in use has come to an end before somebody looks whether the server still answers at all. */
const patienceMs = 500
const answerWithinMs = 1_000
const giveUpAfterMs = 1_500
const lookEveryMs = 250
/** Whoever was answered looks again only after this. */
const trustMs = 1_000
/** A timer that is so late tells of a process that was busy itself, and nothing of the server. */
const lateMs = 100

/**
 * A server that hangs, or a network that swallows everything, ends no connection: statements would wait for ever. So when
 * all wait another connection is tried, and when nobody answers that either, nor anything else meanwhile, all are cut,
 * which fails what waits within two seconds. Slow statements, and a server or a process of ours that is only busy, are left alone.
 */
export function cutWhenSilent(pool: pg.Pool, options: pg.ClientConfig): void {
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

/** Whatever a server answers, also a refusal, shows that it is there; its first byte comes long before a busy one lets anybody in. */
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
  // The answer may have come meanwhile, and wait to be read.
  await turn()
  await turn()
  client.end().catch(() => {})
  return !answered && !wasBusy
}
