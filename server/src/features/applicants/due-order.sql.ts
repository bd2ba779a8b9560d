import { type RawBuilder, sql } from 'kysely'
import { standing } from '../../db/application-standing.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'

/** Exact, where a date of JavaScript would have milliseconds. */
const instant = (microseconds: number) =>
  sql`(timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond')`
const inMicroseconds = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::float8`

/** The position of an application in the order `due`: still waiting and since when, or the latest change. Microseconds. */
export interface DuePosition {
  readonly isWaiting: boolean
  readonly at: number
  readonly id: string
}

interface DueSlice {
  readonly jobId: string
  /** The derived status; undefined for all. */
  readonly status: string | undefined
  readonly after: DuePosition | undefined
  readonly offset: number
  readonly limit: number
}

/** The ids of a slice in the order `due`, read along its two partial indexes (migration 0109). */
export async function listDueSlice(db: Db, slice: DueSlice): Promise<DuePosition[]> {
  const { after, offset, limit } = slice
  const part = (isWaiting: boolean) => partOf(slice, isWaiting)
  const parts = after && !after.isWaiting ? part(false) : sql`${part(true)} union all ${part(false)}`
  const { rows } = await sql<{ id: string; waiting: boolean; at: number }>`
    select id, waiting, at from (${parts}) as due
    order by waiting desc, case when waiting then at else -at end, id limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id, waiting, at }) => ({ id, isWaiting: waiting, at }))
}

function partOf({ jobId, status, after, offset, limit }: DueSlice, isWaiting: boolean): RawBuilder<unknown> {
  const column = isWaiting ? 'applied_at' : 'status_changed_at'
  const isLater = after?.isWaiting === isWaiting ? laterThan(after) : sql`true`
  return sql`(select id, ${sql.lit(isWaiting)} as waiting, ${inMicroseconds(column)} as at from applications
    where job_id = ${jobId} and ${isWaiting ? awaitsAnswer() : sql`not ${awaitsAnswer()}`}
      and ${isLater} and ${status === undefined ? sql`true` : sql`${standing} = ${status}`}
    order by ${sql.ref(column)} ${isWaiting ? sql`asc` : sql`desc`}, id limit ${offset + limit})`
}

const laterThan = ({ isWaiting, at, id }: DuePosition) =>
  isWaiting
    ? sql`(applied_at, id) > (${instant(at)}, ${id}::uuid)`
    : sql`(status_changed_at <= ${instant(at)} and (status_changed_at < ${instant(at)} or id > ${id}::uuid))`

/** The number of applications to a job by derived status. */
export const countByStanding = (db: Db, jobId: string) =>
  db
    .selectFrom('applications')
    .select([standing.as('standing'), (eb) => eb.fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy(standing)
    .execute()
