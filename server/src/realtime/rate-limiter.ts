import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../domain/errors.ts'

/** Events that a user may send within `duration` seconds over all tabs. Messages also have the limit of `messageByUser`. */
const rates = { events: { points: 100, duration: 2 }, messages: { points: 6_000, duration: 60 } }
/** The maximum backlog of one user. Further events are refused, to bound memory. */
const greatestBacklog = { events: 500, bytes: 10_000_000 }
const messageEvents: ReadonlySet<string> = new Set(['sendMessage', 'sendFileMessage'])

interface Line {
  last: Promise<unknown>
  waiting: number
  bytes: number
}

/**
 * Runs each user's messages serially, and their other events serially beside them. This keeps their order, and one
 * user occupies at most two database connections. Both have a rate limit, checked before any work, so that events which are
 * invalid, or repeat a stored message, count too. Throws too_many_requests.
 */
export function createRateLimiter() {
  const limiters = { events: new RateLimiterMemory(rates.events), messages: new RateLimiterMemory(rates.messages) }
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
      const kind = messageEvents.has(event) ? 'messages' : 'events'
      await limiters[kind].consume(userId).catch(({ msBeforeNext }: RateLimiterRes) => {
        throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) })
      })
      return enqueue(`${kind} ${userId}`, sizeOf(payload), work)
    },
  }
}

/** The approximate size of a payload: its strings and bytes. */
function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.length
  if (payload instanceof Uint8Array) return payload.byteLength
  if (typeof payload !== 'object' || payload === null) return 0
  return Object.values(payload).reduce((sum: number, value: unknown) => sum + sizeOf(value), 0)
}
