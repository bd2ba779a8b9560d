import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/**
 * Attempts within a window in seconds, per key (an address, an e-mail, a person). What comes too often for a statement
 * each is counted in the memory of each process.
 */
const rules = {
  signUpByAddress: { points: 30, duration: 3_600 },
  codeByEmail: { points: 5, duration: 3_600 },
  codeByAddress: { points: 30, duration: 3_600 },
  logInByAddress: { points: 100, duration: 300 },
  logInByEmail: { points: 10, duration: 900 },
  resetByEmail: { points: 10, duration: 900 },
  passwordByUser: { points: 10, duration: 900 },
  proofByUser: { points: 5, duration: 86_400 },
  uploadByUser: { points: 30, duration: 3_600 },
  fileByUser: { points: 200, duration: 3_600 },
  checkoutByAddress: { points: 20, duration: 3_600 },
  claimByUser: { points: 60, duration: 3_600 },
  viewByAddress: { points: 600, duration: 3_600 },
  contactByAddress: { points: 20, duration: 86_400 },
  resumeByUser: { points: 100, duration: 3_600 },
  exportByUser: { points: 10, duration: 3_600 },
  pushMoveByAddress: { points: 60, duration: 3_600 },
  pushTryByUser: { points: 20, duration: 3_600 },
  visitByAddress: { points: 300, duration: 60, inMemory: true },
  messageByUser: { points: 6_000, duration: 60, inMemory: true },
} as const satisfies Record<string, { points: number; duration: number; inMemory?: true }>
export type RateRule = keyof typeof rules

export interface RateLimits {
  /** Counts one attempt; refuses with too_many_requests and the seconds to wait. Exact however many come at once. */
  consume(rule: RateRule, key: string): Promise<void>
  /** Forgets the attempts of a key, after one that succeeded. */
  forget(rule: RateRule, key: string): Promise<void>
}

/** Counted in PostgreSQL, so that processes share it; in memory while the database is away. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [
      name,
      'inMemory' in rule ? new RateLimiterMemory(rule) : sharedLimiter(pool, name, rule),
    ]),
  )
  return {
    async consume(rule, key) {
      try {
        await limiters.get(rule)?.consume(key.slice(0, 200))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('too_many_requests', {
          retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
        })
      }
    },
    async forget(rule, key) {
      await limiters.get(rule)?.delete(key.slice(0, 200))
    },
  }
}

const sharedLimiter = (pool: pg.Pool, name: string, rule: { points: number; duration: number }) =>
  new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    insuranceLimiter: new RateLimiterMemory({ ...rule, keyPrefix: name }),
  })
