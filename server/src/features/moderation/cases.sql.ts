import { fraudReasons } from '@hearback/contract/trust/reports.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const openReports = (db: Db, kind: string | undefined) =>
  db
    .selectFrom('reports')
    .where('reports.status', '=', sql.lit('open'))
    .$if(kind !== undefined, (query) => query.where('reports.kind', '=', kind ?? ''))

/** One page of targets with open reports: targets hidden by reports first, then reported for fraud, then the longest waiting. */
export const listOpenCases = (db: Db, kind: string | undefined, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom(
      openReports(db, kind)
        .select((eb) => [
          'reports.kind',
          'target_id',
          eb.fn.countAll<number>().as('reports'),
          eb.fn.countAll<number>().filterWhere('reason', 'in', fraudReasons).as('fraud'),
          sql<string[]>`array_agg(distinct reason)`.as('reasons'),
          sql<
            string | null
          >`(array_agg(left(details, 200) order by created_at desc) filter (where details <> ''))[1]`.as('excerpt'),
          sql<Date>`min(created_at)`.as('first_at'),
          sql<Date>`max(created_at)`.as('last_at'),
          sql<string>`(array_agg(target_name order by created_at desc))[1]`.as('name'),
        ])
        .groupBy(['reports.kind', 'target_id'])
        .as('cases'),
    )
    .leftJoin('holds', (join) =>
      join
        .onRef('holds.kind', '=', 'cases.kind')
        .onRef('holds.target_id', '=', 'cases.target_id')
        .on('holds.cause', '=', 'reports')
        .on('holds.lifted_at', 'is', null),
    )
    .selectAll('cases')
    .select('holds.ends_at')
    .orderBy(sql`holds.id is null`)
    .orderBy(sql`cases.fraud = 0`)
    .orderBy('cases.first_at')
    .orderBy('cases.target_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type OpenCaseRow = Awaited<ReturnType<typeof listOpenCases>>[number]

/** Number of targets with open reports by kind; kinds without any are left out. */
export const countOpenCases = (db: Db) =>
  openReports(db, undefined)
    .select(['reports.kind', sql<number>`count(distinct target_id)`.as('count')])
    .groupBy('reports.kind')
    .execute()

const byReporter = (status?: 'upheld') => sql<number>`(select count(*) from reports as theirs
  where theirs.reporter_id = reports.reporter_id ${status ? sql`and theirs.status = ${sql.lit(status)}` : sql``})`

/** The latest 100 reports of a target. Of the reporter only their side and the outcomes of their reports are included. */
export const listReportsOf = (db: Db, { kind, id }: { kind: string; id: string }) =>
  db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .select([
      'reports.id',
      'case_number',
      'target_name',
      'owner_id',
      'reason',
      'details',
      'status',
      'reports.created_at',
      'users.user_type',
      byReporter().as('filed'),
      byReporter('upheld').as('upheld'),
    ])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(100)
    .execute()
export type CaseReportRow = Awaited<ReturnType<typeof listReportsOf>>[number]
