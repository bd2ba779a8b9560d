import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db } from '../../../db/database.ts'
import { payMidpoint } from '../../../db/pay-columns.ts'
import { isJobShown } from '../../../db/visibility.ts'

/** Outcomes of all applications to these posts of one history, in either round. */
export const countFacts = (db: Db, jobIds: readonly string[]) =>
  db
    .selectFrom('applications')
    .leftJoin('earlier_rounds as earlier', 'earlier.application_id', 'applications.id')
    .select((eb) => [
      eb.fn.countAll<number>().as('applicants'),
      eb.fn.count<number>(eb.fn.coalesce('applications.viewed_at', 'earlier.viewed_at')).as('viewed'),
      eb.fn.count<number>(eb.fn.coalesce('applications.answered_at', 'earlier.answered_at')).as('answered'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'hired').as('hires'),
      eb
        .selectFrom('application_steps as step')
        .innerJoin('applications as invited', 'invited.id', 'step.application_id')
        .where('invited.job_id', '=', anyUuid(jobIds))
        .where('step.to_status', '=', 'interview')
        .select(sql<number>`count(distinct step.application_id)`.as('interviews'))
        .as('interviews'),
    ])
    .where('job_id', '=', anyUuid(jobIds))
    .executeTakeFirstOrThrow()

/** Comparable jobs are open, state their pay, and share category, currency and period. */
interface Comparable {
  id: string
  category: string
  currency: string
  pay_period: string
}
interface Point {
  latitude: number
  longitude: number
}
export interface PayRow {
  jobs: number
  low: number
  median: number
  high: number
}

/** Sample size: enough for three percentiles, small enough for every view of a job. */
const mostCompared = 300
const nearDegrees = 0.45

/** Pay (midpoint of the range) of the newest 300 comparable jobs; the read is bounded. */
export const comparePay = (db: Db, job: Comparable): Promise<PayRow> =>
  payOf(db, sql`${comparable(job)} order by published_at desc`)

/** The same for up to 300 jobs within about 50 km. */
export const comparePayNear = (db: Db, job: Comparable, { latitude, longitude }: Point): Promise<PayRow> => {
  const east = nearDegrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  return payOf(
    db,
    sql`${comparable(job)}
      and latitude between ${latitude - nearDegrees} and ${latitude + nearDegrees}
      and longitude between ${longitude - east} and ${longitude + east}`,
  )
}

const comparable = ({ id, category, currency, pay_period }: Comparable) => sql`
  category = ${category} and currency = ${currency} and pay_period = ${pay_period}
  and status = 'open' and pay_from is not null and id <> ${id}
  and ${isJobShown()}`

async function payOf(db: Db, which: ReturnType<typeof comparable>): Promise<PayRow> {
  const { rows } = await sql<{ jobs: number; pay: [number, number, number] | null }>`
    select count(*) as jobs, percentile_cont(array[0.1, 0.5, 0.9]) within group (order by pay) as pay
    from (select ${payMidpoint()} as pay from jobs where ${which} limit ${sql.lit(mostCompared)}) as compared`.execute(
    db,
  )
  const [low, median, high] = rows[0]?.pay ?? [0, 0, 0]
  return { jobs: rows[0]?.jobs ?? 0, low, median, high }
}
