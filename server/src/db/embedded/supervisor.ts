import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../process/free-port.ts'
import { startWatchdog } from '../../process/watchdog.ts'
import { type Cluster, launch, type Settings, stopLeftoverServer, stopServer } from './process.ts'

export type Supervised = { port: number; stop: () => Promise<void> }
type Orders = { cluster: Cluster; wantedPort: number | undefined; settings: Settings; log: (sentence: string) => void }
type Running = { server: ChildProcess; port: number }

const patience = 60_000
/** Transient failures: the port was taken, or processes of a killed server still run. */
const passing = /postmaster\.pid|shared memory block|Address already in use|could not bind|could not create any TCP/i

/** Starts the server of a cluster, on the wanted port if that is free, and again on the same port whenever it dies. */
export async function supervise(orders: Orders): Promise<Supervised> {
  const running = await startOnFreePort(orders)
  const closing = new AbortController()
  const watchdog = startWatchdog(orders.cluster.who)
  const life = keepRunning(running, orders, closing.signal, watchdog.watch)
  const stop = async () => {
    closing.abort()
    running.server.ref()
    await stopServer(orders.cluster, running.server.pid as number)
    await life
    watchdog.dismiss()
  }
  let stopped: Promise<void> | undefined
  return { port: running.port, stop: () => (stopped ??= stop()) }
}

async function startOnFreePort({ cluster, wantedPort, settings, log }: Orders): Promise<Running> {
  const deadline = Date.now() + patience
  for (let attempt = 0; ; attempt++) {
    await stopLeftoverServer(cluster, log)
    const port = await freePort(wantedPort)
    const server = await launch(cluster, port, settings)
    if (!('said' in server)) return { server, port }
    if (!passing.test(server.said) || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start. It said:\n${lastLines(server.said)}`)
    await pause(waitBefore(attempt))
  }
}

async function keepRunning(
  running: Running,
  orders: Orders,
  closing: AbortSignal,
  watch: (pid: number) => void,
): Promise<void> {
  while (true) {
    watch(running.server.pid as number)
    const [code, signal] = await once(running.server, 'exit')
    if (closing.aborted) return
    orders.log(`PostgreSQL ended by itself (${signal ?? `exit ${code}`}): starting it again.`)
    const next = await startAgain(orders, running.port, closing)
    if (next === undefined) return
    running.server = next
    if (closing.aborted) return stopServer(orders.cluster, next.pid as number)
  }
}

/** Retries forever: requests are rejected meanwhile, and the cause may be a full disk that is being cleared. */
async function startAgain(
  { cluster, settings, log }: Orders,
  port: number,
  closing: AbortSignal,
): Promise<ChildProcess | undefined> {
  for (let attempt = 0; !closing.aborted; attempt++) {
    const server = await launch(cluster, port, settings)
    if (!('said' in server)) return server
    if (!passing.test(server.said)) log(`PostgreSQL did not start again. It said:\n${lastLines(server.said)}`)
    await pause(waitBefore(attempt))
  }
  return undefined
}

function waitBefore(attempt: number): number {
  return Math.min(5_000, 50 * 2 ** attempt)
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n')
}
