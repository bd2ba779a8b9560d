import type { OfferDetails } from '@hearback/contract/hiring/offers.ts'
import { sql } from 'kysely'
import { memberFirstName } from '../../db/company-columns.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'
import { toJsonb } from '../../db/jsonb.ts'
import { hasBlocked } from '../../db/visibility.ts'

/** The immutable references of an offer, which determine the rows to lock. */
export const findOfferPair = (db: Db, id: string) =>
  db
    .selectFrom('offers')
    .select(['id', 'employer_id', 'seeker_id', 'job_id', 'application_id'])
    .where('id', '=', id)
    .executeTakeFirst()

const locked = (tx: Tx) =>
  tx.selectFrom('offers').select(['id', 'employer_id', 'seeker_id', 'job_id', 'application_id', 'status', 'expires_at'])
export type LockedOffer = Awaited<ReturnType<ReturnType<typeof locked>['execute']>>[number]

/** Locks an offer, and returns it with its effective status; undefined when there is none. */
export async function lockOffer(tx: Tx, id: string) {
  const row = await locked(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return undefined
  // Read after waiting for the lock, so that waiting cannot extend the offer's lifetime.
  const { is_over } = await tx
    .selectNoFrom(sql<boolean>`${row.expires_at}::timestamptz <= clock_timestamp()`.as('is_over'))
    .executeTakeFirstOrThrow()
  return { ...row, standing: row.status === 'pending' && is_over ? 'expired' : row.status }
}

/** Locks the active offers of this application; lapsed ones are left to the clock. */
export const lockOffersOf = (tx: Tx, applicationId: string) =>
  locked(tx)
    .where('application_id', '=', applicationId)
    .where((eb) =>
      eb.or([
        eb('status', '=', sql.lit('accepted')),
        eb('status', '=', sql.lit('pending')).and('expires_at', '>', sql<Date>`now()`),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/** The last step of an application, with its actor and message. */
export const findLastStep = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_steps')
    .select(['by', 'actor_id', 'feedback'])
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

const latestSteps = (db: Db) =>
  db
    .selectFrom('offer_steps')
    .innerJoin('offers', 'offers.id', 'offer_steps.offer_id')
    .innerJoin('seekers', 'seekers.user_id', 'offers.seeker_id')
    .select(['to_status as to', 'by', 'actor_id as actorId', 'seekers.first_name as seekerName'])
    .select(memberFirstName(sql.ref('offers.employer_id'), sql.ref('offer_steps.actor_id')).as('actorName'))
    .orderBy('at', 'desc')
    .orderBy('offer_steps.id', 'desc')
    .limit(1)

/** The latest step of an offer, with the names of its people. */
export const findLatestOfferStep = (db: Db, id: string) => latestSteps(db).where('offer_id', '=', id).executeTakeFirst()

/** The latest step of the pending offer of this employer to this person for this job. */
export const findPendingOfferStep = (
  db: Db,
  { employer_id, seeker_id, job_id }: Pick<NewOffer, 'employer_id' | 'seeker_id' | 'job_id'>,
) =>
  latestSteps(db)
    .where('offers.employer_id', '=', employer_id)
    .where('offers.seeker_id', '=', seeker_id)
    .where('offers.job_id', 'is not distinct from', job_id)
    .where('offers.status', '=', sql.lit('pending'))
    .executeTakeFirst()

export interface NewOffer {
  employer_id: string
  seeker_id: string
  job_id: string | null
  application_id: string | null
  supersedes_id: string | null
  details: OfferDetails
  expires_at: Date
}

/** Returns undefined while another offer of this employer to this person for this job is pending. */
export const insertOffer = (tx: Tx, offer: NewOffer) =>
  tx
    .insertInto('offers')
    .values({ ...offer, details: toJsonb(offer.details) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Moves the locked row; its change time is later than every earlier one. */
export const moveOffer = (tx: Tx, id: string, to: string) =>
  tx
    .updateTable('offers')
    .set({
      status: to,
      status_changed_at: sql`greatest(clock_timestamp(), status_changed_at + interval '1 microsecond')`,
    })
    .where('id', '=', id)
    .execute()

export interface NewOfferStep {
  offerId: string
  from: string | null
  to: string
  by: 'employer' | 'seeker' | 'system'
  actorId: string | null
  reason?: string | null
}

/** Appends a history entry with the time of the change just made to the row. */
export const appendOfferStep = (tx: Tx, { offerId, from, to, by, actorId, reason = null }: NewOfferStep) =>
  tx
    .insertInto('offer_steps')
    .columns(['offer_id', 'from_status', 'to_status', 'by', 'actor_id', 'reason', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('offers')
        .select([
          'id',
          sql<string | null>`${from}::text`.as('from_status'),
          sql<string>`${to}::text`.as('to_status'),
          sql<string>`${by}::text`.as('by'),
          sql<string | null>`${actorId}::uuid`.as('actor_id'),
          sql<string | null>`${reason}::text`.as('reason'),
          'status_changed_at',
        ])
        .where('id', '=', offerId),
    )
    .execute()

/** Locks up to `limit` lapsed pending offers; skips rows locked by another process or step. */
export const lockLapsedOffers = (tx: Tx, limit: number) =>
  locked(tx)
    .where('status', '=', sql.lit('pending'))
    .where('expires_at', '<=', sql<Date>`now()`)
    .where(isRetryable('offer-expiry', sql.ref('offers.id')))
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Locks the lapsed pending offer of this employer to this person for this job. */
export const lockLapsedOffer = (
  tx: Tx,
  { employer_id, seeker_id, job_id }: Pick<NewOffer, 'employer_id' | 'seeker_id' | 'job_id'>,
) =>
  locked(tx)
    .where('employer_id', '=', employer_id)
    .where('seeker_id', '=', seeker_id)
    .where('job_id', 'is not distinct from', job_id)
    .where('status', '=', sql.lit('pending'))
    .where('expires_at', '<=', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()

/** Marks up to `limit` offers that end within a day and were made over a day ago as reminded; returns them. */
export const takeEndingOffers = (tx: Tx, limit: number) =>
  tx
    .updateTable('offers')
    .set({ expiry_warned_at: sql`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('offers as ending')
        .select('ending.id')
        .where('ending.status', '=', sql.lit('pending'))
        .where('ending.expiry_warned_at', 'is', null)
        .where('ending.expires_at', '>', sql<Date>`now()`)
        .where('ending.expires_at', '<=', sql<Date>`now() + interval '1 day'`)
        .where('ending.created_at', '<=', sql<Date>`now() - interval '1 day'`)
        .where(isRetryable('offer-warnings', sql.ref('ending.id')))
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'employer_id', 'seeker_id'])
    .execute()

/** Which of the two has blocked the other in their chat; there are no offers to or from a blocked one. */
export const findBlocks = (db: Db, employerId: CompanyId, seekerId: string) =>
  db
    .selectFrom('chats')
    .select([hasBlocked('employer').as('by_employer'), hasBlocked('seeker').as('by_seeker')])
    .where('employer_id', '=', employerId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst()

/** The parties and subject of notifications about this offer. */
export const findOfferParties = (db: Db, id: string) =>
  db
    .selectFrom('offers')
    .innerJoin('employers', 'employers.user_id', 'offers.employer_id')
    .innerJoin('seekers', 'seekers.user_id', 'offers.seeker_id')
    .innerJoin('users as employer_users', 'employer_users.id', 'offers.employer_id')
    .innerJoin('users as seeker_users', 'seeker_users.id', 'offers.seeker_id')
    .leftJoin('jobs', 'jobs.id', 'offers.job_id')
    .select([
      'offers.id as offerId',
      'offers.employer_id as employerId',
      'offers.seeker_id as seekerId',
      'offers.job_id as jobId',
      'offers.expires_at as expiresAt',
      'offers.details',
      'jobs.title as jobTitle',
      'employers.business_name as company',
      'employer_users.email as employerEmail',
      'seeker_users.email as seekerEmail',
      'seekers.nickname',
      'seekers.first_name as firstName',
      'seekers.last_name as lastName',
    ])
    .where('offers.id', '=', id)
    .executeTakeFirstOrThrow()

/** Sets the expiry of pending offers on either side to now; the clock then expires them and notifies the other person. */
export const endPendingOffersOf = (tx: Tx, userId: string) =>
  tx
    .updateTable('offers')
    .set({ expires_at: sql`now()` })
    .where((eb) => eb.or([eb('seeker_id', '=', userId), eb('employer_id', '=', userId)]))
    .where('status', '=', sql.lit('pending'))
    .execute()
