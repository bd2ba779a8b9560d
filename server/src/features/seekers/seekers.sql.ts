import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A withdrawal before the employer answered takes the view back; 6 months after an end it lapses (product.md 8). */
const ringByApplications = (employerId: string) => sql<1 | 2 | 3 | null>`(
  select max(case
    when a.status = 'hired' then 3
    when a.status = 'withdrawn' and a.answered_at is null then 1
    when a.status in ('withdrawn', 'rejected') and a.status_changed_at < now() - interval '6 months' then 1
    else 2 end)
  from applications a where a.seeker_id = seekers.user_id and a.employer_id = ${employerId})`

const isHiddenFrom = (employerId: string) => sql<boolean>`exists (
  select from hidden_employers h where h.seeker_id = seekers.user_id and h.employer_id = ${employerId})`

/** The profiles with these ids; `ring` is what applications to the viewer give, null without any. */
export const listSeekers = (db: Db, ids: readonly string[], viewerId: string) =>
  db
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .selectAll('seekers')
    .select(['users.email', 'users.phone'])
    .select([ringByApplications(viewerId).as('ring'), isHiddenFrom(viewerId).as('hidden')])
    .where('seekers.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
export type SeekerRow = Awaited<ReturnType<typeof listSeekers>>[number]

/** What others need of a seeker whose profile is published; undefined without one. */
export const findPublishedSeeker = (db: Db, id: string) =>
  db
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .select(['seekers.user_id as seekerId', 'first_name as firstName', 'last_name as lastName', 'users.email'])
    .where('seekers.user_id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
