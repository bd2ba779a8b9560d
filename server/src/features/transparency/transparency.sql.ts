import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const recent = sql<boolean>`created_at > now() - interval '12 months'`

/** Reports of the last 12 months by kind, reason and outcome. */
export const countReports = (db: Db) =>
  db
    .selectFrom('reports')
    .select((eb) => [
      'kind',
      'reason',
      eb.fn.countAll<number>().as('reports'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'upheld').as('upheld'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'dismissed').as('dismissed'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'open').as('open'),
      sql<Date>`min(created_at)`.as('first_at'),
    ])
    .where(recent)
    .groupBy(['kind', 'reason'])
    .execute()

/** Final decisions of the last 12 months by measure, with the median hours between report and decision. */
export const countDecisions = (db: Db) =>
  db
    .selectFrom('decisions')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('measure', '=', 'warning').as('warnings'),
      eb.fn.countAll<number>().filterWhere('measure', '=', 'hide').as('hidden'),
      eb.fn.countAll<number>().filterWhere('measure', '=', 'suspend').as('suspended'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from created_at - reported_at) / 3600)`.as(
        'median_hours',
      ),
    ])
    .where(recent)
    .where(sql<boolean>`not exists (select from decisions as last where last.appeal_of = decisions.id)`)
    .executeTakeFirstOrThrow()

/** An appeal counts as overturned when the final measure differs from the first. */
export const countAppeals = (db: Db) =>
  db
    .selectFrom('appeals')
    .innerJoin('decisions as first', 'first.id', 'appeals.decision_id')
    .leftJoin('decisions as last', 'last.appeal_of', 'first.id')
    .select((eb) => [
      eb.fn.countAll<number>().as('appeals'),
      sql<number>`count(last.id) filter (where last.measure <> first.measure)`.as('overturned'),
    ])
    .where(sql<boolean>`appeals.created_at > now() - interval '12 months'`)
    .executeTakeFirstOrThrow()

export const countHolds = (db: Db) =>
  db
    .selectFrom('holds')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('cause', '=', 'reports')
    .where(sql<boolean>`placed_at > now() - interval '12 months'`)
    .executeTakeFirstOrThrow()
