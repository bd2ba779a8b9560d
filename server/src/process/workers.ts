import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Leaves time for the rest of the shutdown within 10 seconds after SIGTERM. */
const stopTimeoutMs = 7_000
const maxBackoffMs = 30_000
/** A worker that ran this long did not fail at startup, so its backoff is reset. */
const healthyAfterMs = 60_000

interface WorkerOptions {
  readonly count: number
  readonly env: Record<string, string | undefined>
  /** How long each worker keeps serving before it closes its listener. */
  readonly drainMs: number
  readonly log: Logger
}

interface Workers {
  /** Resolves once all workers listen; rejects if the first cannot start. */
  readonly listening: Promise<void>
  /** Rolling restart with the code on disk: each new worker listens before an old one is stopped. */
  restart(): void
  /** Stops all workers after their requests in progress. */
  stop(): Promise<void>
}

/** Runs `count` processes of main.ts on one port (node:cluster), and restarts them with growing backoff. */
export function startWorkers({ count, env, drainMs, log }: WorkerOptions): Workers {
  cluster.setupPrimary({ exec: join(import.meta.dirname, '../main.ts'), args: [], execArgv: [] })
  const alive = new Set<Worker>()
  /** Workers that are not restarted when they exit. */
  const leaving = new Set<Worker>()
  let stopping = false
  let restarting = false
  const fork = (failures = 0): Worker => {
    const worker = cluster.fork(env)
    const startedAt = Date.now()
    alive.add(worker)
    worker.once('exit', (code, signal) => {
      alive.delete(worker)
      if (stopping || leaving.delete(worker)) return
      const before = Date.now() - startedAt > healthyAfterMs ? 0 : failures
      log.error({ pid: worker.process.pid, code, signal }, 'a process ended and is started again')
      setTimeout(() => stopping || fork(before + 1), Math.min(before * 1_000, maxBackoffMs)).unref()
    })
    return worker
  }
  /** Resolves once all have exited, the slow ones by SIGKILL. */
  const end = async (workers: readonly Worker[]) => {
    const ended = Promise.all(workers.map((worker) => once(worker, 'exit')))
    for (const worker of workers) worker.process.kill('SIGTERM')
    await Promise.race([ended, pause(stopTimeoutMs + drainMs)])
    for (const worker of workers) if (alive.has(worker)) worker.process.kill('SIGKILL')
    await ended
  }
  const replace = async (old: Worker) => {
    leaving.add(old)
    const next = fork()
    leaving.add(next)
    await serving(next).catch((error: unknown) => {
      const isThere = leaving.delete(old)
      if (!isThere && !stopping) fork()
      throw error
    })
    leaving.delete(next)
    if (!stopping && alive.has(old)) await end([old])
  }
  /** The first worker runs the migrations before the others start. */
  const startAll = async () => {
    await serving(fork())
    await Promise.all(Array.from({ length: count - 1 }, () => serving(fork())))
  }
  return {
    listening: startAll(),
    restart() {
      if (stopping || restarting) return
      restarting = true
      const olds = [...alive]
      const all = async () => {
        for (const old of olds) if (!stopping && alive.has(old)) await replace(old)
      }
      all()
        .then(() => log.info({ processes: alive.size }, 'every process was replaced by a new one'))
        .catch((error: Error) => log.error({ message: error.message }, 'the restart was given up; the others go on'))
        .finally(() => {
          restarting = false
        })
    },
    async stop() {
      stopping = true
      await end([...alive])
    },
  }
}

const serving = (worker: Worker): Promise<unknown> =>
  Promise.race([
    once(worker, 'listening'),
    once(worker, 'exit').then(([code]) => {
      throw new Error(`a process ended with exit code ${code} before it served anybody.`)
    }),
  ])
