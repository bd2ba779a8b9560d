import { limits } from '@hearback/contract/values/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import { toJsonb } from '../../db/jsonb.ts'

export interface NewEntry {
  company_id: CompanyId
  is_automatic: boolean
  member_id: PersonId | null
  key_id: string | null
  act: string
  job_id: string | null
  application_id: string | null
  subject_id: string | null
  before: object | null
  after: object | null
}

/** One statement whose text does not depend on the number of entries, so that it is planned once. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  await sql`insert into company_activity
      (company_id, is_automatic, member_id, key_id, act, job_id, application_id, subject_id, before, after)
    select * from jsonb_to_recordset(${toJsonb(entries)}::jsonb) as entry (company_id uuid, is_automatic boolean,
      member_id uuid, key_id uuid, act text, job_id uuid, application_id uuid, subject_id uuid, before jsonb, after jsonb)`.execute(
    db,
  )
}

export interface EntryFilter {
  member?: string | undefined
  topic?: string | undefined
  job?: string | undefined
  /** Days in `timeZone`, or else in the zone of the company. */
  since?: string | undefined
  until?: string | undefined
  timeZone?: string | undefined
  /** Id of the last entry of the page before. */
  before?: string | undefined
}

/** The subquery is evaluated once, not for each entry. */
const startOf = (day: RawBuilder<unknown>, companyId: CompanyId, timeZone: string | undefined) =>
  sql<Date>`(select (${day})::timestamp at time zone
    zone_or_utc(coalesce(${timeZone ?? null}::text, (select time_zone from users where id = ${companyId}))))`

/** Entries of the company, latest first, with the current names of their subjects. */
export const listEntries = (db: Db, companyId: CompanyId, filter: EntryFilter, limit: number) =>
  db
    .selectFrom('company_activity as entry')
    .leftJoin('jobs', 'jobs.id', 'entry.job_id')
    .leftJoin('applications', 'applications.id', 'entry.application_id')
    .leftJoin('offers', 'offers.id', 'entry.subject_id')
    .leftJoin('seekers', (join) =>
      join.on((eb) => eb('seekers.user_id', '=', eb.fn.coalesce('applications.seeker_id', 'offers.seeker_id'))),
    )
    .leftJoin('users as person', (join) =>
      join.onRef('person.id', '=', 'seekers.user_id').on('person.origin', '<>', 'erased'),
    )
    .leftJoin('api_keys as key', 'key.id', 'entry.key_id')
    .leftJoin('company_invitations as invitation', 'invitation.id', 'entry.subject_id')
    .select(['entry.id', 'entry.at', 'entry.act', 'entry.topic', 'entry.is_automatic', 'entry.member_id'])
    .select(['entry.job_id', 'entry.application_id', 'entry.subject_id', 'entry.before', 'entry.after'])
    .select(['jobs.title', 'jobs.deleted_at', 'invitation.email', 'person.id as applicant_id', 'key.name as key_name'])
    .select(
      sql<
        string | null
      >`case when person.id is not null then concat_ws(' ', seekers.first_name, seekers.last_name) end`.as('applicant'),
    )
    .where('entry.company_id', '=', companyId)
    .$if(filter.member !== undefined, (query) => query.where('entry.member_id', '=', filter.member ?? ''))
    .$if(filter.job !== undefined, (query) => query.where('entry.job_id', '=', filter.job ?? ''))
    .$if(filter.topic !== undefined, (query) => query.where('entry.topic', '=', sql.lit(filter.topic ?? '')))
    .$if(filter.since !== undefined, (query) =>
      query.where('entry.at', '>=', startOf(sql`${filter.since}::date`, companyId, filter.timeZone)),
    )
    .$if(filter.until !== undefined, (query) =>
      query.where('entry.at', '<', startOf(sql`${filter.until}::date + 1`, companyId, filter.timeZone)),
    )
    .$if(filter.before !== undefined, (query) =>
      query.where(
        sql<boolean>`(entry.at, entry.id) < ((select at from company_activity
          where id = ${filter.before} and company_id = ${companyId}), ${filter.before}::uuid)`,
      ),
    )
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** The latest of these acts of the company on a job, or on its page. */
export const findLatest = (
  db: Db,
  companyId: CompanyId,
  { job, acts }: { job: string | null; acts: readonly string[] },
) =>
  db
    .selectFrom('company_activity')
    .select(['member_id', 'at'])
    .where('company_id', '=', companyId)
    .$call((query) => (job === null ? query.where('topic', '=', sql.lit('company')) : query.where('job_id', '=', job)))
    .where('act', 'in', acts)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Names of members, and first names of former ones. People whose account is erased are missing. */
export async function listNames(db: Db, companyId: CompanyId, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select former.user_id as id, former.first_name as name from former_members former
      where former.company_id = ${companyId} and former.user_id = ${anyUuid(ids)} and former.first_name is not null
    union all
    select member.user_id, concat_ws(' ', coalesce(member.first_name, employers.first_name),
        coalesce(member.last_name, employers.last_name))
      from company_members member
      left join employers on employers.user_id = member.user_id and member.user_id = member.company_id
      where member.company_id = ${companyId} and member.user_id = ${anyUuid(ids)}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The members who accepted these invitations, by invitation. */
export async function listJoined(db: Db, companyId: CompanyId, invitations: readonly string[]) {
  const rows = await db
    .selectFrom('company_activity')
    .select(['subject_id', 'member_id'])
    .where('company_id', '=', companyId)
    .where('topic', '=', sql.lit('team'))
    .where('act', '=', 'team_joined')
    .where('subject_id', '=', anyUuid(invitations))
    .limit(limits.companyMembers)
    .execute()
  return new Map(rows.map((row) => [row.subject_id, row.member_id]))
}
