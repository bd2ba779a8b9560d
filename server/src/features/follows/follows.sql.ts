import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import {
  isActiveAccount,
  isCompanyShown,
  isHiddenVacancy,
  isJobShown,
  type Listing,
  newlyListedDays,
} from '../../db/visibility.ts'

/** Serializes the follows of this person until the end of the transaction. */
export const lockFollower = (tx: Tx, seekerId: PersonId) =>
  tx.selectFrom('users').select('id').where('id', '=', seekerId).forNoKeyUpdate().execute()

/** Follows the company if others may see it; returns false otherwise. An earlier follow keeps its time. */
export async function insertFollow(tx: Tx, seekerId: PersonId, employerId: CompanyId): Promise<boolean> {
  const { rows } = await sql`
    with company as (select user_id from employers where user_id = ${employerId} and ${isCompanyShown()}),
    followed as (insert into company_follows (seeker_id, employer_id) select ${seekerId}, user_id from company
      on conflict do nothing)
    select user_id from company`.execute(tx)
  return rows.length > 0
}

export const deleteFollow = (db: Db, seekerId: PersonId, employerId: CompanyId) =>
  db.deleteFrom('company_follows').where('seeker_id', '=', seekerId).where('employer_id', '=', employerId).execute()

/** Counts the companies that the person follows, without this one. Call under the lock of their account. */
export async function countOtherFollows(tx: Tx, seekerId: PersonId, employerId: CompanyId): Promise<number> {
  const { count } = await tx
    .selectFrom('company_follows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seeker_id', '=', seekerId)
    .where('employer_id', '<>', employerId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a job of the column `employer` is open to readers. */
const isOpenJobOf = (employer: string) => sql<boolean>`(jobs.employer_id = ${sql.ref(employer)} and jobs.status = 'open'
  and jobs.expires_at > now() and ${isJobShown()})`

/** Lists followed companies, latest first; those that moderation hides are left out. */
export const listFollows = (db: Db, seekerId: PersonId) =>
  db
    .selectFrom('company_follows')
    .innerJoin('employers', 'employers.user_id', 'company_follows.employer_id')
    .select(['employer_id', 'company_follows.created_at'])
    .select(
      sql<number>`(select count(*) from jobs where ${isOpenJobOf('company_follows.employer_id')})`.as('open_jobs'),
    )
    .where('seeker_id', '=', seekerId)
    .where(isCompanyShown())
    .orderBy('company_follows.created_at', 'desc')
    .orderBy('employer_id')
    .execute()

/** Ids of all followed companies, latest first. */
export const listFollowIds = (db: Db, seekerId: PersonId) =>
  db
    .selectFrom('company_follows')
    .select('employer_id as id')
    .where('seeker_id', '=', seekerId)
    .orderBy('created_at', 'desc')
    .orderBy('employer_id')
    .execute()

/** Counts followers whose accounts are active. */
export async function countFollowersOf(db: Db, employerId: CompanyId): Promise<number> {
  const { count } = await db
    .selectFrom('company_follows')
    .innerJoin('users', 'users.id', 'company_follows.seeker_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where(isActiveAccount())
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Lists open jobs that followed companies published since the follower last heard of them, at most `most` per company,
 * latest first. Includes earlier ones if the company was listed since then. The last minutes before that are read again, because
 * a post carries the time its transaction began.
 */
export async function listJobsSinceSeen(db: Db, { verifiesEmployers }: Listing, seekerId: string, most: number) {
  const since = sql`greatest(follows.seen_until - interval '10 minutes', follows.created_at)`
  const isNewlyListed = sql`(${verifiesEmployers}::boolean and employers.listed_at >= ${since}
    and jobs.published_at >= employers.listed_at - make_interval(days => ${sql.lit(newlyListedDays)}))`
  const { rows } = await sql<{ employer_id: CompanyId; business_name: string; job_id: string }>`
    select follows.employer_id, employers.business_name, recent.id as job_id
    from company_follows as follows
    join employers on employers.user_id = follows.employer_id and ${isCompanyShown()}
    cross join lateral (
      select jobs.id, jobs.published_at from jobs
      where ${isOpenJobOf('follows.employer_id')}
        and (jobs.published_at >= ${since} or ${isNewlyListed})
      order by jobs.published_at desc, jobs.id desc limit ${most}) as recent
    where follows.seeker_id = ${seekerId}
    order by follows.created_at, follows.employer_id, recent.published_at desc, recent.id desc`.execute(db)
  return rows
}

/** Latest open jobs of followed companies that were published in the last 7 days; at most `most` of each company are read. */
export async function listLatestJobs(db: Db, seekerId: string, most: number) {
  const { rows } = await sql<{ id: string }>`
    select recent.id from company_follows as follows
    join employers on employers.user_id = follows.employer_id and ${isCompanyShown()}
    cross join lateral (
      select jobs.id, jobs.published_at from jobs
      where ${isOpenJobOf('follows.employer_id')} and jobs.published_at >= now() - interval '7 days'
        and not ${isHiddenVacancy(seekerId)}
      order by jobs.published_at desc, jobs.id desc limit ${most}) as recent
    where follows.seeker_id = ${seekerId}
      and not exists (select from applications where seeker_id = ${seekerId} and job_id = recent.id)
    order by recent.published_at desc, recent.id desc limit ${most}`.execute(db)
  return rows
}

/** Counts the followed companies that moderation does not hide. */
export async function countFollows(db: Db, seekerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('company_follows')
    .innerJoin('employers', 'employers.user_id', 'company_follows.employer_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seeker_id', '=', seekerId)
    .where(isCompanyShown())
    .executeTakeFirstOrThrow()
  return count
}

export const hasFollows = async (db: Db, seekerId: string): Promise<boolean> =>
  (await db
    .selectFrom('company_follows')
    .select('employer_id')
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst()) !== undefined

/** Marks jobs published before `until` as seen. */
export const setFollowsSeen = (tx: Tx, seekerId: string, until: Date) =>
  tx
    .updateTable('company_follows')
    .set({ seen_until: sql`greatest(seen_until, ${until})` })
    .where('seeker_id', '=', seekerId)
    .execute()

/** Deletes what the account follows, and who follows its company. */
export const deleteFollowsOf = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('company_follows')
    .where((eb) => eb.or([eb('seeker_id', '=', userId), eb('employer_id', '=', userId)]))
    .execute()
