import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Tx } from '../../db/database.ts'

const waiting = sql<number>`(select count(*)::integer from applications where applications.job_id = jobs.id and ${awaitsAnswer()})`

/** The jobs that a member leads and that are open or paused, or have waiting applications, with the number of these. */
export const listLedJobs = (tx: Tx, userId: string) =>
  tx
    .selectFrom('job_people')
    .innerJoin('jobs', 'jobs.id', 'job_people.job_id')
    .select(['jobs.id', 'jobs.title', waiting.as('waiting')])
    .where('job_people.user_id', '=', userId)
    .where('job_people.is_lead', '=', true)
    .where('jobs.deleted_at', 'is', null)
    .where(sql<boolean>`(jobs.status in ('open', 'paused') or ${waiting} > 0)`)
    .orderBy('jobs.title')
    .orderBy('jobs.id')
    .execute()
export type LedJob = Awaited<ReturnType<typeof listLedJobs>>[number]

/** The members who lead these jobs now. */
export const listLeads = async (tx: Tx, jobIds: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .selectFrom('job_people')
    .select('user_id')
    .distinct()
    .where('job_id', '=', anyUuid(jobIds))
    .where('is_lead', '=', true)
    .execute()
  return rows.map((row) => row.user_id)
}
