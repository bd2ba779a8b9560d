import { sql } from 'kysely'
import { isAnsweringFirst } from '../../../db/applications-paused.ts'
import { awaitsAnswer } from '../../../db/awaits-answer.ts'
import type { Db } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { isJobShown } from '../../../db/visibility.ts'

/**
 * Counts the waiting applications of the seeker to jobs that have not ended. A separate statement after the lock of the
 * account sees all that were committed before.
 */
export async function countBudgetUse(db: Db, seekerId: string): Promise<number> {
  const { used } = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(sql<number>`count(*)`.as('used'))
    .where('applications.seeker_id', '=', seekerId)
    .where(awaitsAnswer())
    .where('jobs.status', 'in', [sql.lit('open'), sql.lit('paused')])
    .where('jobs.expires_at', '>', sql<Date>`now()`)
    .where(isJobShown())
    .executeTakeFirstOrThrow()
  return used
}

export async function countWaitingOfJob(db: Db, jobId: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('applications')
    .select(sql<number>`count(*)`.as('waiting'))
    .where('job_id', '=', jobId)
    .where(awaitsAnswer())
    .executeTakeFirstOrThrow()
  return waiting
}

/** Whether the company has too many overdue applications, and by its stored figures answers too few. */
export async function findAnsweringFirst(db: Db, employerId: CompanyId): Promise<boolean> {
  const { paused } = await db
    .selectNoFrom(isAnsweringFirst(sql`${employerId}::uuid`).as('paused'))
    .executeTakeFirstOrThrow()
  return paused
}
