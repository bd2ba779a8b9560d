import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { ApplicationBudget, getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import { lockAccount } from '../../../db/bounded-slots.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { answersTooFew } from '../../employers/response-stats.service.ts'
import { oneJob } from '../../jobs/job/jobs.service.ts'
import { quotaOf } from '../../usage/usage.service.ts'
import { countBudgetUse, countWaitingOfJob, findAnsweringFirst } from './application-limits.sql.ts'

type Limits = Pick<Deps, 'db' | 'config'>

/** Serializes the applications of this seeker until the end of the transaction. Call before the job is locked. */
export const lockBudget = (tx: Tx, seekerId: string) => lockAccount(tx, seekerId)

interface Applied {
  seekerId: string
  job: { id: string; employer_id: CompanyId; applicant_limit: number | null }
}

/**
 * Throws if the application that this transaction has made exceeds a limit of specification 12: answering_first,
 * job_full, application_budget_reached. Counts current rows under the locks of the account and of the job. No counter can
 * drift: an answer, an expiry or a withdrawal frees the place with its commit.
 */
export async function requireWithinLimits(
  tx: Tx,
  { applicationBudget }: Deps['config'],
  { seekerId, job }: Applied,
): Promise<void> {
  if (await isAnsweringFirst(tx, job.employer_id)) throw new AppError('answering_first')
  const limit = job.applicant_limit
  const waiting = limit === null ? 0 : await countWaitingOfJob(tx, job.id)
  if (limit !== null && waiting > limit) throw new AppError('job_full', { limit, used: waiting - 1 })
  const used = await countBudgetUse(tx, seekerId)
  if (used <= applicationBudget) return
  throw new AppError('application_budget_reached', { limit: applicationBudget, used: used - 1, resetsAt: null })
}

/**
 * Whether the company answers overdue applications before it takes new ones. Stored figures may lag by seconds, so they
 * never refuse alone: the company is open again with the answer that brings it to half.
 */
const isAnsweringFirst = async (tx: Tx, employerId: CompanyId): Promise<boolean> =>
  (await findAnsweringFirst(tx, employerId)) && (await answersTooFew(tx, employerId))

/** The company of the viewer takes no applications until overdue ones are answered. */
export const answersFirst = (db: Db, employerId: CompanyId): Promise<boolean> => findAnsweringFirst(db, employerId)

export async function budgetOf({ db, config }: Limits, { userId }: Viewer): Promise<ApplicationBudget> {
  return { limit: config.applicationBudget, used: await countBudgetUse(db, userId) }
}

/** The terms of applying for the viewer, a seeker. Throws not_found. */
export async function applyTermsOf(
  deps: Limits,
  viewer: Viewer,
  jobId: string,
): Promise<ReplyOf<typeof getApplyTerms>> {
  const { db } = deps
  const { applicationsCount, applicantLimit = null, applicationsPaused = null, hidden } = await oneJob(db, jobId)
  if (hidden) throw new AppError('not_found')
  return {
    applicationBudget: await budgetOf(deps, viewer),
    topChoices: await quotaOf(db, viewer.userId, 'topChoices'),
    applied: applicationsCount,
    waiting: await countWaitingOfJob(db, jobId),
    applicantLimit,
    applicationsPaused,
  }
}
