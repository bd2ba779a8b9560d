import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import { memberFirstName } from '../../db/company-columns.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import { isActiveAccount, isUnblocked } from '../../db/visibility.ts'

/** An application as the page of a button shows it. `is_over`: links end 30 days after the person applied. */
export const findLinked = (db: Db, applicationId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
    .leftJoin('chats', (join) =>
      join
        .onRef('chats.employer_id', '=', 'applications.employer_id')
        .onRef('chats.seeker_id', '=', 'applications.seeker_id'),
    )
    .select(['applications.id', 'applications.employer_id', 'applications.seeker_id', 'applications.rounds as round'])
    .select(['applications.applied_at', 'applications.answer_due_at'])
    .select(sql<boolean>`applications.applied_at <= now() - interval '30 days'`.as('is_over'))
    .select(['jobs.title', 'employers.business_name', awaitsAnswer().as('awaits_answer')])
    .select(sql<string>`concat_ws(' ', seekers.first_name, seekers.last_name)`.as('seeker'))
    .select((eb) => eb.or([eb('chats.id', 'is', null), isUnblocked()]).as('may_write'))
    .where('applications.id', '=', applicationId)
    .executeTakeFirst()
export type LinkedRow = NonNullable<Awaited<ReturnType<typeof findLinked>>>

/** The members who may answer for the company: its owners and recruiters, unless they or the company are suspended. */
export const listAnswerers = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .innerJoin('users as company', 'company.id', 'company_members.company_id')
    .select(['users.id', 'company_members.role', 'users.user_type'])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.role', '<>', sql.lit('contributor'))
    .where(isActiveAccount())
    .where(isActiveAccount('company'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_deletions')
            .select('account_deletions.user_id')
            .whereRef('account_deletions.user_id', '=', 'users.id'),
        ),
      ),
    )
    .execute()
export type AnswererRow = Awaited<ReturnType<typeof listAnswerers>>[number]

/** The latest answer that was pressed in this round, with the first name of its member. */
export const findLatest = (db: Db, { id, round }: { id: string; round: number }) =>
  db
    .selectFrom('mail_answers')
    .innerJoin('applications', 'applications.id', 'mail_answers.application_id')
    .select(['mail_answers.id', 'mail_answers.step', 'mail_answers.reason_code', 'mail_answers.message'])
    .select(['mail_answers.runs_at', 'mail_answers.outcome'])
    .select(memberFirstName(sql.ref('applications.employer_id'), sql.ref('mail_answers.member_id')).as('by'))
    .where('mail_answers.application_id', '=', id)
    .where('mail_answers.round', '=', round)
    .orderBy('mail_answers.created_at', 'desc')
    .orderBy('mail_answers.id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type LatestRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>

export interface NewMailAnswer {
  application_id: string
  round: number
  member_id: PersonId
  step: string
  reason_code: string | null
  message: string
  nonce: string
}

/** Stores an answer once per nonce; false for a repeat. Throws the violation of `mail_answers_waiting` while another one waits. */
export async function insertMailAnswer(tx: Tx, answer: NewMailAnswer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mail_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Undoes this answer. False if it does not wait any more. */
export async function undoWaiting(
  db: Db,
  { id, applicationId }: { id: string; applicationId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_answers')
    .set({ outcome: 'undone', settled_at: sql`now()` })
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The due rows, earliest first, at most 500. */
export const listDue = (db: Db) =>
  db
    .selectFrom('mail_answers')
    .select('id')
    .where('settled_at', 'is', null)
    .where('runs_at', '<=', sql<Date>`now()`)
    .where(isRetryable('mail-answers', sql.ref('mail_answers.id')))
    .orderBy('runs_at')
    .limit(500)
    .execute()

/**
 * Locks a due answer by marking it as sent, and returns it; undefined once it is settled. The lock is the claim: an undo that
 * waits for it comes too late.
 */
export const claimDue = (tx: Tx, id: string) =>
  tx
    .updateTable('mail_answers')
    .set({ outcome: 'sent', settled_at: sql`now()` })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .where('runs_at', '<=', sql<Date>`now()`)
    .returning(['id', 'application_id', 'round', 'member_id', 'step', 'reason_code', 'message'])
    .executeTakeFirst()
export type ClaimedRow = NonNullable<Awaited<ReturnType<typeof claimDue>>>

/** Changes the outcome of an answer that this transaction has claimed. */
export const dropClaimed = (tx: Tx, id: string) =>
  tx.updateTable('mail_answers').set({ outcome: 'answered' }).where('id', '=', id).execute()

/** Settles a waiting answer that cannot be carried out. */
export const dropWaiting = (db: Db, id: string) =>
  db
    .updateTable('mail_answers')
    .set({ outcome: 'not_possible', settled_at: sql`now()` })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute()

/** Deletes the answers of a member, and those to a person or a company. */
export async function deleteAnswersOf(tx: Tx, partyId: string): Promise<void> {
  await tx.deleteFrom('mail_answers').where('member_id', '=', partyId).execute()
  await tx
    .deleteFrom('mail_answers')
    .where('application_id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .select('id')
        .where((w) => w.or([w('seeker_id', '=', partyId), w('employer_id', '=', partyId)])),
    )
    .execute()
}

/** Deletes up to `limit` answers that were settled 30 days ago. Returns their number. */
export async function deleteSettled(db: Db, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('mail_answers')
    .select('id')
    .where('settled_at', '<', sql<Date>`now() - interval '30 days'`)
    .limit(limit)
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('mail_answers').where('id', '=', anyUuid(ids)).execute()
  return rows.length
}
