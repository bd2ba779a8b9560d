import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { ScorecardSheet, saveScorecard } from '@hearback/contract/hiring/scorecards.ts'
import type { Db, Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { ownApplication } from '../applications/applications.service.ts'
import { holdAccounts } from './applications.sql.ts'
import { isCurrent } from './criteria.rules.ts'
import { currentCriteria, holdCriteria } from './criteria.service.ts'
import { type CriterionRow, listCriteria } from './criteria.sql.ts'
import { lockToEvaluate, noteEvaluation, otherAuthor } from './evaluated-application.service.ts'
import {
  deleteScorecardRow,
  findOwnScorecard,
  insertScorecard,
  listOtherAuthors,
  listRatedCriteria,
  listVisibleScorecards,
  lockScorecard,
  markEdited,
  type NewRating,
  replaceRatings,
} from './scorecards.sql.ts'
import { sheetView } from './scorecards.view.ts'

type Stored = Pick<Deps, 'db'>
type Evaluations = Pick<Deps, 'db' | 'events'>
type Written = ValidatedOf<typeof saveScorecard>['body']

/** The scorecards of an application as the viewer may see them; throws not_found. */
export async function scorecardsOn(
  { db }: Stored,
  viewer: CompanyViewer,
  applicationId: string,
): Promise<ScorecardSheet> {
  const { job } = await ownApplication(db, viewer, applicationId)
  return readSheet(db, viewer, { applicationId, jobId: job })
}

interface Place {
  applicationId: string
  jobId: string
}

async function readSheet(db: Db, viewer: CompanyViewer, { applicationId, jobId }: Place): Promise<ScorecardSheet> {
  const criteria = currentCriteria(await listCriteria(db, jobId))
  const visible = await listVisibleScorecards(db, applicationId, viewer.userId)
  const others = await listOtherAuthors(db, applicationId, viewer.userId)
  return sheetView(viewer, { jobId, criteria, visible, others })
}

/**
 * Writes or replaces the viewer's own scorecard under the locks of the application and the criteria. Throws not_found, conflict
 * if the criteria or the scorecard are no longer those of the request or the applicant's account is erased, and
 * invalid_input for criteria of another job.
 */
export const writeScorecard = (
  deps: Evaluations,
  viewer: CompanyViewer,
  applicationId: string,
  written: Written,
): Promise<ScorecardSheet> =>
  inTransaction(deps, async (tx, publish) => {
    const { seekerId, jobId } = await lockToEvaluate(tx, viewer, applicationId)
    const own = await findOwnScorecard(tx, applicationId, viewer.userId)
    const { clientCardId: clientId } = written
    if (clientId === undefined || own?.client_id !== clientId) {
      const given = await checkRatings(tx, { jobId, own, written })
      const card = { applicationId, jobId, seekerId, authorId: viewer.userId, clientId }
      const stored = own ? await markEdited(tx, own.id, clientId) : await insertScorecard(tx, card)
      if (!stored) throw invalid('ratings', `An application can have up to ${evaluationLimits.scorecards} scorecards`)
      await replaceRatings(tx, { scorecardId: stored.id, jobId }, given)
      const act = own ? 'application_score_edited' : 'application_scored'
      await noteEvaluation(tx, publish, viewer, { act, application: applicationId, job: jobId })
    }
    return readSheet(tx, viewer, { applicationId, jobId })
  })

interface Checked {
  jobId: string
  own: { id: string; version: number } | undefined
  written: Written
}

/** The ratings to store, by current criteria or those that the scorecard rates already. */
async function checkRatings(tx: Tx, { jobId, own, written }: Checked): Promise<NewRating[]> {
  if (written.was !== (own?.version ?? 0))
    throw new AppError('conflict', {
      message: own
        ? 'You changed this scorecard somewhere else. Compare both before you save.'
        : 'This scorecard was deleted. Save again to write a new one.',
    })
  const criteria = await holdCriteria(tx, jobId)
  if (written.criteriaVersion !== currentCriteria(criteria).version)
    throw new AppError('conflict', {
      message: 'The criteria of this job have changed. Check your ratings, then save again.',
    })
  const rated = new Set(own ? (await listRatedCriteria(tx, own.id)).map((row) => row.criterion_id) : [])
  const usable = new Map(criteria.filter((one) => isCurrent(one) || rated.has(one.id)).map((one) => [one.id, one]))
  return written.ratings.flatMap((each) => ratingOf(each, usable))
}

/** Nothing for a criterion that is not assessed. Throws invalid_input for a criterion that cannot be rated. */
function ratingOf(
  { criterion, rating = null, sentence = '' }: Written['ratings'][number],
  usable: ReadonlyMap<string, CriterionRow>,
): NewRating[] {
  const found = usable.get(criterion)
  if (!found) throw invalid('ratings', 'Choose criteria of this job')
  return rating === null && sentence === '' ? [] : [{ criterionId: found.id, criterion: found.name, rating, sentence }]
}

/** Throws not_allowed for scorecards of others, unless the viewer is an owner who sees them, and not_found. */
export const removeScorecard = (deps: Evaluations, viewer: CompanyViewer, id: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const isHeld = await holdAccounts(tx, [viewer.userId, viewer.companyId])
    const card = isHeld ? await lockScorecard(tx, viewer, id) : undefined
    if (!card) throw new AppError('not_found', { message: 'This scorecard was deleted.' })
    if (!(await deleteScorecardRow(tx, viewer, id)))
      throw new AppError('not_allowed', {
        message: 'Only the person who wrote a scorecard can delete it, or an owner who wrote one too.',
      })
    const { application_id: application, job_id: job } = card
    const subject = otherAuthor(viewer, card)
    await noteEvaluation(tx, publish, viewer, { act: 'application_score_deleted', application, job, subject })
  })
