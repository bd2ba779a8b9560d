import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isPortOpen } from '../../src/process/is-port-open.ts'

export interface Account {
  readonly uid: number
  readonly gid: number
}

export interface Orders {
  readonly program: string
  readonly words: readonly string[]
  /** The port of 127.0.0.1 that it will listen on. */
  readonly port: number
  /** A file for its output. */
  readonly log: string
  /** The account it runs as; undefined for that of this process. */
  readonly account: Account | undefined
}

/** A system server in the foreground, as a child of this process. */
export interface Program {
  readonly port: number
  readonly pid: number | undefined
  start(): Promise<void>
  /** Sends a signal and resolves when it has ended. Does nothing if it is not running. */
  end(signal?: NodeJS.Signals): Promise<void>
}

const startWithinMs = 60_000
const endWithinMs = 10_000

/** Starts it. Throws its output if it ends, or does not listen within a minute. */
export async function startProgram(orders: Orders): Promise<Program> {
  let child: ChildProcess | undefined
  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const program: Program = {
    port: orders.port,
    get pid() {
      return runs() ? child?.pid : undefined
    },
    async start() {
      child = launch(orders)
      const deadline = Date.now() + startWithinMs
      while (!(await isPortOpen(orders.port))) {
        const said = () => readFileSync(orders.log, 'utf8').slice(-2_000)
        if (!runs()) throw new Error(`${orders.program} ended at its start: ${said()}`)
        if (Date.now() > deadline) throw new Error(`${orders.program} does not listen: ${said()}`)
        await pause(20)
      }
    },
    async end(signal = 'SIGINT') {
      if (!child || !runs()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await Promise.race([ended, pause(endWithinMs)])
      if (runs()) child.kill('SIGKILL')
      await ended
    },
  }
  await program.start()
  return program
}

function launch({ program, words, log, account }: Orders): ChildProcess {
  const out = openSync(log, 'a')
  // A process group of its own: on Ctrl-C this process ends the others in order.
  const child = spawn(program, words, { ...account, cwd: '/', stdio: ['ignore', out, out], detached: true })
  closeSync(out)
  child.on('error', () => {})
  return child
}
