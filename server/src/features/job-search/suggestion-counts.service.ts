import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts'
import type { Database } from '../../db/database.ts'

interface Options {
  /** Jobs that a search for the keyword finds. */
  readonly count: (keyword: string, db: Database) => Promise<number>
  readonly ttlMs?: number
  /** Longest wait for counts that are not cached. */
  readonly waitMs?: number
}

const maxKeywords = 5_000
const maxConcurrent = 2
const maxQueued = 40

/**
 * Counts of suggested keywords, cached for ten minutes and then refreshed while the old ones are returned. At most two
 * searches run concurrently, so that typing costs little at any number of jobs; counts that are late or fail are left out.
 */
export function createSuggestionCounts({ count, ttlMs = 600_000, waitMs = 60 }: Options) {
  const limiter = createConcurrencyLimiter({ maxConcurrent, maxQueued })
  const cache = new LRUCache<string, number, Database>({
    max: maxKeywords,
    ttl: ttlMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (keyword, _stale, { context: db }) => limiter(() => count(keyword, db)),
  })
  /** Counts by keyword. Those that come too late are cached for the next call. */
  return async (keywords: readonly string[], db: Database): Promise<Record<string, number>> => {
    const known: Record<string, number> = {}
    const readOne = async (keyword: string) => {
      const jobs = await cache.fetch(keyword.toLowerCase(), { context: db }).catch(() => undefined)
      if (jobs !== undefined) known[keyword] = jobs
    }
    const timer = new AbortController()
    const late = delay(waitMs, undefined, { ref: false, signal: timer.signal }).catch(() => undefined)
    await Promise.race([Promise.all(keywords.map(readOne)), late])
    timer.abort()
    return { ...known }
  }
}
