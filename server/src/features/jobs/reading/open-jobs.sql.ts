import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isJobShown } from '../../../db/visibility.ts'

const openJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .where('status', '=', sql.lit('open'))
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isJobShown())

/** Parts of so many publications each, numbered from 0, with the latest change in each; those without an open job are missing. What moderation hides counts: an index answers this alone. */
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

/** The open jobs of one part, in the order of their publication. */
export const listOpenJobsOfPart = (db: Db, part: number, size: number) =>
  openJobs(db)
    .select(['id', 'title', 'updated_at'])
    .where('search_seq', '>=', part * size)
    .where('search_seq', '<', (part + 1) * size)
    .orderBy('search_seq')
    .execute()

/** Ids before that publication, the newest first. */
export const listOpenJobsBefore = (db: Db, before: number, limit: number) =>
  openJobs(db)
    .select(['id', 'search_seq'])
    .where('search_seq', '<', before)
    .orderBy('search_seq', 'desc')
    .limit(limit)
    .execute()

/** How many own open jobs there are, and when the last of them or of their companies changed. */
export const findStateOfOpenJobs = (db: Db) =>
  openJobs(db)
    .innerJoin('employers', 'employers.user_id', 'jobs.employer_id')
    .where('source', 'is', null)
    .select((eb) => [
      eb.fn.countAll().as('jobs'),
      sql<string | null>`max(greatest(jobs.updated_at, employers.updated_at))::text`.as('changed_at'),
    ])
    .executeTakeFirstOrThrow()
