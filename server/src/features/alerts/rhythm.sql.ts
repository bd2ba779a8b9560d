import type { AlertRhythm } from '@hearback/contract/jobs/alerts.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

type Sql<T> = RawBuilder<T>
/** Local hours in which an instant alert may arrive. */
const dayHours = sql`between 7 and 21`

/** The next 7:00 in this time zone. */
const nextMorning = (zone: Sql<string>) => sql<Date>`(
  select (morning + case when now() at time zone zone < morning then interval '0' else interval '1 day' end) at time zone zone
  from (select zone, date_trunc('day', now() at time zone zone) + interval '7 hours' as morning
    from (select ${zone} as zone) as named) as today)`

/** `minutes` from now, or the next morning where that is at night. */
const soon = (zone: Sql<string>, minutes: number) => sql<Date>`(
  select case when extract(hour from at at time zone zone) ${dayHours} then at else ${nextMorning(sql<string>`zone`)} end
  from (select ${zone} as zone, now() + make_interval(mins => ${sql.lit(minutes)}) as at) as later)`

/** Less than the five minutes between two runs. */
const instantMinutes = 4
/** After an instant alert, the next one comes at the earliest an hour later. */
const pauseMinutes = 60

/** When the next digest of this rhythm is due; never, practically, when it is off. */
export const nextDigest = (zone: Sql<string>, rhythm: Sql<string>) => sql<Date>`(case ${rhythm}
  when 'off' then now() + interval '100 years' when 'weekly' then next_monday(${zone}, 7)
  when 'instant' then ${soon(zone, instantMinutes)} else ${nextMorning(zone)} end)`

export const findRhythm = async (db: Db, userId: string): Promise<AlertRhythm | undefined> =>
  (await db.selectFrom('alert_digests').select('rhythm').where('user_id', '=', userId).executeTakeFirst())
    ?.rhythm as AlertRhythm

/** Marks the jobs that the searches of the person find as seen, if they were published before `until`. */
export const setSearchesSeen = (tx: Tx, userId: string, until: Date) =>
  tx.updateTable('alerts').set({ seen_until: until }).where('user_id', '=', userId).execute()

/** Delays the next instant digest after one was sent, so that a burst of jobs makes one. */
export const pauseInstantDigest = (tx: Tx, userId: string) =>
  tx
    .updateTable('alert_digests')
    .set({ next_at: soon(sql<string>`time_zone`, pauseMinutes) })
    .where('user_id', '=', userId)
    .where('rhythm', '=', 'instant')
    .execute()
