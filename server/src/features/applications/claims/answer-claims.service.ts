import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { AnswerClaim, claimAnswer as claimEndpoint } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import type { CompanyViewer, Viewer } from '../../../domain/viewer.ts'
import { logActivity } from '../../company-activity/company-activity.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { noSuchApplication, sideOf } from '../applications.service.ts'
import { findParties, type LockedApplication, lockApplication } from '../applications.sql.ts'
import type { Applications } from '../apply.service.ts'
import { setAnsweredByClaim } from '../claimed/claim.sql.ts'
import { claimView } from '../claimed/claim.view.ts'
import { claimedNotice, contestedNotice } from './answer-claims.mails.ts'
import { findClaimUse, findPauseEnd, insertClaim, settleOpenClaim } from './answer-claims.sql.ts'

/**
 * Claims that a waiting application was answered elsewhere (specification 16.5), once in each of its rounds, and asks the seeker.
 * Throws not_found, step_not_allowed if it does not wait for an answer, and conflict for a second claim. Throws invalid_input for
 * a day before the application or in the future, and claims_paused for 30 days after 3 people objected. Throws claim_limit_reached
 * while as many claims are open as the company may have.
 */
export async function claimAnswer(
  deps: Applications,
  viewer: CompanyViewer,
  id: string,
  { channel, answeredOn }: ValidatedOf<typeof claimEndpoint>['body'],
): Promise<AnswerClaim> {
  try {
    return await inTransaction(deps, async (tx, publish) => {
      const row = await lockOwn(tx, viewer, id, 'employer')
      const claim = await insertClaim(tx, row, { claimedBy: viewer.userId, channel, answeredOn })
      if (!claim) throw new AppError('conflict', { message: claimedBefore })
      await logActivity(tx, viewer, { act: 'application_claimed', job: row.job_id, application: id })
      const about = await findParties(tx, id)
      await notify(deps, tx, publish, claimedNotice(deps.config.publicUrl, about, claimView(claim)))
      publish('claim.changed', partiesOf(row))
      return claimView(claim)
    })
  } catch (error) {
    throw (await refusalOf(deps, viewer.companyId, error)) ?? error
  }
}

/** The refusal for a constraint of claims; undefined for other errors. */
async function refusalOf({ db }: Applications, companyId: CompanyId, error: unknown): Promise<AppError | undefined> {
  if (violates(error, 'answer_claims_waiting')) return new AppError('step_not_allowed', { message: notWaiting })
  if (violates(error, 'answer_claims_not_before'))
    return invalid('answeredOn', 'Choose the day of the application or a later day')
  if (violates(error, 'answer_claims_not_future')) return invalid('answeredOn', 'Choose today or an earlier day')
  if (violates(error, 'answer_claims_limit')) {
    const { used, limit, resetsAt } = await findClaimUse(db, companyId)
    return new AppError('claim_limit_reached', { used, limit, resetsAt: resetsAt?.toISOString() ?? null })
  }
  if (!violates(error, 'answer_claims_paused')) return undefined
  const until = await findPauseEnd(db, companyId)
  return new AppError('claims_paused', { message: paused, resetsAt: until?.toISOString() ?? null })
}

const claimedBefore = 'Someone already said that this application was answered elsewhere.'
const paused =
  'Three people told us that they never heard from you, so you can’t say that you answered elsewhere for 30 days. Answer here instead.'
const notWaiting = 'This application isn’t waiting for an answer.'
const noClaim = 'There is nothing to confirm for this application anymore.'

/**
 * Confirms the open claim, which is then the answer, or objects: the application waits as if nothing had been claimed. Possible until
 * the claim is settled. Throws not_found, and step_not_allowed without an open claim.
 */
export const settleClaim = (deps: Applications, viewer: Viewer, id: string, heard: boolean): Promise<AnswerClaim> =>
  inTransaction(deps, async (tx, publish) => {
    const row = await lockOwn(tx, viewer, id, 'seeker')
    const claim = heard ? await acceptClaim(tx, publish, row, 'confirmed') : await contestClaim(deps, tx, publish, row)
    if (!claim) throw new AppError('step_not_allowed', { message: noClaim, allowed: [] })
    return claimView(claim)
  })

async function contestClaim(deps: Applications, tx: Tx, publish: Publish, row: LockedApplication) {
  const claim = await settleOpenClaim(tx, row, 'objected')
  if (!claim) return undefined
  const { employer_id: companyId, job_id: job, id: application } = row
  await logActivity(tx, { companyId, userId: null }, { act: 'application_contested', job, application })
  await notify(deps, tx, publish, contestedNotice(deps.config.publicUrl, await findParties(tx, row.id)))
  publish('claim.changed', partiesOf(row))
  return claim
}

/**
 * Settles the open claim of a locked application as its answer. Undefined without one, and for `uncontested` before its 7 days
 * are over by database time.
 */
export async function acceptClaim(
  tx: Tx,
  publish: Publish,
  row: LockedApplication,
  outcome: 'confirmed' | 'uncontested',
) {
  const claim = await settleOpenClaim(tx, row, outcome)
  if (!claim) return undefined
  await setAnsweredByClaim(tx, row.id, claim)
  publish('application.answered', partiesOf(row))
  return claim
}

/** Locks the application for one of its two sides; throws not_found for everybody else. */
async function lockOwn(tx: Tx, viewer: Viewer, id: string, side: 'employer' | 'seeker'): Promise<LockedApplication> {
  const row = await lockApplication(tx, id)
  if (!row || sideOf(viewer, row) !== side) throw noSuchApplication()
  return row
}

const partiesOf = ({ id: applicationId, employer_id: employerId, seeker_id: seekerId }: LockedApplication) => ({
  applicationId,
  employerId,
  seekerId,
})
