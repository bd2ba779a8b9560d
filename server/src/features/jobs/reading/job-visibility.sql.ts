import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'

/** Returns undefined when the job is gone; a hidden job keeps its original time. */
export const setJobHiddenAt = (tx: Tx, id: string, hidden: boolean) =>
  tx
    .updateTable('jobs')
    .set({ hidden_at: hidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .returning('employer_id')
    .executeTakeFirst()

/** Copies the visibility of a company to its jobs; returns the changed ones. */
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
