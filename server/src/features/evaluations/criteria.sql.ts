import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** All criteria of a job in their order, archived ones last. */
export const listCriteria = (db: Db, jobId: string) =>
  db
    .selectFrom('scorecard_criteria')
    .select(['id', 'name', 'position'])
    .where('job_id', '=', jobId)
    .orderBy(sql`position nulls last`)
    .orderBy('id')
    .execute()
export type CriterionRow = Awaited<ReturnType<typeof listCriteria>>[number]

/** Locks the criteria of a job: a shared lock keeps them as they are until the end of the transaction. */
export const lockCriteria = (tx: Tx, jobId: string, lock: 'share' | 'update') =>
  tx
    .selectFrom('scorecard_criteria')
    .select('id')
    .where('job_id', '=', jobId)
    .orderBy('id')
    .$call((query) => (lock === 'share' ? query.forShare() : query.forUpdate()))
    .execute()

export const archiveCriteria = (tx: Tx, jobId: string) =>
  tx
    .updateTable('scorecard_criteria')
    .set({ position: null })
    .where('job_id', '=', jobId)
    .where('position', 'is not', null)
    .execute()

export const placeCriterion = (tx: Tx, id: string, { name, position }: { name: string; position: number }) =>
  tx.updateTable('scorecard_criteria').set({ name, position }).where('id', '=', id).execute()

export const insertCriterion = (tx: Tx, criterion: { job_id: string; name: string; position: number }) =>
  tx.insertInto('scorecard_criteria').values(criterion).execute()

/** Deletes archived criteria of the job that no scorecard rates. Call under the lock of the criteria. */
export const deleteUnratedCriteria = (tx: Tx, jobId: string) =>
  tx
    .deleteFrom('scorecard_criteria')
    .where('job_id', '=', jobId)
    .where('position', 'is', null)
    .where(sql<boolean>`not exists (select from scorecard_ratings where criterion_id = scorecard_criteria.id)`)
    .execute()

/** Deletes the criteria of an erased company, whose scorecards are deleted already. */
export const deleteCriteriaOf = (tx: Tx, employerId: CompanyId) =>
  tx
    .deleteFrom('scorecard_criteria')
    .where('job_id', 'in', (eb) => eb.selectFrom('jobs').select('id').where('employer_id', '=', employerId))
    .execute()
