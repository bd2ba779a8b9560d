import { AppError } from '../domain/errors.ts'

/** Runs work as soon as a slot is free, in the order of arrival; `userId` is counted against `maxPerUser`. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>, userId?: string) => Promise<T>

interface LimiterOptions {
  readonly maxConcurrent: number
  /** So that one user does not occupy all slots. */
  readonly maxPerUser?: number
  readonly maxQueued?: number
  /** Longest time in the queue; unlimited by default. */
  readonly timeoutMs?: number
  /** Message of the error after a timeout or at a full queue. */
  readonly busy?: string
}

/** A semaphore with a queue. Throws unavailable when the queue is full, and after `timeoutMs` in the queue. */
export function createConcurrencyLimiter({
  maxConcurrent,
  maxPerUser = maxConcurrent,
  maxQueued = Number.POSITIVE_INFINITY,
  timeoutMs,
  busy,
}: LimiterOptions): ConcurrencyLimiter {
  const active: string[] = []
  const queue = new Set<{ userId: string; start(): void }>()
  const isFree = (userId: string) =>
    active.length < maxConcurrent && active.filter((other) => other === userId).length < maxPerUser
  const unavailable = () => new AppError('unavailable', busy === undefined ? {} : { message: busy })

  const acquire = (userId: string) =>
    new Promise<void>((resolve, reject) => {
      if (isFree(userId)) {
        active.push(userId)
        resolve()
        return
      }
      if (queue.size >= maxQueued) throw unavailable()
      const entry = {
        userId,
        start() {
          clearTimeout(timer)
          queue.delete(entry)
          active.push(userId)
          resolve()
        },
      }
      const expire = () => {
        queue.delete(entry)
        reject(unavailable())
      }
      const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs)
      queue.add(entry)
    })

  return async (work, userId = '') => {
    await acquire(userId)
    try {
      return await work()
    } finally {
      active.splice(active.indexOf(userId), 1)
      for (const entry of queue) if (isFree(entry.userId)) entry.start()
    }
  }
}

/** For searches: more concurrent searches than database processors take as long in total and starve other queries (decision 30). */
export const searchLimiter = (maxConcurrent: number): ConcurrencyLimiter =>
  createConcurrencyLimiter({
    maxConcurrent,
    timeoutMs: 10_000,
    busy: 'A lot of people are searching right now. Please try again shortly.',
  })

/** For uploads, which are read into memory only after their slot is free: this bounds the memory of all uploads. */
export const uploadLimiter = ({ timeoutMs = 30_000 } = {}): ConcurrencyLimiter =>
  createConcurrencyLimiter({
    maxConcurrent: 6,
    maxPerUser: 2,
    timeoutMs,
    busy: 'We’re receiving a lot of files right now. Please try again shortly.',
  })
