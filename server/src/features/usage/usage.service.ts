import type { ErrorCode } from '@hearback/contract/errors.ts'
import type { Db, Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countUse, type Period, readUse, uncountUse } from './usage.sql.ts'

interface Meter {
  readonly meter: string
  readonly period: Period
  readonly refusal: ErrorCode
}

/** What is counted against a limit (product.md section 8). */
const meters = {
  jobPosts: { meter: 'job_posts', period: 'month', refusal: 'job_limit_reached' },
  outreach: { meter: 'outreach', period: 'month', refusal: 'outreach_limit_reached' },
  offers: { meter: 'offers', period: 'month', refusal: 'offer_limit_reached' },
  companyViews: { meter: 'company_views', period: 'month', refusal: 'company_view_limit_reached' },
  chatRequests: { meter: 'chat_requests', period: 'day', refusal: 'request_limit_reached' },
  reports: { meter: 'reports', period: 'day', refusal: 'report_limit_reached' },
} as const satisfies Record<string, Meter>
export type MeterName = keyof typeof meters

/**
 * Counts one use; the count is taken back with the transaction. Throws the meter's refusal with limit, used and
 * resetsAt; the limit is never passed, however many ask at once. Answers the period and the database's time.
 */
export async function takeUse(
  tx: Tx,
  userId: string,
  name: MeterName,
  limit: number,
): Promise<{ period: string; now: Date }> {
  const counted = await countUse(tx, userId, meters[name], limit)
  if (counted) return counted
  const { used, resets_at, seconds_left } = await readUse(tx, userId, meters[name])
  const resets = { resetsAt: resets_at.toISOString(), retryAfterSeconds: Math.ceil(seconds_left) }
  throw new AppError(meters[name].refusal, { limit, used, ...resets })
}

/** Gives back one use of the period in which it was counted. */
export async function giveBack(tx: Tx, userId: string, name: MeterName, period: string): Promise<void> {
  await uncountUse(tx, userId, meters[name].meter, period)
}

/** What is used in the period that runs, and when the next one begins. */
export async function usageOf(db: Db, userId: string, name: MeterName): Promise<{ used: number; resetsAt: string }> {
  const { used, resets_at } = await readUse(db, userId, meters[name])
  return { used, resetsAt: resets_at.toISOString() }
}
