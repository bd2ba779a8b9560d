import type { AlertRhythm, StoredFilters } from '@hearback/contract/jobs/alerts.ts'
import { formerNames } from '@hearback/contract/values/zones.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { toJsonb } from '../../db/jsonb.ts'
import { nextDigest } from './rhythm.sql.ts'

const columns = ['id', 'name', 'filters', 'seen_until', 'paused_at', 'created_at', 'updated_at'] as const

/** Lists the person's saved searches, newest first. */
export const listAlertRows = (db: Db, userId: string) =>
  db
    .selectFrom('alerts')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type AlertRow = Awaited<ReturnType<typeof listAlertRows>>[number]

/** Serializes changes to the saved searches of this person until the end of the transaction. */
export const lockPerson = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** Counts the person's other saved searches under the lock of their account, so that concurrent inserts cannot exceed the limit. */
export async function lockOtherAlerts(tx: Tx, userId: string, filters: StoredFilters): Promise<number> {
  await lockPerson(tx, userId)
  const { count } = await tx
    .selectFrom('alerts')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('filters', '<>', sql<string>`${toJsonb(filters)}::jsonb`)
    .executeTakeFirstOrThrow()
  return count
}

/** A resumed search reports only jobs published after it was resumed. */
const seenWhenResumed = sql<Date>`case when alerts.paused_at is null then alerts.seen_until else now() end`

/** Upserts a search; an existing one with the same filters is renamed, and resumed if it was paused. */
export const insertAlert = (tx: Tx, alert: { userId: string; name: string; filters: StoredFilters }) =>
  tx
    .insertInto('alerts')
    .values({ user_id: alert.userId, name: alert.name, filters: toJsonb(alert.filters) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'filters_hash']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        seen_until: seenWhenResumed,
        paused_at: null,
        updated_at: sql`now()`,
      })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

interface AlertChange {
  name?: string | undefined
  paused?: boolean | undefined
}

/** Returns the updated row, or undefined when the person has no such alert. Omitted fields stay; pausing twice keeps the first time. */
export const changeAlert = (db: Db, userId: string, id: string, { name, paused }: AlertChange) =>
  db
    .updateTable('alerts')
    .set({ updated_at: sql`now()` })
    .$if(name !== undefined, (query) => query.set({ name: name ?? '' }))
    .$if(paused === true, (query) => query.set({ paused_at: sql`coalesce(paused_at, now())` }))
    .$if(paused === false, (query) => query.set({ paused_at: null, seen_until: seenWhenResumed }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()

export const findAlert = (db: Db, id: string) =>
  db.selectFrom('alerts').select(['user_id', 'name', 'paused_at']).where('id', '=', id).executeTakeFirst()

/** Returns false when the person has no such alert. */
export async function deleteAlert(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alerts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Also tries former names, because the database may not know a renamed zone by its new name. */
const namesOf = (zone: string | null) => (zone === null ? [] : [zone, ...formerNames(zone)])

/**
 * Schedules the first digest, daily unless a rhythm is given; an unknown time zone counts as UTC. A changed time zone or rhythm
 * reschedules the digest.
 */
export const planDigest = (tx: Tx, userId: string, timeZone: string | null, rhythm: AlertRhythm | null = null) =>
  sql`insert into alert_digests as digest (user_id, time_zone, rhythm, next_at)
    select ${userId}::uuid, named.zone, named.rhythm, ${nextDigest(sql<string>`named.zone`, sql<string>`named.rhythm`)}
    from (select coalesce((select name from pg_timezone_names where name = any(${namesOf(timeZone)}::text[])
      order by name = ${timeZone}::text desc limit 1), 'UTC') as zone, coalesce(${rhythm}::text, 'daily') as rhythm) as named
    on conflict (user_id) do update set time_zone = ${zone(timeZone)}, rhythm = ${chosen(rhythm)},
      next_at = ${nextDigest(zone(timeZone), chosen(rhythm))}
    where digest.time_zone <> ${zone(timeZone)} or digest.rhythm <> ${chosen(rhythm)}`.execute(tx)

const zone = (given: string | null) => sql<string>`${sql.raw(given === null ? 'digest' : 'excluded')}.time_zone`
const chosen = (given: AlertRhythm | null) => sql<string>`${sql.raw(given === null ? 'digest' : 'excluded')}.rhythm`
