import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

export const claimColumns = ['channel', 'answered_on', 'claimed_at', 'settles_at', 'outcome'] as const

/** The company says that it answered elsewhere, and the seeker can still object: the clock neither reminds nor expires meanwhile. */
export const isClaimed = sql<boolean>`exists (select from answer_claims
  where answer_claims.application_id = applications.id and answer_claims.settled_at is null)`

/** The claim that an application was answered elsewhere, in its round; undefined without one. */
export const findClaim = (db: Db, { id, rounds }: { id: string; rounds: number }) =>
  db
    .selectFrom('answer_claims')
    .select(claimColumns)
    .where('application_id', '=', id)
    .where('round', '=', rounds)
    .executeTakeFirst()
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>

/**
 * Records a settled claim as the answer of the locked application. A confirmed one was given by the end of its day in UTC, between
 * the application and the claim; any other at the time of the claim.
 */
export const setAnsweredByClaim = (
  tx: Tx,
  id: string,
  claim: { claimed_at: Date; claimed_by: string | null; answered_on: string; outcome: string | null },
) =>
  tx
    .updateTable('applications')
    .set({
      answered_at:
        claim.outcome === 'confirmed'
          ? sql`greatest(applied_at, least(${claim.claimed_at}::timestamptz, (${claim.answered_on}::date + 1)::timestamp at time zone 'UTC'))`
          : sql`greatest(applied_at, ${claim.claimed_at}::timestamptz)`,
      answered_by: claim.claimed_by,
      last_employer_act_at: claim.claimed_at,
    })
    .where('id', '=', id)
    .execute()
