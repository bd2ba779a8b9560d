import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { Criteria, setCriteria } from '@hearback/contract/hiring/scorecards.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type Changes, changesOf } from '../../domain/changes.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { lockJobToSetUp, maySetUpJob } from '../job-people/job-people.service.ts'
import { findArchived, isCurrent, isUnchanged } from './criteria.rules.ts'
import {
  archiveCriteria,
  type CriterionRow,
  deleteUnratedCriteria,
  insertCriterion,
  listCriteria,
  lockCriteria,
  placeCriterion,
} from './criteria.sql.ts'
import { criteriaChangeView, criteriaView } from './criteria.view.ts'
import { versionOf } from './criteria-version.ts'

type Stored = Pick<Deps, 'db'>
type EditableCriteria = Criteria & { mayEdit: boolean }
type Change = ValidatedOf<typeof setCriteria>['body']

/** The current criteria among those of a job, with their version. */
export function currentCriteria(rows: readonly CriterionRow[]): Criteria {
  const current = rows.filter(isCurrent)
  return criteriaView(current, versionOf(current))
}

/** The criteria of a job of the company; throws not_found, or not_allowed for a job of another company. */
export async function criteriaOf({ db }: Stored, viewer: CompanyViewer, jobId: string): Promise<EditableCriteria> {
  const mayEdit = await maySetUpJob(db, viewer, jobId)
  return { ...currentCriteria(await listCriteria(db, jobId)), mayEdit }
}

/**
 * Replaces the criteria of a job. Throws not_found, not_allowed for members who may not, and conflict if `version` is no
 * longer current, unless the criteria already are those of the request.
 */
export async function changeCriteria(
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: CompanyViewer,
  jobId: string,
  change: Change,
): Promise<EditableCriteria> {
  try {
    return await inTransaction(deps, async (tx, publish) => {
      await lockJobToSetUp(tx, viewer, jobId, 'Only owners and the lead of this job can choose its scorecard criteria.')
      await lockCriteria(tx, jobId, 'update')
      const changes = await replaceCriteria(tx, jobId, change)
      if (changes) {
        await logActivity(tx, viewer, { act: 'job_criteria_set', job: jobId, ...changes })
        publish('evaluation.changed', { jobId, employerId: viewer.companyId })
      }
      return { ...currentCriteria(await listCriteria(tx, jobId)), mayEdit: true }
    })
  } catch (error) {
    // PostgreSQL folds a few letters that JavaScript does not.
    if (violates(error, 'scorecard_criteria_names')) throw invalid('criteria', 'Enter each criterion only once')
    throw error
  }
}

/**
 * Rated criteria that the request leaves out are archived; those without ratings are deleted. Returns the names before and
 * after, undefined if nothing changes.
 */
async function replaceCriteria(tx: Tx, jobId: string, change: Change): Promise<Changes | undefined> {
  const criteria = criteriaChangeView(change)
  const rows = await listCriteria(tx, jobId)
  const current = rows.filter(isCurrent)
  if (isUnchanged(current, criteria)) return undefined
  const ids = new Set(current.map(({ id }) => id))
  if (change.version !== versionOf(current) || criteria.some(({ id }) => id !== null && !ids.has(id)))
    throw new AppError('conflict', {
      message: 'The criteria have changed in the meantime. Compare both before you save.',
    })
  const archived = rows.filter((row) => !isCurrent(row))
  await archiveCriteria(tx, jobId)
  for (const [index, { id, name }] of criteria.entries()) {
    const kept = id ?? findArchived(archived, name)?.id
    if (kept) await placeCriterion(tx, kept, { name, position: index + 1 })
    else await insertCriterion(tx, { job_id: jobId, name, position: index + 1 })
  }
  await deleteUnratedCriteria(tx, jobId)
  return changesOf({ criteria: current.map(({ name }) => name) }, { criteria: criteria.map(({ name }) => name) })
}

/** Keeps the criteria of a job as they are until the end of the transaction, and lists them. */
export async function holdCriteria(tx: Tx, jobId: string): Promise<CriterionRow[]> {
  await lockCriteria(tx, jobId, 'share')
  return listCriteria(tx, jobId)
}
