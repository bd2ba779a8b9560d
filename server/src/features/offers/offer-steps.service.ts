import type { Offer, OfferStatus } from '@hearback/contract/hiring/offers.ts'
import type { Tx } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import type { Viewer } from '../../domain/viewer.ts'
import {
  applicationDeclined,
  applicationHired,
  applicationRescinded,
  holdApplication,
} from '../applications/offered.service.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { requireVisibleCompany } from '../employers/employer-visibility.service.ts'
import { firstOfferStep } from './first-offer.rules.ts'
import { notifyOfOffer, type Offering } from './notify-of-offer.service.ts'
import type { Occasion } from './offers.mails.ts'
import { checkStep, type Side } from './offers.rules.ts'
import { noSuchOffer, oneOffer, sideOf } from './offers.service.ts'
import {
  appendOfferStep,
  findLastStep,
  findLatestOfferStep,
  findOfferPair,
  type LockedOffer,
  lockOffer,
  lockOffersOf,
  moveOffer,
} from './offers.sql.ts'

/** Accepting discloses phone, email and address to the company, so hidden companies are excluded. */
const hiddenCompany = 'A moderator has hidden this company. You can’t accept its offers right now.'

/**
 * Applies a step of the transition table for one of the two people, and moves the linked application. Throws not_found
 * for others, step_not_allowed with the possible steps, invalid_input for a rescission without a reason. Throws
 * not_allowed when accepting an offer of a hidden company. Rows are locked in a fixed order, the application first, so
 * that only one of two contradicting steps succeeds.
 */
export async function updateOfferStatus(
  deps: Offering,
  viewer: Viewer,
  id: string,
  { status: to, reason: given }: { status: OfferStatus; reason?: string | null | undefined },
): Promise<Offer> {
  const pair = await findOfferPair(deps.db, id)
  const side = sideOf(viewer, pair)
  const reason = given || null
  await inTransaction(deps, async (tx, publish) => {
    if (pair && to === 'accepted') await requireVisibleCompany(tx, pair.employer_id, hiddenCompany)
    if (pair?.application_id) await holdApplication(tx, pair.application_id)
    const row = await lockOffer(tx, id)
    if (!row) throw noSuchOffer()
    const first = await firstStepOf(tx, id, { userId: viewer.userId, side })
    checkStep(row.standing as OfferStatus, side, { to, reason, first })
    await takeOfferStep(tx, publish, row, { to, by: side, actorId: viewer.userId, reason })
    if (side === 'employer') await logOfferEnd(tx, row, to, viewer.userId)
    if (row.application_id)
      await moveAlong(deps, tx, publish, {
        id: row.application_id,
        seeker_id: row.seeker_id,
        to,
        reason: reason ?? '',
        actorId: viewer.userId,
      })
    await notifyOfOffer(deps, tx, publish, { offerId: id, occasion: to as Occasion, reason })
  })
  return oneOffer(deps.db, viewer, id)
}

/** Logs that the company or the system (null) ended an offer. */
export async function logOfferEnd(tx: Tx, row: LockedOffer, to: OfferStatus, userId: PersonId | null): Promise<void> {
  const act = to === 'withdrawn' || to === 'rescinded' ? (`offer_${to}` as const) : 'offer_expired'
  const subjects = { job: row.job_id, application: row.application_id, subject: row.id }
  const statuses = { before: { status: row.status }, after: { status: to } }
  await logActivity(tx, { companyId: row.employer_id, userId }, { act, ...subjects, ...statuses })
}

async function firstStepOf(tx: Tx, id: string, reader: Parameters<typeof firstOfferStep>[1]) {
  const latest = await findLatestOfferStep(tx, id)
  return latest && firstOfferStep(latest, reader)
}

interface Along {
  id: string
  seeker_id: string
  to: OfferStatus
  reason: string
  actorId: PersonId
}

/** Applies the step to the application; a withdrawn offer leaves it unchanged. */
async function moveAlong(deps: Offering, tx: Tx, publish: Publish, { id, to, ...about }: Along): Promise<void> {
  if (to === 'accepted') await applicationHired(deps, tx, publish, id)
  if (to === 'declined') await applicationDeclined(deps, tx, publish, { id, seekerId: about.seeker_id })
  if (to === 'rescinded') {
    await applicationRescinded(deps, tx, publish, { id, actorId: about.actorId, reason: about.reason })
  }
}

interface Step {
  to: OfferStatus
  by: Side
  actorId: string | null
  reason?: string | null
}

/** Moves the locked row and appends to its history. */
export async function takeOfferStep(tx: Tx, publish: Publish, row: LockedOffer, step: Step): Promise<void> {
  await moveOffer(tx, row.id, step.to)
  await appendOfferStep(tx, { offerId: row.id, from: row.status, ...step })
  publish('offer.changed', { offerId: row.id, employerId: row.employer_id, seekerId: row.seeker_id })
}

/** Status of an offer after its application has ended, by the offer's current status. */
const endOf: Partial<Record<string, Partial<Record<string, OfferStatus>>>> = {
  withdrawn: { pending: 'declined' },
  declined: { pending: 'declined' },
  rejected: { pending: 'withdrawn', accepted: 'rescinded' },
}

/**
 * Ends the offer of an ended application in the same transaction, so that it cannot be accepted afterwards. The message
 * to the application becomes the reason; the notification of the application covers both.
 */
export function followApplications({ events }: Pick<Deps, 'events'>): void {
  events.onBeforeCommit('application.moved', async (tx, publish, { applicationId, to }) => {
    const ends = endOf[to]
    const rows = ends ? await lockOffersOf(tx, applicationId) : []
    const last = rows.length > 0 ? await findLastStep(tx, applicationId) : undefined
    for (const row of rows) {
      const end = ends?.[row.status]
      if (!end || !last) continue
      await takeOfferStep(tx, publish, row, {
        to: end,
        by: last.by as Side,
        actorId: last.actor_id,
        reason: last.feedback,
      })
    }
  })
}
