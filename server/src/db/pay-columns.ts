import { sql } from 'kysely'

/** The ends of a job's pay with all decimals of its currency: `_rest` columns hold what `numeric(12, 2)` cannot (migration 0060). */
export const payFrom = sql<number | null>`jobs.pay_from + jobs.pay_from_rest`.as('pay_from')
export const payTo = sql<number | null>`jobs.pay_to + jobs.pay_to_rest`.as('pay_to')

/** 2,080 hours, 260 days, 52 weeks or 12 months, by the period of the pay. The argument is the name of `jobs` in the statement. */
export const periodsPerYear = (jobs = 'jobs') => sql<number>`case ${sql.ref(`${jobs}.pay_period`)}
  when 'hour' then 2080 when 'day' then 260 when 'week' then 52 when 'month' then 12 else 1 end`

/** Midpoint of a job's pay. Without the `_rest` columns, so that an index suffices. */
export const payMidpoint = (jobs = 'jobs') =>
  sql<number>`((${sql.ref(`${jobs}.pay_from`)} + ${sql.ref(`${jobs}.pay_to`)}) / 2)::float8`

/** Midpoint of a job's pay with all decimals, per year of full-time work. */
export const payByYear = sql<number>`((jobs.pay_from + jobs.pay_from_rest + jobs.pay_to + jobs.pay_to_rest) / 2
  * ${periodsPerYear()})::float8`
