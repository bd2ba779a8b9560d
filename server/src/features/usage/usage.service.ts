import type { Meter, MeterName, PlanId } from '@hearback/contract/accounts/subscriptions.ts'
import type { ErrorCode } from '@hearback/contract/errors.ts'
import { applicationLimits } from '@hearback/contract/values/application-limits.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db, Tx } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import { type Plan, planOf } from '../../domain/plans.ts'
import { countUse, decrementUse, findPlan, type Period, readUse, readUses } from './usage.sql.ts'

interface MeterRule {
  readonly meter: string
  readonly period: Period
  readonly refusal: ErrorCode
  /** The audience of the meter, and the limit of a plan. */
  readonly audience: 'employer' | 'jobseeker' | 'anybody'
  readonly limit: (plan: Plan) => number
}

/** The metered limits (specification 8). */
const meters: Readonly<Record<MeterName, MeterRule>> = {
  jobPosts: {
    meter: 'job_posts',
    period: 'month',
    refusal: 'job_limit_reached',
    audience: 'employer',
    limit: (plan) => plan.jobPosts,
  },
  outreach: {
    meter: 'outreach',
    period: 'month',
    refusal: 'outreach_limit_reached',
    audience: 'employer',
    limit: (plan) => plan.outreach,
  },
  offers: {
    meter: 'offers',
    period: 'month',
    refusal: 'offer_limit_reached',
    audience: 'employer',
    limit: (plan) => plan.offers,
  },
  companyViews: {
    meter: 'company_views',
    period: 'month',
    refusal: 'company_view_limit_reached',
    audience: 'jobseeker',
    limit: (plan) => plan.companyViews,
  },
  chatRequests: {
    meter: 'chat_requests',
    period: 'day',
    refusal: 'request_limit_reached',
    audience: 'jobseeker',
    limit: () => limits.chatRequestsADay,
  },
  topChoices: {
    meter: 'top_choices',
    period: 'month',
    refusal: 'top_choice_limit_reached',
    audience: 'jobseeker',
    limit: () => applicationLimits.topChoicesAMonth,
  },
  reports: {
    meter: 'reports',
    period: 'day',
    refusal: 'report_limit_reached',
    audience: 'anybody',
    limit: () => limits.reportsADay,
  },
}

/**
 * Counts one use against the current plan limit, within the transaction. Exact under concurrency. Throws not_found for
 * an unknown person, and the meter's error with limit, used and resetsAt. Returns the period and the database time.
 */
export async function consumeQuota(tx: Tx, userId: string, name: MeterName): Promise<{ period: string; now: Date }> {
  return takeUse(tx, userId, name, meters[name].limit(planOf((await personOf(tx, userId)).plan)))
}

/** As consumeQuota, with a limit given by the caller. */
async function takeUse(tx: Tx, userId: string, name: MeterName, limit: number): Promise<{ period: string; now: Date }> {
  const counted = limit > 0 ? await countUse(tx, userId, meters[name], limit) : undefined
  if (counted) return counted
  const { used, resets_at, seconds_left } = await readUse(tx, userId, meters[name])
  const resets = { resetsAt: resets_at.toISOString(), retryAfterSeconds: Math.ceil(seconds_left) }
  throw new AppError(meters[name].refusal, { limit, used, ...resets })
}

/** Refunds one use of the period in which it was counted. */
export async function refundUsage(tx: Tx, userId: string, name: MeterName, period: string): Promise<void> {
  await decrementUse(tx, userId, meters[name].meter, period)
}

/** The use in the current period, and the start of the next one. */
async function usageOf(db: Db, userId: string, name: MeterName): Promise<{ used: number; resetsAt: string }> {
  const { used, resets_at } = await readUse(db, userId, meters[name])
  return { used, resetsAt: resets_at.toISOString() }
}

/** The limit of the person's plan in the current period, and the use. */
export async function quotaOf(
  db: Db,
  userId: string,
  name: MeterName,
): Promise<{ limit: number; used: number; resetsAt: string }> {
  const { plan } = await personOf(db, userId)
  return { limit: meters[name].limit(planOf(plan)), ...(await usageOf(db, userId, name)) }
}

/** The limit of view-company only applies to existing clients: the product's own pages never count. So it is neither sold nor shown. */
const notSold: MeterName = 'companyViews'

/** All meters of the person, in two statements; analyticsUntil is null when analytics are always or never available. */
export async function usageReport(
  db: Db,
  userId: string,
): Promise<{ plan: PlanId; meters: Meter[]; analyticsUntil: string | null }> {
  const { plan: id, user_type: side, created_at } = await personOf(db, userId)
  const plan = planOf(id)
  const uses = await readUses(db, userId)
  const concerned = (Object.keys(meters) as MeterName[]).filter(
    (name) => name !== notSold && [side, 'anybody'].includes(meters[name].audience),
  )
  return {
    plan: plan.id,
    meters: concerned.map((name) => {
      const { meter, period, limit: limitIn } = meters[name]
      const { used, resets_at } = uses(meter, period)
      const limit = limitIn(plan)
      return { meter: name, limit, used, left: Math.max(0, limit - used), period, resetsAt: resets_at.toISOString() }
    }),
    analyticsUntil: side === 'jobseeker' ? (analyticsEnd(plan, created_at)?.toISOString() ?? null) : null,
  }
}

/** Throws analytics_restricted when the plan no longer includes analytics: on the free plan 30 days after sign-up. */
export async function requireAnalytics(db: Db, userId: string): Promise<void> {
  const { plan, created_at, now } = await personOf(db, userId)
  const end = analyticsEnd(planOf(plan), created_at)
  if (end && end <= now) throw new AppError('analytics_restricted')
}

const dayMs = 86_400_000
const analyticsEnd = ({ analyticsDays }: Plan, since: Date): Date | null =>
  analyticsDays === null ? null : new Date(since.getTime() + analyticsDays * dayMs)

async function personOf(db: Db, userId: string) {
  const person = await findPlan(db, userId)
  if (!person) throw new AppError('not_found')
  return person
}
