import { sql } from 'kysely'
import { awaitsAnswer } from '../../../db/awaits-answer.ts'
import type { Db } from '../../../db/database.ts'

/** Current invitations of the seeker whose application is at the interview. */
const invitationsOf = (db: Db, seekerId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('interviews', 'interviews.application_id', 'applications.id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .select(['applications.id', 'jobs.title', 'employers.business_name'])
    .where('applications.seeker_id', '=', seekerId)
    .where('applications.status', '=', sql.lit('interview'))
    .where('interviews.superseded_at', 'is', null)

/** Invitations without a picked slot that have one in the future, the oldest first. */
export const listUnpicked = (db: Db, seekerId: string, limit: number) =>
  invitationsOf(db, seekerId)
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('interviews.picked', 'is', null)
    .where(sql<boolean>`now() < any (interviews.slots)`)
    .orderBy('interviews.created_at')
    .orderBy('applications.id')
    .limit(limit)
    .execute()

/** The earliest interview that has not ended. */
export const findNextInterview = (db: Db, seekerId: string) =>
  invitationsOf(db, seekerId)
    .select(['interviews.picked', 'interviews.minutes', 'interviews.mode', 'interviews.place', 'interviews.time_zone'])
    .where('interviews.picked', '>', sql<Date>`now() - make_interval(mins => interviews.minutes)`)
    .orderBy('interviews.picked')
    .limit(1)
    .executeTakeFirst()

/** Pending offers of the seeker, the earliest end first. */
export const listPendingOffers = (db: Db, seekerId: string, limit: number) =>
  pendingOffersOf(db, seekerId)
    .innerJoin('employers', 'employers.user_id', 'offers.employer_id')
    .leftJoin('jobs', 'jobs.id', 'offers.job_id')
    .select(['offers.id', 'offers.expires_at', 'jobs.title', 'employers.business_name'])
    .orderBy('offers.expires_at')
    .orderBy('offers.id')
    .limit(limit)
    .execute()

/** Applications of the seeker whose answer is overdue, the longest first. */
export const listOverdue = (db: Db, seekerId: string, limit: number) =>
  overdueOf(db, seekerId)
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .select(['applications.id', 'applications.answer_due_at', 'jobs.title', 'employers.business_name'])
    .orderBy('applications.answer_due_at')
    .orderBy('applications.id')
    .limit(limit)
    .execute()

const pendingOffersOf = (db: Db, seekerId: string) =>
  db
    .selectFrom('offers')
    .where('offers.seeker_id', '=', seekerId)
    .where('offers.status', '=', sql.lit('pending'))
    .where('offers.expires_at', '>', sql<Date>`now()`)

const overdueOf = (db: Db, seekerId: string) =>
  db
    .selectFrom('applications')
    .where('applications.seeker_id', '=', seekerId)
    .where(awaitsAnswer())
    .where('applications.answer_due_at', '<=', sql<Date>`now()`)

/** Number of offers that the seeker can still answer, and of applications whose answer is overdue. */
export const countAgenda = (db: Db, seekerId: string) =>
  db
    .selectNoFrom([
      pendingOffersOf(db, seekerId)
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('offers'),
      overdueOf(db, seekerId)
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('overdue'),
    ])
    .executeTakeFirstOrThrow()
