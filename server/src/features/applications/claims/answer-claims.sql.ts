import type { ClaimChannel } from '@hearback/contract/hiring/clock/answer-claims.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { isRetryable } from '../../../db/failed-rows.ts'
import type { CompanyId, PersonId } from '../../../db/ids.ts'
import type { LockedApplication } from '../applications.sql.ts'
import { claimColumns } from '../claimed/claim.sql.ts'

/** An application in its round. */
type Round = Pick<LockedApplication, 'id' | 'rounds'>

interface NewClaim {
  readonly claimedBy: PersonId
  readonly channel: ClaimChannel
  /** `YYYY-MM-DD`. */
  readonly answeredOn: string
}

/** Undefined if the round has a claim. Throws violations of the constraints `answer_claims_*`, which a trigger checks. */
export const insertClaim = (tx: Tx, { id, rounds, employer_id }: LockedApplication, claim: NewClaim) =>
  tx
    .insertInto('answer_claims')
    .values({
      application_id: id,
      round: rounds,
      employer_id,
      claimed_by: claim.claimedBy,
      channel: claim.channel,
      answered_on: claim.answeredOn,
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'round']).doNothing())
    .returning(claimColumns)
    .executeTakeFirst()

/** Until when a company may claim nothing, after 3 people objected; null if it may. */
export async function findPauseEnd(db: Db, companyId: CompanyId): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`select claims_paused_until(${companyId}) as until`.execute(db)
  return rows[0]?.until ?? null
}

/** The open claims of a company, how many it may have, and when the next one counts if no one objects. */
export async function findClaimUse(
  db: Db,
  companyId: CompanyId,
): Promise<{ used: number; limit: number; resetsAt: Date | null }> {
  return await db
    .selectFrom('answer_claims')
    .select([
      sql<number>`count(*)`.as('used'),
      sql<number>`open_claims_limit(${companyId})`.as('limit'),
      sql<Date | null>`min(settles_at)`.as('resetsAt'),
    ])
    .where('employer_id', '=', companyId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Settles the open claim on a locked application; undefined without one. */
export const settleOpenClaim = (tx: Tx, { id, rounds }: Round, outcome: 'confirmed' | 'uncontested' | 'objected') =>
  tx
    .updateTable('answer_claims')
    .set({ outcome, settled_at: sql`clock_timestamp()` })
    .where('application_id', '=', id)
    .where('round', '=', rounds)
    .where('settled_at', 'is', null)
    .$if(outcome === 'uncontested', (query) => query.where(isDue))
    .returning([...claimColumns, 'claimed_by'])
    .executeTakeFirst()

const isDue = sql<boolean>`answer_claims.settles_at <= now()`

/** Applications with a claim without an objection for 7 days, at most 500. */
export const listDueClaims = (db: Db) =>
  db
    .selectFrom('answer_claims')
    .select('application_id as id')
    .where('settled_at', 'is', null)
    .where(isDue)
    .where(isRetryable('answer-claims', sql.ref('answer_claims.application_id')))
    .orderBy('settles_at')
    .limit(500)
    .execute()
