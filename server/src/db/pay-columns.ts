import { sql } from 'kysely'

/** The ends of a job's pay with all decimals of its currency: `_rest` columns hold what `numeric(12, 2)` cannot (migration 0060). */
export const payFrom = sql<number | null>`jobs.pay_from + jobs.pay_from_rest`.as('pay_from')
export const payTo = sql<number | null>`jobs.pay_to + jobs.pay_to_rest`.as('pay_to')
