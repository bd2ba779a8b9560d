import { sql } from 'kysely'

/** The answer of the application in this round was given elsewhere, and counts: confirmed, or not objected to for 7 days. */
export const isClaimedAnswer = (application: string, round: unknown) =>
  sql<boolean>`exists (select from answer_claims claim where claim.application_id = ${sql.ref(application)}
    and claim.round = ${round} and claim.outcome in ('confirmed', 'uncontested'))`
