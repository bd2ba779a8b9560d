import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { graceDays, planOf, plans } from '../../domain/plans.ts'
import { grantPlan, lockPlanHolder } from '../accounts/account/plan.service.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { jobsByMember } from '../job-people/jobs-by-member.service.ts'
import { fitJobsToPlan } from '../jobs/posting/plan-jobs.service.ts'
import { notify, notifyAll } from '../notifications/notifications.service.ts'
import { jobsPausedNotice, planEndedNotice, planStartedNotice } from './subscriptions.mails.ts'
import { planNow } from './subscriptions.rules.ts'
import { listSubscriptionsOf } from './subscriptions.sql.ts'
import { subscriptionStandingView } from './subscriptions.view.ts'

const order = plans.map(({ id }) => id)
const bySystem = (companyId: CompanyId) => ({ companyId, userId: null })

/**
 * Sets a person's plan to what their subscriptions grant now, by database time. Pauses jobs beyond a smaller plan,
 * reopens those of a larger one, and notifies the person: of a company its owners, and members of their paused jobs. Idempotent.
 */
export async function reconcilePlan(
  deps: Pick<Deps, 'queue' | 'config'>,
  tx: Tx,
  publish: Publish,
  userId: string,
): Promise<void> {
  const holder = await lockPlanHolder(tx, userId)
  const mine = (await listSubscriptionsOf(tx, userId))
    .map(subscriptionStandingView)
    .filter(({ plan }) => planOf(plan).audience === holder.side)
  const after = planOf(planNow(mine, holder.now, { graceDays, order }))
  if (after.id === holder.plan.id) return
  await grantPlan(tx, userId, after.id)
  const changes = { before: { plan: holder.plan.name }, after: { plan: after.name } }
  if (holder.side === 'employer') await logActivity(tx, bySystem(userId), { act: 'company_replanned', ...changes })
  const fitting = { employerId: userId, before: holder.plan.jobPosts, after: after.jobPosts }
  const { paused, opened } = await fitJobsToPlan(tx, publish, fitting)
  const told = { person: holder, before: holder.plan, after, opened: opened.length, publicUrl: deps.config.publicUrl }
  await notify(deps, tx, publish, after.price > 0 ? planStartedNotice(told) : planEndedNotice(told))
  const members = await jobsByMember(
    tx,
    userId,
    paused.map(({ id }) => id),
  )
  const notices = members.map(({ memberId, jobIds }) => ({
    ...jobsPausedNotice({ ...told, paused: paused.filter(({ id }) => jobIds.has(id)) }),
    memberId,
  }))
  await notifyAll(deps, tx, publish, notices)
}
