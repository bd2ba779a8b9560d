import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'

/** Undefined where the job is gone; the time of what is hidden already stays. */
export const setJobHiddenAt = (tx: Tx, id: string, hidden: boolean) =>
  tx
    .updateTable('jobs')
    .set({ hidden_at: hidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .returning('employer_id')
    .executeTakeFirst()

/** Gives the jobs of a company what its own row says; answers those that changed. */
export const followCompany = (tx: Tx, employerId: CompanyId) =>
  tx
    .updateTable('jobs')
    .from('employers')
    .set((eb) => ({ company_hidden_at: eb.ref('employers.hidden_at') }))
    .whereRef('employers.user_id', '=', 'jobs.employer_id')
    .where('jobs.employer_id', '=', employerId)
    .where(sql<boolean>`jobs.company_hidden_at is distinct from employers.hidden_at`)
    .returning('jobs.id')
    .execute()
