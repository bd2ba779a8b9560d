import { limits } from '@hearback/contract/values/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { anyUuid } from './any-uuid.ts'

/**
 * Whether the employer still owes an answer (product.md section 6.1). Matches the condition of the partial index
 * `applications_waiting`. The argument is the name of the table in the statement.
 */
export const awaitsAnswer = (applications = 'applications'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${applications}.answered_at`)} is null
    and ${sql.ref(`${applications}.status`)} in ('applied', 'viewed'))`

/** The answer of the application in this round was given elsewhere, and counts: confirmed, or not objected to for 7 days. */
export const isClaimedAnswer = (application: string, round: unknown) =>
  sql<boolean>`exists (select from answer_claims claim where claim.application_id = ${sql.ref(application)}
    and claim.round = ${round} and claim.outcome in ('confirmed', 'uncontested'))`

const days = (count: number) => sql`interval ${sql.lit(`${count} days`)}`

/**
 * The rounds of these applications that finished in the 90 days until `daysAgo` days ago (specification 6.1), as `finished`.
 * A round of an application finishes when it is answered or expires, whichever comes first. An answer after the expiry
 * changes nothing ("on day 30 it counts against the company"). Open rounds, and those withdrawn before an answer, do
 * not count.
 */
export function finishedRounds(which: RawBuilder<boolean>, daysAgo: number): RawBuilder<unknown> {
  const counted = limits.figuresDays + daysAgo
  // Applications older than that finished earlier: 30 days are the answer clock, 30 allow for downtime.
  const since = sql`now() - ${days(counted + 60)}`
  return sql`round as (
      select applications.employer_id, applications.applied_at, applications.answered_at, min(step.at) as expired_at,
        applications.id, applications.job_id, applications.rounds as number
      from applications
      left join application_steps step on step.application_id = applications.id
        and step.to_status = 'expired' and step.at >= applications.applied_at
      where ${which} and applications.applied_at > ${since}
      group by applications.id
      union all
      select applications.employer_id, earlier.applied_at, earlier.answered_at, earlier.expired_at,
        applications.id, applications.job_id, 1
      from applications join earlier_rounds earlier on earlier.application_id = applications.id
      where ${which} and applications.rounds = 2
        and applications.applied_at > ${since} and earlier.applied_at > ${since}
    ), finished as (
      select employer_id, id, job_id, number, coalesce(answered_at <= expired_at, answered_at is not null) as in_time,
        extract(epoch from answered_at - applied_at) / 3600 as hours
      from round
      where least(answered_at, expired_at) > now() - ${days(counted)}
        and least(answered_at, expired_at) <= now() - ${days(daysAgo)}
    )`
}

/** Applications to these companies, for `finishedRounds`. */
export const isOfCompanies = (employerIds: readonly string[]) =>
  sql<boolean>`applications.employer_id = ${anyUuid(employerIds)}`
