import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { truncate } from '@hearback/contract/values/text.ts'
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import { invalid } from '../domain/errors.ts'
import { imageSeconds, images } from '../telemetry/counters.ts'
import { redactText } from '../telemetry/redact-error.ts'
import type { ImageAnswer, ImageJob, MadePicture, PictureSpec } from './image-jobs.ts'

/**
 * Makes pictures from an uploaded image (see image-jobs.ts), upright and without metadata. A child process handles one
 * image at a time, so that no image can exhaust the memory of this process or crash it. Throws invalid_input on `file`
 * for an image that is damaged, has more than 50 megapixels, or takes more than a minute.
 */
export function makePictures(content: Buffer, wanted: readonly PictureSpec[]): Promise<readonly MadePicture[]> {
  return limiter(async () => {
    const stop = imageSeconds.startTimer()
    const answer = await ask({ content, wanted })
    stop()
    images.inc({ outcome: 'made' in answer ? 'made' : answer === unreadable ? 'died' : 'refused' })
    if ('refused' in answer) throw invalid('file', answer.refused)
    return answer.made
  })
}

const limiter = createConcurrencyLimiter({ maxConcurrent: 1 })

/** The response when the child process died. */
const unreadable: ImageAnswer = { refused: 'We can’t read this picture. Make it smaller or save it as a plain JPEG' }

interface Worker {
  readonly process: ChildProcess
  readonly died: Promise<ImageAnswer>
}
let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
const idleSeconds = 10
/** The nice value of the child process: uploads get about a third of the CPU time of requests under load. */
const behindCalls = 5
/** Far more than the largest image needs, even on a busy machine. */
const jobSeconds = 60

async function ask(job: ImageJob): Promise<ImageAnswer> {
  clearTimeout(idle)
  worker ??= startWorker()
  const { process, died } = worker
  const end = () => {
    forget(process)
    process.kill('SIGKILL')
  }
  const late = setTimeout(end, jobSeconds * 1_000)
  process.channel?.ref()
  try {
    const answered = once(process, 'message').then(([answer]) => answer as ImageAnswer)
    // Ignored: sending fails only if the process has exited, which `died` reports.
    process.send(job, () => {})
    return await Promise.race([answered, died])
  } finally {
    clearTimeout(late)
    process.channel?.unref()
    idle = setTimeout(end, idleSeconds * 1_000).unref()
  }
}

/** The next image starts a new process. */
function forget(process: ChildProcess): void {
  if (worker?.process === process) worker = undefined
}

/** The child exits with this process, and does not keep it alive. */
function startWorker(): Worker {
  const child = fork(join(import.meta.dirname, 'image-worker.ts'), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    env: { ...process.env, ...givesMemoryBack },
  })
  const died = once(child, 'exit')
    .finally(() => forget(child))
    .then(() => unreadable)
  // Between images nothing awaits it.
  died.catch(() => {})
  if (child.pid !== undefined) setPriority(child.pid, behindCalls)
  warnOfOutput(child)
  child.unref()
  child.channel?.unref()
  return { process: child, died }
}

const longestOutput = 1_000

/** Logs the start of what the child writes to standard error, as one warning when it ends (`captureOutput`). The rest is dropped. */
export function warnOfOutput(child: ChildProcess): void {
  const { stderr } = child
  let text = ''
  stderr?.setEncoding('utf8').on('data', (part: string) => {
    if (text.length < longestOutput) text += part
  })
  // Else the pipe would keep this process alive.
  if (stderr instanceof Socket) stderr.unref()
  child.once(
    'close',
    () => text !== '' && process.emitWarning(truncate(redactText(text), longestOutput), 'ImageWorkerWarning'),
  )
}

/** Without these glibc keeps the memory of a large image. */
const givesMemoryBack = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
