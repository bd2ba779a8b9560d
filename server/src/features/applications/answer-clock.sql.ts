import { sql } from 'kysely'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'
import { isClaimed } from './claimed/claim.sql.ts'

/** The latest reminder day (7, 12 or 14) that an application has reached; 0 before the first. */
const dayMark = sql<number>`case
  when applications.applied_at <= now() - interval '14 days' then 14
  when applications.applied_at <= now() - interval '12 days' then 12
  when applications.applied_at <= now() - interval '7 days' then 7
  else 0 end`

/**
 * The last act of the employer, or else the application, is 30 days old (specification 6.1 and 7). Not while an answer from an
 * email waits to be carried out, or a claimed answer to be confirmed.
 */
const isSilentFor30Days = sql<boolean>`applications.status in ('applied', 'viewed', 'shortlisted')
  and applications.applied_at <= now() - interval '30 days'
  and coalesce(applications.last_employer_act_at, applications.applied_at) <= now() - interval '30 days'
  and not exists (select from mail_answers where mail_answers.application_id = applications.id and settled_at is null)
  and not ${isClaimed}`

/** Locks up to `limit` silent applications and returns their ids; skips rows locked by another process or step. */
export async function lockSilentApplications(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications')
    .select('id')
    .where(isSilentFor30Days)
    .where(isRetryable('answer-expiry', sql.ref('applications.id')))
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Employers with a waiting application that has reached a reminder day without a reminder. */
export const listEmployersToRemind = (db: Db) =>
  db
    .selectFrom('applications')
    .select('employer_id')
    .distinct()
    .where(awaitsAnswer())
    .where(sql<boolean>`not ${isClaimed}`)
    .where('applied_at', '<=', sql<Date>`now() - interval '7 days'`)
    .where('reminded_day', '<', dayMark)
    .where(isRetryable('answer-reminders', sql.ref('applications.employer_id')))
    .execute()

/** Locks the employer's email and name, so that one process sends the reminder; undefined while another process holds the lock. */
export const lockEmployerToRemind = (tx: Tx, employerId: CompanyId) =>
  tx
    .selectFrom('employers')
    .innerJoin('users', 'users.id', 'employers.user_id')
    .select(['users.email', 'employers.business_name'])
    .where('employers.user_id', '=', employerId)
    .forNoKeyUpdate('employers')
    .skipLocked()
    .executeTakeFirst()

/** Marks the employer's due applications as reminded, and returns them, longest wait first. Locked rows are left to the next run. */
export async function takeDueApplications(tx: Tx, employerId: CompanyId) {
  const rows = await tx
    .updateTable('applications')
    .from('jobs')
    .from('seekers')
    .set({ reminded_day: dayMark })
    .whereRef('jobs.id', '=', 'applications.job_id')
    .whereRef('seekers.user_id', '=', 'applications.seeker_id')
    .where('applications.id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .select('applications.id')
        .where('applications.employer_id', '=', employerId)
        .where(awaitsAnswer())
        .where(sql<boolean>`not ${isClaimed}`)
        .where('applications.reminded_day', '<', dayMark)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'applications.id',
      'applications.rounds as round',
      'applications.job_id',
      'applications.applied_at',
      'applications.answer_due_at',
      'applications.reminded_day',
      'jobs.title',
    ])
    .returning([
      sql<string>`concat_ws(' ', seekers.first_name, seekers.last_name)`.as('seeker'),
      sql<boolean>`applications.answer_due_at <= now()`.as('overdue'),
    ])
    .execute()
  return rows.toSorted((a, b) => a.applied_at.getTime() - b.applied_at.getTime())
}
