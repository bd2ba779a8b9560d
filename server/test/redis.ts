import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { isPortOpen } from '../src/process/is-port-open.ts'
import { freePort } from './process.ts'

/** The path of a Redis server; undefined if none is installed. */
export function redisProgram(): string | undefined {
  const program = process.env.REDIS_SERVER ?? 'redis-server'
  return spawnSync(program, ['--version']).status === 0 ? program : undefined
}

export interface TestRedis {
  readonly url: string
  /** Kills it like a power cut; its data is lost. */
  kill(): Promise<void>
  /** Stops it without closing connections, until `resume`. */
  freeze(): void
  resume(): void
  /** Starts it again at the same address. */
  start(): Promise<void>
}

/** A Redis on a free port, without persistence. */
export async function startRedis(program: string): Promise<TestRedis> {
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
    child = spawn(program, words, { stdio: 'ignore' })
    while (!(await isPortOpen(port))) await pause(10)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
    freeze: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    start,
  }
}
