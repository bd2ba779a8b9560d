import { type RawBuilder, sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'
import { isJobShown } from '../../db/visibility.ts'

/** The effective status: a lapsed offer counts as expired before the clock has processed it. */
const status: RawBuilder<string> = sql`case when offers.status = 'pending' and offers.expires_at <= now() then 'expired' else offers.status end`

const rows = (db: Db) =>
  db
    .selectFrom('offers')
    .leftJoin('jobs', 'jobs.id', 'offers.job_id')
    .leftJoin('offers as next', 'next.supersedes_id', 'offers.id')
    .select([
      'offers.id',
      'offers.employer_id',
      'offers.seeker_id',
      'offers.job_id',
      'offers.application_id',
      'offers.supersedes_id',
      'offers.details',
      'offers.expires_at',
      'offers.created_at',
      'offers.updated_at',
      'jobs.title as job_title',
      'next.id as superseded_by',
    ])
    .select([
      status.as('status'),
      sql<boolean | null>`case when jobs.id is not null then jobs.status = 'open' and jobs.expires_at > now()
        and ${isJobShown()} end`.as('job_is_open'),
    ])

export type OfferRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** One offer with the columns of its view; undefined when there is none. */
export const findOffer = (db: Db, id: string) => rows(db).where('offers.id', '=', id).executeTakeFirst()

export interface OfferFilters {
  /** The side of the user whose offers are listed. */
  side: 'employer' | 'seeker'
  userId: string
  status?: string | undefined
  /** Restricts the list to offers with this other person. */
  with?: string | undefined
}
const columnOf = { employer: 'offers.employer_id', seeker: 'offers.seeker_id' } as const
const otherSide = { employer: 'seeker', seeker: 'employer' } as const

/** A page of a person's offers: pending ones first, then newest first. */
export const listOfferRows = (db: Db, filters: OfferFilters & { page: number; limit: number }) =>
  rows(db)
    .where(columnOf[filters.side], '=', filters.userId)
    .$if(filters.with !== undefined, (query) => query.where(columnOf[otherSide[filters.side]], '=', filters.with ?? ''))
    .$if(filters.status !== undefined, (query) => query.where(status, '=', filters.status ?? ''))
    .orderBy(sql`${status} = 'pending'`, 'desc')
    .orderBy('offers.created_at', 'desc')
    .orderBy('offers.id')
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit)
    .execute()

/** Counts a person's offers by status. */
export const countOffers = (db: Db, { side, userId, with: other }: Omit<OfferFilters, 'status'>) =>
  db
    .selectFrom(
      db
        .selectFrom('offers')
        .select(status.as('status'))
        .where(columnOf[side], '=', userId)
        .$if(other !== undefined, (query) => query.where(columnOf[otherSide[side]], '=', other ?? ''))
        .as('own'),
    )
    .select((eb) => ['own.status', eb.fn.countAll<number>().as('count')])
    .groupBy('own.status')
    .execute()

/** The histories of these offers, each in order. */
export const listOfferSteps = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('offer_steps')
    .select(['offer_id', 'from_status', 'to_status', 'by', 'reason', 'at'])
    .where('offer_id', '=', anyUuid(ids))
    .orderBy('offer_id')
    .orderBy('at')
    .orderBy('id')
    .execute()
export type OfferStepRow = Awaited<ReturnType<typeof listOfferSteps>>[number]
