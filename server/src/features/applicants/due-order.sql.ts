import { type RawBuilder, sql } from 'kysely'
import { standing } from '../../db/application-standing.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'

/** Exact, where a date of JavaScript would have milliseconds. */
const instant = (microseconds: number) =>
  sql`(timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond')`
const inMicroseconds = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::float8`

/** Waiting top choices come first, then the others that wait, then the answered ones. */
export type DueGroup = 'chosen' | 'waiting' | 'answered'

/** The position of an application in the order `due`: since when it waits, or its latest change. Microseconds. */
export interface DuePosition {
  readonly group: DueGroup
  readonly at: number
  readonly id: string
}

export interface DueApplication extends DuePosition {
  readonly seekerId: string
}

interface DueSlice {
  readonly jobId: string
  /** The derived status; undefined for all. */
  readonly status: string | undefined
  readonly after: DuePosition | undefined
  readonly offset: number
  readonly limit: number
}

const groups: readonly DueGroup[] = ['chosen', 'waiting', 'answered']

/** A slice in the order `due`, read along its partial indexes (migrations 0109 and 0112). */
export async function listDueSlice(db: Db, slice: DueSlice): Promise<DueApplication[]> {
  const { after, offset, limit } = slice
  const parts = groups.slice(after ? groups.indexOf(after.group) : 0).map((group) => partOf(slice, group))
  const { rows } = await sql<{ id: string; seeker_id: string; rank: number; at: number }>`
    select id, seeker_id, rank, at from (${sql.join(parts, sql` union all `)}) as due
    order by rank, case when rank < 2 then at else -at end, id limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id, seeker_id: seekerId, rank, at }) => ({ id, seekerId, group: groups[rank] ?? 'answered', at }))
}

const conditions: Record<DueGroup, RawBuilder<unknown>> = {
  chosen: sql`top_choice is not null and ${awaitsAnswer()}`,
  waiting: sql`top_choice is null and ${awaitsAnswer()}`,
  answered: sql`not ${awaitsAnswer()}`,
}

function partOf({ jobId, status, after, offset, limit }: DueSlice, group: DueGroup): RawBuilder<unknown> {
  const isAnswered = group === 'answered'
  const column = isAnswered ? 'status_changed_at' : 'applied_at'
  const isLater = after?.group === group ? laterThan(after) : sql`true`
  return sql`(select id, seeker_id, ${sql.lit(groups.indexOf(group))} as rank, ${inMicroseconds(column)} as at from applications
    where job_id = ${jobId} and ${conditions[group]}
      and ${isLater} and ${status === undefined ? sql`true` : sql`${standing} = ${status}`}
    order by ${sql.ref(column)} ${isAnswered ? sql`desc` : sql`asc`}, id limit ${offset + limit})`
}

const laterThan = ({ group, at, id }: DuePosition) =>
  group !== 'answered'
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
