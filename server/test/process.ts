import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseExceededLimits } from './program-limits.ts'

const source = join(import.meta.dirname, '../src')
const root = join(import.meta.dirname, '../..')
/** With it, a process reads its modules in 0.9 s of a processor instead of 1.5. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'hearback-compile-cache')

export interface Running {
  readonly url: string
  readonly process: ChildProcess
  /** The output so far, of both streams. */
  said(): string
  /** Sends a signal, SIGINT by default. Returns the exit code; null after SIGKILL. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts an application process in production mode and waits for /readyz, on a free port unless `env` sets one.
 * `cluster.ts` is several behind one port; `by` is a command that wraps the process. Throws the output if it ends
 * early.
 */
export async function startProcess(
  env: NodeJS.ProcessEnv,
  program = 'main.ts',
  by: readonly string[] = [],
): Promise<Running> {
  const port = Number(env.PORT) || (await freePort())
  const [command = process.execPath, ...words] = [...by, process.execPath, join(source, program)]
  const child = spawn(command, words, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE,
      TRIAL: 'on',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  const exited = once(child, 'exit') as Promise<[number | null]>
  endWithThis(child)
  const running: Running = {
    url: `http://127.0.0.1:${port}`,
    process: child,
    said: () => text,
    end: async (signal = 'SIGINT') => {
      child.kill(signal)
      const [code] = await exited
      refuseExceededLimits(text)
      return code
    },
  }
  await ready(running, exited)
  return running
}

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
/** Ends the child when this process exits. */
function endWithThis(child: ChildProcess): void {
  children.add(child)
  child.once('exit', () => children.delete(child))
}

async function ready(running: Running, exited: Promise<unknown>): Promise<void> {
  let ended = false
  void exited.then(() => {
    ended = true
  })
  // Ends what hangs: on a busy machine a first start takes more than a minute.
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (ended) throw new Error(running.said())
    const answer = await fetch(`${running.url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  running.process.kill('SIGKILL')
  throw new Error(`not ready within 3 minutes: ${running.said()}`)
}

/**
 * A free port of 127.0.0.1 below the ephemeral ports of Linux, macOS and Windows. No outgoing connection and no listener
 * on port 0 of another test takes it while a process that is restarted there is down.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
