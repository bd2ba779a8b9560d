import type { InvitationForm } from '@hearback/contract/hiring/interviews.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'

/** Locks the current invitation, so that it cannot be superseded concurrently. */
export const lockInterview = (tx: Tx, applicationId: string) =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('superseded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const findInterview = (db: Db, applicationId: string) =>
  db
    .selectFrom('interviews')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()

/**
 * The calendar event of the application's latest interview; undefined if that one has started. New times move the
 * event, also after a cancellation, so that calendars show the latest state even if a mail is lost or replaced.
 */
export const findEvent = (tx: Tx, applicationId: string) =>
  tx
    .selectFrom('interviews as latest')
    .select(sql<string>`coalesce(calendar_id, id)`.as('calendar_id'))
    .select(sql<number>`earlier_revisions + revision`.as('earlier_revisions'))
    .where('application_id', '=', applicationId)
    .where((eb) => eb.or([eb('picked', 'is', null), eb('superseded_at', '<', eb.ref('picked'))]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('interviews as later')
            .select('later.id')
            .whereRef('later.application_id', '=', 'latest.application_id')
            .whereRef('later.created_at', '>', 'latest.created_at'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()

/** `calendar` continues the event of an earlier invitation. */
export const insertInterview = (
  tx: Tx,
  owner: { application_id: string; employer_id: string },
  { message, mode, place, timeZone, minutes, slots }: InvitationForm,
  calendar: Awaited<ReturnType<typeof findEvent>>,
) =>
  tx
    .insertInto('interviews')
    .values({
      ...owner,
      ...calendar,
      message,
      mode,
      place,
      minutes,
      time_zone: timeZone,
      slots: sql<string[]>`${slots}::timestamptz[]`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Supersedes the current invitation and returns it; undefined when there is none. */
export const supersedeInterview = (tx: Tx, applicationId: string) =>
  tx
    .updateTable('interviews')
    .set((eb) => ({ superseded_at: sql`now()`, revision: eb('revision', '+', 1) }))
    .where('application_id', '=', applicationId)
    .where('superseded_at', 'is', null)
    .returningAll()
    .returning([
      sql<boolean>`coalesce(picked > now(), false)`.as('is_to_come'),
      sql<boolean>`coalesce(picked <= now(), false)`.as('has_started'),
    ])
    .executeTakeFirst()

/** An interview within a day needs no reminder, because choosing its time sent a notification. */
export const setPicked = (tx: Tx, id: string, slot: Date) =>
  tx
    .updateTable('interviews')
    .set((eb) => ({
      picked: slot,
      revision: eb('revision', '+', 1),
      reminded_at: sql`case when ${slot}::timestamptz <= now() + interval '1 day' then now() end`,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Marks up to `limit` interviews of the next 24 hours as reminded, and returns them; skips locked rows. */
export const takeInterviewsToRemind = (tx: Tx, limit: number) =>
  tx
    .updateTable('interviews')
    .set({ reminded_at: sql`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('interviews as due')
        .innerJoin('applications', 'applications.id', 'due.application_id')
        .select('due.id')
        .where('due.superseded_at', 'is', null)
        .where('due.reminded_at', 'is', null)
        .where('due.picked', '>', sql<Date>`now()`)
        .where('due.picked', '<=', sql<Date>`now() + interval '1 day'`)
        .where('applications.status', '=', sql.lit('interview'))
        .where(isRetryable('interview-reminders', sql.ref('due.id')))
        .limit(limit)
        .forUpdate('due')
        .skipLocked(),
    )
    .returningAll()
    .execute()
