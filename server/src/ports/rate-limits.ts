import { limits } from '@hearback/contract/values/limits.ts'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../domain/errors.ts'
import { counter } from '../telemetry/counters.ts'
import { groupAddresses } from './address-key.ts'
import type { Redis } from './redis.ts'

/**
 * Maximum attempts (`points`) per window (`duration` in seconds) and key: an address, an email, a user. Without Redis,
 * `inMemory` rules are counted per process, because they are too frequent for a statement each. Success resets the count of
 * `resets` rules.
 */
const rules = {
  signUpByAddress: { points: 30, duration: 3_600 },
  codeByUser: { points: 10, duration: 3_600 },
  codeByEmail: { points: 5, duration: 3_600 },
  codeByEmailAnywhere: { points: 15, duration: 3_600 },
  shortCodeByEmail: { points: 10, duration: 86_400 },
  codeByAddress: { points: 30, duration: 3_600 },
  logInByAddress: { points: 100, duration: 300 },
  logInByEmail: { points: 10, duration: 900, resets: true },
  logInByEmailAnywhere: { points: 100, duration: 3_600, resets: true },
  guessNoticeByUser: { points: 1, duration: 86_400 },
  resetByEmail: { points: 10, duration: 900 },
  secondStepByAddress: { points: 50, duration: 900 },
  secondStepByUser: { points: 10, duration: 21_600, resets: true },
  passkeyByAddress: { points: 100, duration: 300 },
  passkeyBeginByAddress: { points: 300, duration: 900 },
  passkeyByUser: { points: 20, duration: 3_600 },
  oidcBeginByAddress: { points: 300, duration: 900 },
  oidcByAddress: { points: 100, duration: 300 },
  identityByUser: { points: 20, duration: 3_600 },
  passwordByUser: { points: 10, duration: 900 },
  proofByEmail: { points: 5, duration: 3_600 },
  proofAttemptByUser: { points: 30, duration: 86_400 },
  proofByUser: { points: 5, duration: 86_400 },
  proofByDomain: { points: 20, duration: 86_400 },
  keyByCompany: { points: 50, duration: 86_400 },
  invitationByCompany: { points: 100, duration: 86_400 },
  invitationByEmail: { points: 5, duration: 86_400 },
  invitationByEmailAnywhere: { points: 20, duration: 86_400 },
  invitationReadByAddress: { points: 100, duration: 3_600 },
  answerLinkByAddress: { points: 300, duration: 3_600 },
  domainByCompany: { points: 30, duration: 86_400 },
  domainCheckByCompany: { points: 60, duration: 3_600 },
  domainCodeByCompany: { points: 20, duration: 86_400 },
  domainCodeByEmail: { points: 5, duration: 86_400 },
  domainCodeByDomain: { points: 20, duration: 86_400 },
  domainTryByCompany: { points: 30, duration: 3_600 },
  uploadByUser: { points: 30, duration: 3_600 },
  fileByUser: { points: 200, duration: 3_600 },
  checkoutByAddress: { points: 20, duration: 3_600 },
  claimByUser: { points: 60, duration: 3_600 },
  viewByAddress: { points: 600, duration: 3_600 },
  contactByAddress: { points: limits.contactMessagesOfAnAddress, duration: 86_400 },
  resumeByUser: { points: 100, duration: 3_600 },
  exportByUser: { points: 10, duration: 3_600 },
  pushMoveByAddress: { points: 60, duration: 3_600 },
  pushTryByUser: { points: 20, duration: 3_600 },
  emailRetryByUser: { points: 5, duration: 3_600 },
  visitByAddress: { points: 300, duration: 60, inMemory: true },
  searchByCaller: { points: 600, duration: 60, inMemory: true },
  callByKey: { points: 600, duration: 60, inMemory: true },
  actByCaller: { points: 600, duration: 3_600, inMemory: true },
  pictureByAddress: { points: 600, duration: 60, inMemory: true },
  calendarByAddress: { points: 600, duration: 60, inMemory: true },
  connectionByAddress: { points: 600, duration: 60, inMemory: true },
  unknownReplyByAddress: { points: 100, duration: 3_600, inMemory: true },
  messageByUser: { points: 6_000, duration: 60, inMemory: true },
} as const satisfies Record<string, Rule>
export type RateRule = keyof typeof rules
type ResettingRule = { [R in RateRule]: (typeof rules)[R] extends { resets: true } ? R : never }[RateRule]
const limitRefusals = counter('hearback_rate_limit_refusals_total', 'Attempts over a rate limit, by rule', {
  rule: Object.keys(rules) as RateRule[],
})
type Rule = { points: number; duration: number; inMemory?: true; resets?: true }

export interface RateLimits {
  /**
   * Counts an attempt and returns how many are left. Throws too_many_requests with the seconds to wait. IPv6 addresses
   * in the key are grouped by /64. Exact under concurrency.
   */
  consume(rule: RateRule, key: string): Promise<number>
  /** Resets a key after a successful attempt. */
  forget(rule: ResettingRule, key: string): Promise<void>
}

/** Counts an attempt; returns false beyond the limit instead of throwing. */
export const isWithin = (limits: RateLimits, rule: RateRule, key: string): Promise<boolean> =>
  limits.consume(rule, key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )

const limiterKey = (key: string) => groupAddresses(key).slice(0, 200)

/** Counts in Redis if configured, else in PostgreSQL, so that processes share the counts. Falls back to memory during outages. */
export function createRateLimits(pool: pg.Pool, redis?: Redis): RateLimits {
  const limiterOf = ([name, rule]: [string, Rule]) => {
    if (redis) return limiterInRedis(redis, name, rule)
    return rule.inMemory ? new RateLimiterMemory(rule) : limiterInPostgres(pool, name, rule)
  }
  const limiters = new Map(Object.entries(rules).map((entry) => [entry[0], limiterOf(entry)]))
  return {
    async consume(rule, key) {
      try {
        const counted = await limiters.get(rule)?.consume(limiterKey(key))
        return counted?.remainingPoints ?? 0
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        limitRefusals.inc({ rule })
        throw new AppError('too_many_requests', {
          reason: rule,
          retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
        })
      }
    },
    async forget(rule, key) {
      await limiters.get(rule)?.delete(limiterKey(key))
    },
  }
}

/**
 * Refuses a key over its limit from memory until its window ends. Not for `resets` rules: another process may have reset the
 * count.
 */
const refusedFromMemory = ({ points, resets }: Rule) => (resets ? {} : { inMemoryBlockOnConsumed: points })

const limiterInPostgres = (pool: pg.Pool, name: string, rule: Rule) =>
  new RateLimiterPostgres({
    ...rule,
    ...refusedFromMemory(rule),
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    insuranceLimiter: new RateLimiterMemory({ ...rule, keyPrefix: name }),
  })

const limiterInRedis = (redis: Redis, name: string, rule: Rule) =>
  new RateLimiterRedis({
    ...rule,
    ...refusedFromMemory(rule),
    storeClient: clientFor(redis),
    useRedisPackage: true,
    keyPrefix: `hearback:limit:${name}`,
    insuranceLimiter: new RateLimiterMemory({ ...rule, keyPrefix: name }),
  })

/** The parts of a Redis client that the library uses. Calls settle in bounded time; on failure the library counts in memory. */
const clientFor = (redis: Redis) => ({
  eval: (script: string, words: { keys: string[]; arguments: string[] }) =>
    redis.run((client) => client.eval(script, words)),
  del: (key: string) => redis.run((client) => client.del(key)),
})
