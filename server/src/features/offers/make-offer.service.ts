import type { Offer, OfferForm, OfferStatus } from '@hearback/contract/hiring/offers.ts'
import type { Tx } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { applicationOffered, holdApplication, openApplicationTo } from '../applications/offered.service.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { requireVisibleCompany } from '../employers/employer-visibility.service.ts'
import { requireOwnCompany } from '../employers/employers.service.ts'
import { ownJob } from '../jobs/job/jobs.service.ts'
import { profileFor } from '../seekers/profile/seekers.service.ts'
import { consumeQuota } from '../usage/usage.service.ts'
import { firstOffer, firstOfferStep } from './first-offer.rules.ts'
import { notifyOfOffer, type Offering } from './notify-of-offer.service.ts'
import { expireOffer } from './offer-clock.service.ts'
import { takeOfferStep } from './offer-steps.service.ts'
import { expiryOf, stepsFor } from './offers.rules.ts'
import { noSuchOffer, oneOffer } from './offers.service.ts'
import {
  appendOfferStep,
  findBlocks,
  findLatestOfferStep,
  findPendingOfferStep,
  insertOffer,
  lockLapsedOffer,
  lockOffer,
  type NewOffer,
} from './offers.sql.ts'
import { fromOfferForm } from './offers.view.ts'

/**
 * Sends an offer to a person whom the viewer may see, and counts it against the monthly plan limit, also if it
 * supersedes another. Companies hidden by moderation cannot send offers. With a job, the open application to it becomes
 * offered. Throws not_allowed, profile_required, not_found, invalid_input, offer_limit_reached, offer_pending. Throws
 * step_not_allowed when the offer to supersede, or the application, has ended.
 */
export async function makeOffer(deps: Offering, viewer: CompanyViewer, form: OfferForm): Promise<Offer> {
  const { employerId, seekerId, jobId, details, expiresAt, supersedes } = fromOfferForm(form)
  if (employerId !== viewer.companyId) {
    throw new AppError('not_allowed', { message: 'You can only make offers in your own name.' })
  }
  await requireOwnCompany(deps.db, viewer)
  if (jobId) await ownJob(deps.db, viewer, jobId)
  await requireReachable(deps, viewer, seekerId)
  const applicationId = jobId ? await openApplicationTo(deps.db, jobId, seekerId) : undefined
  const id = await inTransaction(deps, async (tx, publish) => {
    await requireVisibleCompany(tx, employerId, 'A moderator has hidden your company, so you can’t send offers.')
    const { now } = await consumeQuota(tx, employerId, 'offers')
    const offer = {
      employer_id: employerId,
      seeker_id: seekerId,
      job_id: jobId,
      application_id: applicationId ?? null,
      supersedes_id: supersedes,
      details,
      expires_at: expiryOf(expiresAt, now),
    }
    if (applicationId) await holdApplication(tx, applicationId)
    await endEarlier(deps, tx, publish, offer, viewer.userId)
    const offerId = await store(tx, publish, offer, viewer.userId)
    const act = supersedes ? 'offer_replaced' : 'offer_made'
    await logActivity(tx, viewer, { act, job: jobId, application: offer.application_id, subject: offerId })
    if (applicationId) await applicationOffered(deps, tx, publish, { id: applicationId, actorId: viewer.userId })
    await notifyOfOffer(deps, tx, publish, { offerId, occasion: supersedes ? 'changed' : 'received' })
    return offerId
  })
  return oneOffer(deps.db, viewer, id)
}

async function requireReachable(deps: Pick<Deps, 'db'>, viewer: CompanyViewer, seekerId: string): Promise<void> {
  await profileFor(deps, viewer, seekerId)
  const blocks = await findBlocks(deps.db, viewer.companyId, seekerId)
  if (blocks?.by_seeker) throw new AppError('not_allowed', { message: 'This person doesn’t accept offers from you.' })
  if (blocks?.by_employer) {
    throw new AppError('not_allowed', { message: 'You’ve blocked this person. Unblock them to make an offer.' })
  }
}

/** Ends an offer that has lapsed but was not expired by the clock yet, and the offer that this one supersedes. */
async function endEarlier(deps: Offering, tx: Tx, publish: Publish, offer: NewOffer, actorId: PersonId): Promise<void> {
  const lapsed = await lockLapsedOffer(tx, offer)
  if (lapsed) await expireOffer(deps, tx, publish, lapsed)
  if (!offer.supersedes_id) return
  const earlier = await lockOffer(tx, offer.supersedes_id)
  if (earlier?.employer_id !== offer.employer_id || earlier.seeker_id !== offer.seeker_id) throw noSuchOffer()
  if (earlier.job_id !== offer.job_id) throw invalid('supersedes', 'That offer is for a different job')
  const standing = earlier.standing as OfferStatus
  if (standing !== 'pending') {
    const latest = await findLatestOfferStep(tx, earlier.id)
    const first = latest && firstOfferStep(latest, { userId: actorId, side: 'employer' })
    throw new AppError('step_not_allowed', {
      message: first ?? `That offer is already ${standing}. Send a new one instead.`,
      allowed: stepsFor(standing, 'employer'),
    })
  }
  await takeOfferStep(tx, publish, earlier, { to: 'superseded', by: 'employer', actorId })
}

async function store(tx: Tx, publish: Publish, offer: NewOffer, actorId: PersonId): Promise<string> {
  const inserted = await insertOffer(tx, offer)
  if (!inserted) {
    const pending = await findPendingOfferStep(tx, offer)
    const message = pending && firstOffer(pending, { userId: actorId, side: 'employer' })
    throw new AppError('offer_pending', message === undefined ? {} : { message })
  }
  const { employer_id: employerId, seeker_id: seekerId } = offer
  await appendOfferStep(tx, { offerId: inserted.id, from: null, to: 'pending', by: 'employer', actorId })
  publish('offer.changed', { offerId: inserted.id, employerId, seekerId })
  return inserted.id
}
