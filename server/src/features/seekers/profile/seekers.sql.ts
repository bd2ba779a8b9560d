import type { LastSeen } from '@hearback/contract/people/talent-filters.ts'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { isRetryable } from '../../../db/failed-rows.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { precompiledQuery } from '../../../db/precompiled-query.ts'
import type { Seekers } from '../../../db/schema.ts'
import { hasBlocked, isFindableBy, isHiddenFrom, isSeenByMember } from '../../../db/visibility.ts'
import type { Party } from '../../../domain/viewer.ts'

const isBlocked = hasBlocked('seeker', 'chat')
/** A seeker who wrote to a company shares their profile with it. */
const hasWritten = sql<boolean>`coalesce(chat.started_by = 'seeker' and not ${isBlocked}, false)`

/** The seeker wrote to the company after it made the offer, and has declined none of its offers since. */
const isAnsweredByMessage = (employerId: CompanyId) => sql<boolean>`(chat.last_seq > 0
  and exists (select from messages m where m.chat_id = chat.id and m.sender_id = seekers.user_id and m.created_at >= o.created_at)
  and not exists (select from offers declined where declined.seeker_id = seekers.user_id
    and declined.employer_id = ${employerId} and declined.status = 'declined' and declined.status_changed_at > o.created_at))`

/**
 * Visibility level by applications, the chat and offers between the two (specification 6.7). An act of the company
 * alone opens nothing: an offer counts once the seeker accepted it or answered it with a message, until they decline
 * one. A withdrawal before the employer answered closes the view, as does a withdrawn offer. A level lapses 6 months
 * after the end (specification 8). A block by the seeker revokes the level of the chat. A block or hiding also revokes
 * that of an offer not accepted.
 */
const ringByContact = (employerId: CompanyId) => sql<1 | 2 | 3 | null>`greatest(
  (select max(case
     when a.status = 'hired' then 3
     when a.status = 'withdrawn' and a.answered_at is null and not exists (select from earlier_rounds earlier
       where earlier.application_id = a.id and earlier.answered_at is not null) then 1
     when a.status in ('withdrawn', 'rejected') and a.status_changed_at < now() - interval '6 months' then 1
     else 2 end)
   from applications a where a.seeker_id = seekers.user_id and a.employer_id = ${employerId}),
  case when ${isBlocked} then null
    when chat.accepted_at is not null and chat.state = 'open' then 2
    when chat.started_by = 'seeker' then 1 end,
  (select max(case
     when o.status = 'accepted' then 3
     when o.status in ('withdrawn', 'declined') or ${isHiddenFrom(employerId)} or ${isBlocked} then 1
     when o.status <> 'pending' and o.status_changed_at < now() - interval '6 months' then 1
     when o.status = 'rescinded' or ${isAnsweredByMessage(employerId)} then 2
     else 1 end)
   from offers o where o.seeker_id = seekers.user_id and o.employer_id = ${employerId}))`

/** The same grid as distances in search, so that combining both discloses no more than one of them. */
const roundedPoint = [
  sql<number | null>`public_latitude(seekers.latitude)`.as('public_latitude'),
  sql<number | null>`public_longitude(seekers.latitude, seekers.longitude)`.as('public_longitude'),
]

/** Looked up per profile with a limit, because a join may read all rows of a large employer. */
const one = (rows: RawBuilder<unknown>, employerId: CompanyId) =>
  sql`(${rows} as one where one.seeker_id = seekers.user_id and one.employer_id = ${employerId} limit 1)`

/** Only of profiles that show their terms. */
const shownYears = sql<number | null>`case when seekers.terms_shown then years_of_experience(seekers.user_id) end`

/** Only of profiles that show their terms. */
const shownSeen = sql<LastSeen | null>`case when seekers.terms_shown then
  case seen_facets(users.last_seen_at) when '{z/week,z/month}' then 'week' when '{z/month}' then 'month' else 'earlier' end end`

/** Those of these people who applied to a job that the member sees. */
export const listApplicantsSeenBy = (db: Db, member: Party, ids: readonly string[]) =>
  db
    .selectFrom('applications')
    .select('seeker_id')
    .distinct()
    .where('seeker_id', '=', anyUuid(ids))
    .where('employer_id', '=', member.companyId ?? member.userId)
    .where(isSeenByMember(member, sql.ref('applications.job_id')))
    .execute()

interface Known {
  readonly ids: readonly string[]
  readonly viewerId: string
}
/** The profiles with these ids; `ring` is the level by contact with the viewer, null without contact. */
export const listSeekers = precompiledQuery((db, { ids, viewerId }: Known) =>
  db
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .leftJoinLateral(one(sql`select * from chats`, viewerId).as('chat'), (on) => on.onTrue())
    .selectAll('seekers')
    .select(['users.email', 'users.phone', isFindableBy(viewerId).as('is_findable')])
    .select(roundedPoint)
    .select([ringByContact(viewerId).as('ring'), hasWritten.as('has_written')])
    .select([shownYears.as('years_of_experience'), shownSeen.as('last_seen')])
    .where('seekers.user_id', '=', anyUuid(ids)),
)
export type SeekerRow = Awaited<ReturnType<typeof listSeekers>>[number]

