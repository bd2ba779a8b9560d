import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** So that everything else can still stop within the 10 seconds of a SIGTERM. */
const patienceMs = 7_000
const longestPauseMs = 30_000
/** Whoever lived so long did not fail at its start. */
const healthyAfterMs = 60_000

interface Workers {
  /** Resolves once all serve; rejects when the first cannot. */
  readonly listening: Promise<void>
  /** Each finishes what is under way. */
  stop(): Promise<void>
}

/** Runs main.ts so many times behind one port, and again whenever one ends, after growing pauses. */
export function startWorkers({
  count,
  env,
  log,
}: {
  count: number
  env: Record<string, string | undefined>
  log: Logger
}): Workers {
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts'), args: [], execArgv: [] })
  const alive = new Set<Worker>()
  let stopping = false
  const fork = (failures = 0): Worker => {
    const worker = cluster.fork(env)
    const bornAt = Date.now()
    alive.add(worker)
    worker.once('exit', (code, signal) => {
      alive.delete(worker)
      if (stopping) return
      const before = Date.now() - bornAt > healthyAfterMs ? 0 : failures
      log.error({ pid: worker.process.pid, code, signal }, 'a process ended and is started again')
      setTimeout(() => stopping || fork(before + 1), Math.min(before * 1_000, longestPauseMs)).unref()
    })
    return worker
  }
  const serving = (worker: Worker): Promise<unknown> =>
    Promise.race([
      once(worker, 'listening'),
      once(worker, 'exit').then(([code]) => {
        throw new Error(`a process ended with exit code ${code} before it served anybody.`)
      }),
    ])
  /** The first prepares the database; the others find it ready. */
  const startAll = async () => {
    await serving(fork())
    await Promise.all(Array.from({ length: count - 1 }, () => serving(fork())))
  }
  return {
    listening: startAll(),
    async stop() {
      stopping = true
      const ended = [...alive].map((worker) => once(worker, 'exit'))
      for (const worker of alive) worker.process.kill('SIGTERM')
      await Promise.race([Promise.all(ended), pause(patienceMs)])
      for (const worker of alive) worker.process.kill('SIGKILL')
    },
  }
}
