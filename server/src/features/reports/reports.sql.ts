import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { Reports } from '../../db/schema.ts'

const columns = [
  'reports.id',
  'reports.case_number',
  'reports.kind',
  'reports.target_id',
  'reports.target_name',
  'reports.reason',
  'reports.details',
  'reports.status',
  'reports.created_at',
  'reports.updated_at',
] as const

type NewReport = Insertable<Reports>
type PersonsReport = NewReport & { reporter_id: string }

export const findReporter = (db: Db, id: string) =>
  db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()

/** Returns undefined when the reporter has an open report of this target, or the case number is in use. */
export const insertReport = (tx: Tx, report: NewReport) =>
  tx
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
export type ReportRow = NonNullable<Awaited<ReturnType<typeof insertReport>>> & {
  decision_id?: string | null
  decision_reason?: string | null
}

/** The reporter's open report of the same target. */
export const findOpenReport = (db: Db, { reporter_id, kind, target_id }: PersonsReport) =>
  db
    .selectFrom('reports')
    .select('case_number')
    .where('reporter_id', '=', reporter_id)
    .where('kind', '=', kind)
    .where('target_id', '=', target_id)
    .where('status', '=', sql.lit('open'))
    .executeTakeFirst()

/** Whether a case that this rule opened about the target and the other company is undecided. */
export const hasRuleReport = async (
  db: Db,
  { kind, id, otherId, rule }: { kind: string; id: string; otherId: string | null; rule: string },
): Promise<boolean> =>
  (await db
    .selectFrom('reports')
    .select('id')
    .where('rule', '=', rule)
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('other_id', 'is not distinct from', otherId)
    .where('status', '=', sql.lit('open'))
    .executeTakeFirst()) !== undefined

/** One page of the person's reports with their decisions, newest first. */
export const listReports = (db: Db, reporterId: string, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('reports')
    .leftJoin('decisions', 'decisions.id', 'reports.decision_id')
    .select(columns)
    .select(['decisions.id as decision_id', 'decisions.reason as decision_reason'])
    .where('reporter_id', '=', reporterId)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countReports = (db: Db, reporterId: string) =>
  db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('reporter_id', '=', reporterId)
    .executeTakeFirstOrThrow()

/** Keeps the cases, without the reporter. */
export const forgetReporter = (tx: Tx, userId: string) =>
  tx.updateTable('reports').set({ reporter_id: null, details: '' }).where('reporter_id', '=', userId).execute()

/** Keeps the cases, without the owner of the target; what rules found about the owner or a look-alike goes. */
export async function forgetReported(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ details: '', finding: null })
    .where('rule', 'is not', null)
    .where((eb) => eb.or([eb('owner_id', '=', ownerId), eb('other_id', '=', ownerId)]))
    .execute()
  await tx
    .updateTable('reports')
    .set({ owner_id: null, target_name: 'Deleted account' })
    .where('owner_id', '=', ownerId)
    .execute()
}