/** Name and picture of these people, with what decides whether and how the viewer sees them. */
export const listSeekerCards = precompiledQuery((db, { ids, viewerId }: Known) =>
  db
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .leftJoinLateral(one(sql`select * from chats`, viewerId).as('chat'), (on) => on.onTrue())
    .select(['seekers.user_id', 'first_name', 'last_name', 'nickname', 'job_title', 'picture_key'])
    .select([isFindableBy(viewerId).as('is_findable'), ringByContact(viewerId).as('ring')])
    .where('seekers.user_id', '=', anyUuid(ids)),
)
export type SeekerCardRow = Awaited<ReturnType<typeof listSeekerCards>>[number]

/** Inputs of matches for the applicants of a job, with the visibility level of the company as in `listSeekers`. */
export const listMatchFacts = precompiledQuery((db, { jobId, employerId }: { jobId: string; employerId: CompanyId }) =>
  db
    .selectFrom('applications')
    .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
    .leftJoinLateral(one(sql`select * from chats`, employerId).as('chat'), (on) => on.onTrue())
    .select(['seekers.user_id', 'skills', 'job_category', 'hourly_rate', 'availability', 'terms_shown'])
    .select(['seekers.latitude', 'seekers.longitude', ...roundedPoint])
    .select(ringByContact(employerId).as('ring'))
    .where('applications.job_id', '=', jobId),
)
export type MatchFactsRow = Awaited<ReturnType<typeof listMatchFacts>>[number]

/** Those of these people whose full name the company sees. */
export const listShownByName = precompiledQuery(
  (db, { ids, employerId }: { ids: readonly string[]; employerId: CompanyId }) =>
    db
      .selectFrom('seekers')
      .leftJoinLateral(one(sql`select * from chats`, employerId).as('chat'), (on) => on.onTrue())
      .select('seekers.user_id')
      .where('seekers.user_id', '=', anyUuid(ids))
      .where(sql<boolean>`${ringByContact(employerId)} >= 2`),
)

/** Public fields of a published profile; undefined without one. */
export const findPublishedSeeker = (db: Db, id: string) =>
  db
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .select(['seekers.user_id as seekerId', 'first_name as firstName', 'last_name as lastName', 'users.email'])
    .select('hidden_at as hiddenAt')
    .where('seekers.user_id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()

export type NewSeeker = Omit<Insertable<Seekers>, 'published_at'>

/** Creates or replaces the profile and publishes it; an omitted picture stays. Locks the row until the transaction ends. */
export const upsertSeeker = (tx: Tx, seeker: NewSeeker) =>
  tx
    .insertInto('seekers')
    .values({ ...seeker, published_at: sql`now()` })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...seeker, published_at: sql`coalesce(seekers.published_at, now())` }),
    )
    .execute()

/** Locks the profile; undefined without one. */
export const lockSeeker = (tx: Tx, id: string) =>
  tx.selectFrom('seekers').selectAll().where('user_id', '=', id).forUpdate().executeTakeFirst()

/** Locks profiles whose city is not parsed yet; skips locked rows. */
export const lockUnreadCities = (tx: Tx, limit: number) =>
  tx
    .selectFrom('seekers')
    .select(['user_id', 'city', 'place_id', 'latitude', 'longitude'])
    .where(sql<boolean>`location_text is distinct from city`)
    .where(isRetryable('profile-places', sql.ref('user_id')))
    .orderBy('user_id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

export const updateSeeker = (tx: Tx, id: string, changes: Updateable<Seekers>) =>
  tx.updateTable('seekers').set(changes).where('user_id', '=', id).execute()

/** A published profile keeps its date. */
export const setPublished = (tx: Tx, id: string, published: boolean) =>
  tx
    .updateTable('seekers')
    .set({ published_at: published ? sql<Date>`coalesce(published_at, now())` : null })
    .where('user_id', '=', id)
    .execute()

export const findSeeker = (db: Db, id: string) =>
  db.selectFrom('seekers').select('user_id').where('user_id', '=', id).executeTakeFirst()

/** First and last name, and whether the profile is published or the account at least 3 days old. */
export async function findClaimant(db: Db, id: string): Promise<{ person: string; isEstablished: boolean }> {
  const row = await db
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .select(['first_name', 'last_name'])
    .select(sql<boolean>`published_at is not null or users.created_at < now() - interval '3 days'`.as('is_established'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return { person: `${row.first_name} ${row.last_name}`, isEstablished: row.is_established }
}
