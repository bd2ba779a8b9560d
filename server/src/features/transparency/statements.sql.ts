import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface RestrictionRow {
  id: string
  /** `reports`: hidden by a rule for 72 hours, because three people reported it. */
  cause: 'decision' | 'reports'
  kind: string
  measure: 'hide' | 'suspend'
  placed_at: Date
  lifted_at: Date | null
  reports: number
  /** The most frequent reason of the reports; null without any. */
  reason: string | null
  is_of_rule: boolean
}

interface Period {
  since: string
  until: string
  after: string | undefined
}

/**
 * Restrictions that began in the period (days in UTC), in the order of their ids. A decision that an appeal changed ended
 * with it. Statements of appeals that restrict again are of their own. Reads the range by index, `limit` rows of each kind.
 */
export async function listRestrictions(db: Db, { since, until, after }: Period, limit: number) {
  const starts = sql`${since}::date::timestamp at time zone 'UTC'`
  const ends = sql`(${until}::date + 1)::timestamp at time zone 'UTC'`
  const later = sql`(${after ?? null}::uuid is null or id > ${after ?? null}::uuid)`
  const { rows } = await sql<RestrictionRow>`
    with decided as (
      select id, kind, measure, created_at, appeal_of from decisions
      where created_at >= ${starts} and created_at < ${ends} and measure in ('hide', 'suspend') and ${later}
      order by id limit ${limit}),
    held as (
      select id, kind, target_id, placed_at, lifted_at, ends_at from holds
      where cause = 'reports' and placed_at >= ${starts} and placed_at < ${ends} and ${later} order by id limit ${limit})
    select decided.id, 'decision' as cause, kind, measure, created_at as placed_at,
      coalesce((select max(lifted_at) from holds where holds.decision_id = decided.id having bool_and(lifted_at is not null)),
        (select last.created_at from decisions last where last.appeal_of = decided.id)) as lifted_at,
      of_reports.reports, of_reports.reason, coalesce(of_reports.is_of_rule, false) as is_of_rule
    from decided cross join lateral (
      select count(*)::integer as reports, mode() within group (order by reason) as reason,
        bool_and(rule is not null) as is_of_rule
      from reports where decision_id in (decided.id, decided.appeal_of,
        (select last.id from decisions last where last.appeal_of = decided.id))) as of_reports
    union all
    select held.id, 'reports', kind, 'hide', placed_at, least(lifted_at, case when ends_at <= now() then ends_at end),
      of_reports.reports, of_reports.reason, false
    from held cross join lateral (
      select count(*)::integer as reports, mode() within group (order by reason) as reason from reports
      where reports.kind = held.kind and reports.target_id = held.target_id
        and reports.created_at between held.placed_at - interval '30 days' and held.placed_at) as of_reports
    order by id limit ${limit}`.execute(db)
  return rows
}
