import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { truncate } from '@hearback/contract/values/text.ts'
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import { redactText } from '../telemetry/redact-error.ts'

interface Options<Answer> {
  /** Path of the program, which sends one message once it is ready, and replies to each message with one message. */
  readonly program: string
  /** Longest time for one job, in seconds, without the start of the process. */
  readonly seconds: number
  /** Largest resident memory in bytes, where `/proc` tells; unlimited by default. */
  readonly maxMemory?: number
  readonly execArgv?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Name of the warning that shows what the program writes to standard error. */
  readonly warning: string
  /** Measures jobs without their time in the queue. */
  readonly duration?: { startTimer(): () => unknown }
  /** Returned when the process ended before it replied. */
  readonly died: Answer
}

interface Running<Answer> {
  readonly process: ChildProcess
  readonly ready: Promise<unknown>
  readonly died: Promise<Answer>
}

const idleSeconds = 10
/** A busy machine takes long to start a process, which says nothing of the job. */
const startSeconds = 60
/** The nice value of the child process: uploads get about a third of the CPU time of requests under load. */
const behindCalls = 5
const memoryCheckMs = 50

/**
 * Runs jobs in a child process, one at a time, so that no uploaded file can exhaust the memory of this process or crash
 * it. The child is killed after `seconds` or beyond `maxMemory`; the next job starts a new one.
 */
export function createJobProcess<Job extends object, Answer>(options: Options<Answer>): (job: Job) => Promise<Answer> {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 1 })
  let running: Running<Answer> | undefined
  let idle: NodeJS.Timeout | undefined

  const forget = (child: ChildProcess) => {
    if (running?.process === child) running = undefined
  }
  const end = (child: ChildProcess) => {
    forget(child)
    child.kill('SIGKILL')
  }
  const start = (): Running<Answer> => {
    const child = startChild(options)
    const died = once(child, 'exit')
      .finally(() => forget(child))
      .then(() => options.died)
    // Between jobs nothing awaits it.
    died.catch(() => {})
    return { process: child, ready: once(child, 'message'), died }
  }
  return (job) =>
    limiter(async () => {
      clearTimeout(idle)
      running ??= start()
      const { process: child, ready, died } = running
      const endAfter = (seconds: number) => setTimeout(() => end(child), seconds * 1_000)
      let late = endAfter(startSeconds)
      const watch = options.maxMemory && setInterval(() => endAbove(child, options.maxMemory ?? 0, end), memoryCheckMs)
      const stop = options.duration?.startTimer()
      child.channel?.ref()
      try {
        await Promise.race([ready, died])
        clearTimeout(late)
        late = endAfter(options.seconds)
        const answered = once(child, 'message').then(([answer]) => answer as Answer)
        // Ignored: sending fails only if the process has exited, which `died` reports.
        child.send(job, () => {})
        return await Promise.race([answered, died])
      } finally {
        stop?.()
        clearTimeout(late)
        clearInterval(watch)
        child.channel?.unref()
        idle = setTimeout(() => end(child), idleSeconds * 1_000).unref()
      }
    })
}

/** The child exits with this process, and does not keep it alive. */
function startChild<Answer>({ program, execArgv = [], env = process.env, warning }: Options<Answer>): ChildProcess {
  const child = fork(program, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [...execArgv],
    env: { ...env, ...givesMemoryBack },
  })
  if (child.pid !== undefined) setPriority(child.pid, behindCalls)
  warnOfOutput(child, warning)
  child.unref()
  child.channel?.unref()
  return child
}

async function endAbove(child: ChildProcess, maxMemory: number, end: (child: ChildProcess) => void): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? []
  if (Number(kilobytes) * 1_024 > maxMemory) end(child)
}

const longestOutput = 1_000

/** Logs the start of what the child writes to standard error, as one warning when it ends (`captureOutput`). The rest is dropped. */
export function warnOfOutput(child: ChildProcess, name: string): void {
  const { stderr } = child
  let text = ''
  stderr?.setEncoding('utf8').on('data', (part: string) => {
    if (text.length < longestOutput) text += part
  })
  // Else the pipe would keep this process alive.
  if (stderr instanceof Socket) stderr.unref()
  child.once('close', () => text !== '' && process.emitWarning(truncate(redactText(text), longestOutput), name))
}

/** Without these glibc keeps the memory of a large file. */
const givesMemoryBack = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
