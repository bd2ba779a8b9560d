import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { bareEnvironment } from './bare-environment.ts'
import { freePort } from './free-port.ts'
import { isPortOpen } from './is-port-open.ts'
import { startWatchdog } from './watchdog.ts'

const programs = ['redis-server', 'valkey-server']
const stopTimeoutMs = 2_000

interface LocalRedis {
  readonly url: string
  /** Without the password. */
  readonly address: string
  stop(): Promise<void>
}

/**
 * Starts a Redis on 127.0.0.1 with a password and without persistence, because its data is short-lived. Restarts it
 * when it ends. Throws installation instructions if no Redis is installed.
 */
export async function startLocalRedis(folder: string, log: Logger): Promise<LocalRedis> {
  const program = programs.find((name) => spawnSync(name, ['--version']).status === 0)
  if (!program) {
    throw new Error(
      'several processes need a Redis server, and none was found on this machine. Name one in REDIS_URL, or install it: ' +
        'apt-get install redis-server (Debian, Ubuntu), dnf install valkey (Fedora), brew install redis (macOS).',
    )
  }
  mkdirSync(folder, { recursive: true })
  const password = randomBytes(24).toString('base64url')
  const port = await freePort(undefined)
  const watchdog = startWatchdog(undefined)
  let stopping = false
  let child = launch(program, { folder, port, password })
  const guard = () => {
    if (child.pid) watchdog.watch(child.pid)
    child.once('exit', (code, signal) => {
      if (!stopping) void restart(code, signal)
    })
  }
  const restart = async (code: number | null, signal: string | null) => {
    log.error({ code, signal }, 'Redis ended and is started again')
    await pause(1_000, undefined, { ref: false })
    if (stopping) return
    child = launch(program, { folder, port, password })
    guard()
  }
  while (!(await isPortOpen(port))) {
    if (child.exitCode !== null) throw new Error(`Redis did not start; it says why in ${join(folder, 'redis.log')}.`)
    await pause(20)
  }
  guard()
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    address: `127.0.0.1:${port}`,
    async stop() {
      stopping = true
      const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve()
      child.kill('SIGTERM')
      await Promise.race([ended, pause(stopTimeoutMs)])
      child.kill('SIGKILL')
      watchdog.dismiss()
    },
  }
}

function launch(
  program: string,
  { folder, port, password }: { folder: string; port: number; password: string },
): ChildProcess {
  const log = openSync(join(folder, 'redis.log'), 'a')
  const child = spawn(program, ['-'], {
    env: bareEnvironment(),
    stdio: ['pipe', log, log],
    // Its own process group: Ctrl-C must not reach it before the processes have drained.
    detached: true,
  })
  closeSync(log)
  // On stdin, because command lines are visible to all accounts of the machine.
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${folder}"`,
    'save ""',
    'appendonly no',
  ]
  child.stdin?.on('error', () => {}).end(`${settings.join('\n')}\n`)
  child.on('error', () => {})
  return child
}
