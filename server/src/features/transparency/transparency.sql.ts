import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const recent = sql<boolean>`created_at > now() - interval '12 months'`

/** Reports of the last 12 months by kind and reason, and what became of them. */
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

/** Decisions of the last 12 months that still stand, by measure; how long the reported waited, and how many were overturned. */
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

/** Overturned: the last word is another than the first, in outcome or in what was done. */
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
