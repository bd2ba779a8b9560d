import type { Meeting } from '@hearback/contract/hiring/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import { isActiveAccount } from '../../db/visibility.ts'
import type { Side } from './reviews.sql.ts'

/** The people to search for: everyone the author interacted with, or one person. */
export interface Whom {
  authorId: string
  about: Side
  personId?: string | undefined
}

const interviewed = sql`
    from interviews join applications pair on pair.id = interviews.application_id
    where picked < now() and (superseded_at is null or picked < superseded_at)`

/** Only the newest interactions of each kind are read, because large employers have many; for a single person all are read. */
const mostOfKind = 500

const personColumn = { employer: sql.ref('pair.employer_id'), seeker: sql.ref('pair.seeker_id') } as const
const authorColumn = { employer: sql.ref('pair.seeker_id'), seeker: sql.ref('pair.employer_id') } as const

/**
 * Interactions between two people: the person, the job, the kind, and the time. Each takes an act of both sides, so
 * that no one can earn a review alone. Declining an unsolicited offer does not count, and an unanswered application
 * counts for the applicant only. A new kind of interaction is a further statement here.
 */
function sourcesOf({ authorId, about, personId }: Whom): RawBuilder<unknown>[] {
  const person = personColumn[about]
  const own = sql`${authorColumn[about]} = ${authorId}::uuid
    ${personId === undefined ? sql`` : sql`and ${person} = ${personId}::uuid`}`
  const newest = (time: string) =>
    personId === undefined ? sql`order by ${sql.ref(time)} desc limit ${sql.lit(mostOfKind)}` : sql``
  const held = about === 'seeker' ? sql`and interviews.employer_id = ${authorId}::uuid` : sql``
  const silence = sql`select ${person}, job_id, 'no_answer', status_changed_at
    from applications pair where ${own} and status = 'expired' and answered_at is null ${newest('applied_at')}`
  return [
    sql`select ${person} as person, job_id,
        case status when 'hired' then 'hire' when 'declined' then 'offer' else 'application' end as met,
        case when status in ('hired', 'declined') then status_changed_at else coalesce(last_employer_act_at, answered_at) end as at
      from applications pair where ${own} and answered_at is not null ${newest('applied_at')}`,
    sql`select ${person}, job_id, case when earlier.answered_at is null then 'no_answer'
          when ended_as = 'declined' then 'offer' else 'application' end,
        coalesce(earlier.last_employer_act_at, earlier.answered_at, expired_at)
      from applications pair join earlier_rounds earlier on earlier.application_id = pair.id
      where ${own} and rounds = 2 and (earlier.answered_at is not null or expired_at is not null) ${newest('pair.applied_at')}`,
    sql`select ${person}, job_id, 'interview', picked ${interviewed} ${held} and ${own} ${newest('picked')}`,
    ...(about === 'employer' ? [silence] : []),
    sql`select ${person}, job_id, case status when 'accepted' then 'hire' else 'offer' end, status_changed_at
      from offers pair where ${own}
        and (status in ('accepted', 'rescinded') or (status = 'declined' and application_id is not null)) ${newest('created_at')}`,
    sql`select ${person}, null, 'chat', accepted_at from chats pair where ${own} and accepted_at is not null ${newest('active_at')}`,
  ].map((source) => sql`(${source})`)
}

/** Kinds of interactions, closest first. */
const closeness = sql`array_position(array['hire', 'offer', 'interview', 'application', 'chat', 'no_answer'], met)`

const sayable = { employer: sql`true`, seeker: sql`met <> 'no_answer'` } as const

/** The author's interactions of the last 12 months by person: the closest kind, and the latest time. */
const met = (whom: Whom) => sql`
  select distinct on (person) person, met, job_id, max(at) over (partition by person) as met_at
  from (${sql.join(sourcesOf(whom), sql` union all `)}) own
  where ${sayable[whom.about]} and at > now() - interval '12 months'
  order by person, ${closeness}, at desc`

/** Filters the people whom the author may review now: active accounts without a review by the author in the last 12 months. */
const reviewable = (whom: Whom) => sql`
  from (${met(whom)}) met join users on users.id = met.person
  where ${isActiveAccount()} and not exists (
    select from reviews where reviews.author_id = ${whom.authorId}::uuid and reviews.subject_id = met.person
      and reviews.again_from > now())`

export interface ReviewableRow {
  person: string
  met: Meeting
  job_title: string | null
  met_at: Date
  until: Date
}

/** A page of the people whom the author may review now, latest interaction first, from the newest 500 interactions of each kind. */
export async function listReviewable(
  db: Db,
  whom: Whom,
  { page, limit }: { page: number; limit: number },
): Promise<ReviewableRow[]> {
  const { rows } = await sql<ReviewableRow>`
    select person, met, jobs.title as job_title, met_at, met_at + interval '12 months' as until
    from (select person, met, job_id, met_at ${reviewable(whom)}
      order by met_at desc, person limit ${limit} offset ${(page - 1) * limit}) shown
    left join jobs on jobs.id = job_id
    order by met_at desc, person`.execute(db)
  return rows
}

export async function countReviewable(db: Db, whom: Whom): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${reviewable(whom)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Processes that ended within the last week; each statement uses an index on its time. */
const lately = sql`now() - interval '7 days'`
const endedLately: readonly RawBuilder<unknown>[] = [
  sql`select employer_id, seeker_id, case status when 'hired' then 'hire' else 'application' end as met
    from applications where status in ('hired', 'rejected', 'declined', 'expired') and status_changed_at > ${lately}
      and (answered_at is null) = (status = 'expired')`,
  sql`select employer_id, seeker_id, 'hire' from offers where status = 'accepted' and status_changed_at > ${lately}`,
  sql`select pair.employer_id, seeker_id, 'interview' ${interviewed} and picked > ${lately}`,
]

/**
 * Records invitations to review, at most one per pair in 12 months, and returns them. Seekers are invited for
 * everything that ended within the last week, employers for interviews and hires.
 */
export async function takeInvitations(db: Db, limit: number) {
  const { rows } = await sql<{ author_id: string; subject_id: string; about: Side }>`
    with ended as (${sql.join(endedLately, sql` union all `)}
    ), due as (
      select seeker_id as author_id, employer_id as subject_id, 'employer' as about from ended
      union
      select employer_id, seeker_id, 'seeker' from ended where met in ('hire', 'interview')
    ), chosen as (
      select due.* from due
      join users author on author.id = due.author_id and ${isActiveAccount('author')} and author.origin in ('signup', 'invited', 'company')
      join users subject on subject.id = due.subject_id and ${isActiveAccount('subject')}
      where not exists (select from reviews where reviews.author_id = due.author_id
          and reviews.subject_id = due.subject_id and reviews.again_from > now())
        and not exists (select from review_invitations known where known.author_id = due.author_id
          and known.subject_id = due.subject_id and known.invited_at > now() - interval '12 months')
        and ${isRetryable('review-invitations', sql`due.author_id || ':' || due.subject_id`)}
      limit ${limit}
    ), noted as (
      insert into review_invitations (author_id, subject_id) select author_id, subject_id from chosen
      on conflict (author_id, subject_id) do update set invited_at = excluded.invited_at
        where review_invitations.invited_at <= now() - interval '12 months'
      returning author_id, subject_id
    )
    select noted.*, chosen.about from noted join chosen using (author_id, subject_id)`.execute(db)
  return rows
}
