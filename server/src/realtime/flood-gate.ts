import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/** Events that a person may send within two seconds besides messages, whatever the number of tabs. */
const events = { points: 100, duration: 2 }
/** What one person may have waiting; more is refused, so that a flood fills no memory. */
const greatestBacklog = 500
const messageEvents: ReadonlySet<string> = new Set(['sendMessage', 'sendFileMessage'])

/**
 * Runs each person's messages one after the other, so that they keep their order and a flood of one occupies one
 * connection of the database; everything else is limited by rate. Refuses with too_many_requests and closes nothing.
 */
export function createFloodGate() {
  const limiter = new RateLimiterMemory(events)
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>()
  const inTurn = (userId: string, work: () => Promise<unknown>): Promise<unknown> => {
    const line = lines.get(userId) ?? { last: Promise.resolve(), waiting: 0 }
    if (line.waiting >= greatestBacklog) return Promise.reject(new AppError('too_many_requests'))
    line.waiting += 1
    lines.set(userId, line)
    const run = line.last.then(work)
    line.last = run
      .catch(() => {})
      .finally(() => {
        line.waiting -= 1
        if (line.waiting === 0) lines.delete(userId)
      })
    return run
  }
  return {
    async run(userId: string, event: string, work: () => Promise<unknown>): Promise<unknown> {
      if (messageEvents.has(event)) return inTurn(userId, work)
      await limiter.consume(userId).catch(() => {
        throw new AppError('too_many_requests', { retryAfterSeconds: events.duration })
      })
      return work()
    },
  }
}
