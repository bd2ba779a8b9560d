import { type RawBuilder, sql } from 'kysely'

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
