import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import { invalid } from '../domain/errors.ts'
import { imageSeconds, images } from '../telemetry/counters.ts'
import type { ImageAnswer, ImageJob, Made, Wanted } from './image-jobs.ts'

/**
 * Makes pictures of an uploaded image, as image-jobs.ts describes them: upright and without metadata. A process of its
 * own does it, one image at a time, so that no image can fill the memory of this one, or end it. Refuses a damaged image,
 * one of more than 50 megapixels, and one that takes too long, with invalid_input on `file`.
 */
export function makePictures(content: Buffer, wanted: readonly Wanted[]): Promise<readonly Made[]> {
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

/** What the process ended over. */
const unreadable: ImageAnswer = { refused: 'This picture cannot be read. Save it smaller, or as a plain JPEG' }

interface Worker {
  readonly process: ChildProcess
  readonly died: Promise<ImageAnswer>
}
let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
const idleSeconds = 10
/** A third of the share of others where all want the processor, so that calls come first and uploads still get on. */
const behindCalls = 5
/** Far more than the largest needs, also on a machine that has much else to do. */
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
    // What cannot be sent is a process that has ended, which `died` tells.
    process.send(job, () => {})
    return await Promise.race([answered, died])
  } finally {
    clearTimeout(late)
    process.channel?.unref()
    idle = setTimeout(end, idleSeconds * 1_000).unref()
  }
}

/** The next image gets a new one. */
function forget(process: ChildProcess): void {
  if (worker?.process === process) worker = undefined
}

/** Ends with this process, and does not keep it running. */
function startWorker(): Worker {
  const child = fork(join(import.meta.dirname, 'image-worker.ts'), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: { ...process.env, ...givesMemoryBack },
  })
  const died = once(child, 'exit')
    .finally(() => forget(child))
    .then(() => unreadable)
  // Between two images nobody waits for it.
  died.catch(() => {})
  if (child.pid !== undefined) setPriority(child.pid, behindCalls)
  child.unref()
  child.channel?.unref()
  return { process: child, died }
}

/** Without these the C library keeps what a large image needed. */
const givesMemoryBack = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
