import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { answersLessThanHalf } from '../../db/applications-paused.ts'
import { finishedRounds, isClaimedAnswer, isOfCompanies } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'

const answeredRounds = sql<number>`count(*) filter (where in_time)`
const claimedRounds = sql<number>`count(*) filter (where in_time and ${isClaimedAnswer('finished.id', sql`finished.number`)})`
const medianHours = sql<number | null>`percentile_cont(0.5) within group (order by hours) filter (where in_time)`

/** Recomputes the response figures of these companies for the last 90 days, in one statement. */
export async function upsertResponseStats(db: Db, employerIds: readonly string[]): Promise<void> {
  // The check of computed_at keeps a slower run from overwriting a later one.
  await sql`
    with ${finishedRounds(isOfCompanies(employerIds), 0)}
    insert into response_stats as stats (employer_id, finished, answered, claimed, median_hours, computed_at)
    select employers.user_id, count(finished.employer_id), ${answeredRounds}, ${claimedRounds}, ${medianHours}, now()
    from employers left join finished on finished.employer_id = employers.user_id
    where employers.user_id = ${anyUuid(employerIds)}
    group by employers.user_id
    order by employers.user_id
    on conflict (employer_id) do update
      set finished = excluded.finished, answered = excluded.answered, claimed = excluded.claimed, median_hours = excluded.median_hours,
        computed_at = excluded.computed_at
      where stats.computed_at <= excluded.computed_at`.execute(db)
}

interface StatsRow {
  finished: number
  answered: number
  claimed: number
  median_hours: number | null
}

/** The figures of the 90 days before the last 90, by the same rule. */
export async function countEarlierResponses(db: Db, employerId: CompanyId): Promise<StatsRow | undefined> {
  const { rows } = await sql<StatsRow>`
    with ${finishedRounds(isOfCompanies([employerId]), limits.figuresDays)}
    select count(*) as finished, ${answeredRounds} as answered, ${claimedRounds} as claimed, ${medianHours} as median_hours from finished`.execute(
    db,
  )
  return rows[0]
}

/** Whether the company answers less than half in time by the current rows, which stored figures follow within seconds. */
export async function countLessThanHalf(db: Db, employerId: CompanyId): Promise<boolean> {
  const { rows } = await sql<{ less: boolean }>`
    with ${finishedRounds(isOfCompanies([employerId]), 0)}
    select ${answersLessThanHalf} as less
    from (select count(*) as finished, ${answeredRounds} as answered from finished) figures`.execute(db)
  return rows[0]?.less ?? false
}

/** The stored figures, which everybody sees. Undefined without a company. */
export const findResponseStats = (db: Db, employerId: CompanyId): Promise<StatsRow | undefined> =>
  db
    .selectFrom('response_stats')
    .select(['finished', 'answered', 'claimed', 'median_hours'])
    .where('employer_id', '=', employerId)
    .executeTakeFirst()

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
