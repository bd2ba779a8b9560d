import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'

/**
 * Recomputes the response figures of these companies for the last 90 days (specification 6.1), in one statement. A
 * round of an application finishes when it is answered or expires, whichever comes first. An answer after the expiry
 * changes nothing ("on day 30 it counts against the company"). Open rounds, and those withdrawn before an answer, do
 * not count.
 */
export async function upsertResponseStats(db: Db, employerIds: readonly string[]): Promise<void> {
  // Applications older than 150 days finished more than 90 days ago: 30 days are the answer clock, 30 allow for
  // downtime. The check of computed_at keeps a slower run from overwriting a later one.
  await sql`
    with round as (
      select applications.employer_id, applications.applied_at, applications.answered_at, min(step.at) as expired_at
      from applications
      left join application_steps step on step.application_id = applications.id
        and step.to_status = 'expired' and step.at >= applications.applied_at
      where applications.employer_id = ${anyUuid(employerIds)} and applications.applied_at > now() - interval '150 days'
      group by applications.id
      union all
      select applications.employer_id, earlier.applied_at, earlier.answered_at, earlier.expired_at
      from applications join earlier_rounds earlier on earlier.application_id = applications.id
      where applications.employer_id = ${anyUuid(employerIds)} and applications.rounds = 2
        and applications.applied_at > now() - interval '150 days' and earlier.applied_at > now() - interval '150 days'
    ), finished as (
      select employer_id, coalesce(answered_at <= expired_at, answered_at is not null) as in_time,
        extract(epoch from answered_at - applied_at) / 3600 as hours
      from round
      where least(answered_at, expired_at) > now() - interval '90 days'
    )
    insert into response_stats as stats (employer_id, finished, answered, median_hours, computed_at)
    select employers.user_id, count(finished.employer_id), count(*) filter (where in_time),
      percentile_cont(0.5) within group (order by hours) filter (where in_time), now()
    from employers left join finished on finished.employer_id = employers.user_id
    where employers.user_id = ${anyUuid(employerIds)}
    group by employers.user_id
    order by employers.user_id
    on conflict (employer_id) do update
      set finished = excluded.finished, answered = excluded.answered, median_hours = excluded.median_hours,
        computed_at = excluded.computed_at
      where stats.computed_at <= excluded.computed_at`.execute(db)
}

/** Lists the next companies after an id, ordered by id; starts at the first without one. */
export const listEmployerIdsAfter = (db: Db, id: string | undefined, limit: number) =>
  db
    .selectFrom('employers')
    .select('user_id')
    .$if(id !== undefined, (query) => query.where('user_id', '>', id ?? ''))
    .where(isRetryable('response-stats', sql.ref('employers.user_id')))
    .orderBy('user_id')
    .limit(limit)
    .execute()
