import type { PlanId } from '@hearback/contract/accounts/subscriptions.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { AppError } from '../../../domain/errors.ts'
import { type Plan, planOf } from '../../../domain/plans.ts'
import { findUser, lockPlan, setPlan } from './accounts.sql.ts'

/** The plan of a company or a job seeker by id; throws not_found when the account has just been deleted. */
export async function readPlan(db: Db, ownerId: string): Promise<PlanId> {
  const user = await findUser(db, ownerId)
  if (!user) throw new AppError('not_found')
  return planOf(user.plan).id
}

interface PlanHolder {
  readonly id: string
  readonly email: string
  readonly side: string
  readonly plan: Plan
  readonly now: Date
}

/** Locks the account, and returns it with its plan and the database time; throws not_found when it is deleted. */
export async function lockPlanHolder(tx: Tx, userId: string): Promise<PlanHolder> {
  const row = await lockPlan(tx, userId)
  if (!row) throw new AppError('not_found')
  return { id: row.id, email: row.email, side: row.user_type, plan: planOf(row.plan), now: row.now }
}

/** Sets the plan, whose limits apply from now on. */
export async function grantPlan(tx: Tx, userId: string, plan: PlanId): Promise<void> {
  await setPlan(tx, userId, plan)
}
