import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '../domain/errors.ts'

/** Events that a person may send within two seconds besides messages, whatever the number of tabs. */
const events = { points: 100, duration: 2 }
/** What one person may have waiting; more is refused, so that a flood fills no memory. */
const greatestBacklog = { events: 500, bytes: 10_000_000 }
const messageEvents: ReadonlySet<string> = new Set(['sendMessage', 'sendFileMessage'])

interface Line {
  last: Promise<unknown>
  waiting: number
  bytes: number
}

/**
 * Runs each person's messages one after the other, and their other events one after the other beside them. They keep their
 * order, and a flood by one person occupies two connections of the database at most, whatever the number of tabs.
 * Other events than messages also have a rate limit, which is checked before any work. Refuses with too_many_requests.
 */
export function createRateLimiter() {
  const limiter = new RateLimiterMemory(events)
  const lines = new Map<string, Line>()
  const enqueue = <T>(key: string, bytes: number, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { last: Promise.resolve(), waiting: 0, bytes: 0 }
    const isFull = line.waiting >= greatestBacklog.events || line.bytes + bytes > greatestBacklog.bytes
    if (isFull) return Promise.reject(new AppError('too_many_requests'))
    line.waiting += 1
    line.bytes += bytes
    lines.set(key, line)
    const run = line.last.then(work)
    line.last = run
      .catch(() => {})
      .finally(() => {
        line.waiting -= 1
        line.bytes -= bytes
        if (line.waiting === 0) lines.delete(key)
      })
    return run
  }
  return {
    async run<T>(userId: string, event: string, payload: unknown, work: () => Promise<T>): Promise<T> {
      if (messageEvents.has(event)) return enqueue(`messages ${userId}`, sizeOf(payload), work)
      await limiter.consume(userId).catch(() => {
        throw new AppError('too_many_requests', { retryAfterSeconds: events.duration })
      })
      return enqueue(`events ${userId}`, sizeOf(payload), work)
    },
  }
}

/** The texts and bytes in a payload, about. */
function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.length
  if (payload instanceof Uint8Array) return payload.byteLength
  if (typeof payload !== 'object' || payload === null) return 0
  return Object.values(payload).reduce((sum: number, value: unknown) => sum + sizeOf(value), 0)
}
