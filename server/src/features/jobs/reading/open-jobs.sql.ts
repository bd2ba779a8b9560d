import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isJobListed, isJobShown, type Listing } from '../../../db/visibility.ts'

const openJobs = (db: Db, listing: Listing) =>
  db
    .selectFrom('jobs')
    .where('status', '=', sql.lit('open'))
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isJobShown())
    .where(isJobListed(listing))

/**
 * Parts of `size` posts each, numbered from 0, with their latest change. Parts without open jobs are missing. Includes
 * hidden and unlisted jobs, so that an index-only scan suffices.
 */
export const listOpenJobParts = (db: Db, size: number) =>
  db
    .selectFrom('jobs')
    .select((eb) => [
      sql<number>`(search_seq / ${sql.lit(size)})::integer`.as('part'),
      eb.fn.max('updated_at').as('updated_at'),
    ])
    .where('status', '=', sql.lit('open'))
    .groupBy('part')
    .orderBy('part')
    .execute()

/** The open jobs of one part, in order of publication. */
export const listOpenJobsOfPart = (db: Db, listing: Listing, part: number, size: number) =>
  openJobs(db, listing)
    .select(['id', 'title', 'updated_at'])
    .where('search_seq', '>=', part * size)
    .where('search_seq', '<', (part + 1) * size)
    .orderBy('search_seq')
    .execute()

/** Ids before that publication, newest first. */
export const listOpenJobsBefore = (db: Db, listing: Listing, before: number, limit: number) =>
  openJobs(db, listing)
    .select(['id', 'search_seq'])
    .where('search_seq', '<', before)
    .orderBy('search_seq', 'desc')
    .limit(limit)
    .execute()

/** The number of open jobs posted here, and the latest change of them or their companies. */
export const findStateOfOpenJobs = (db: Db, listing: Listing) =>
  openJobs(db, listing)
    .innerJoin('employers', 'employers.user_id', 'jobs.employer_id')
    .where('source', 'is', null)
    .select((eb) => [
      eb.fn.countAll().as('jobs'),
      sql<string | null>`max(greatest(jobs.updated_at, employers.updated_at))::text`.as('changed_at'),
    ])
    .executeTakeFirstOrThrow()
