import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

const today = sql<string>`(now() at time zone 'utc')::date`

interface Pair {
  readonly userId: string
  readonly counterpartId: string
}

/** Locks today's counts of these distinct pairs in a fixed order. Returns them with the database time and the sum that others caused each user. */
export const lockMailCounts = (tx: Tx, pairs: readonly Pair[]) =>
  tx
    .insertInto('mail_counts')
    .columns(['user_id', 'counterpart_id', 'day'])
    .expression(
      sql`select pair.*, ${today} from unnest(${pairs.map(({ userId }) => userId)}::uuid[],
        ${pairs.map(({ counterpartId }) => counterpartId)}::uuid[]) as pair (user_id, counterpart_id)
        order by user_id, counterpart_id`,
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'counterpart_id']).doUpdateSet({
        mails: sql<number>`case when mail_counts.day = ${today} then mail_counts.mails else 0 end`,
        day: today,
      }),
    )
    .returning(['user_id', 'counterpart_id', 'mails', sql<Date>`now()`.as('now')])
    .returning(
      sql<number>`(select coalesce(sum(others.mails), 0)::integer from mail_counts as others
        where others.user_id = mail_counts.user_id and others.counterpart_id <> others.user_id and others.day = ${today})`.as(
        'mails_in_all',
      ),
    )
    .execute()

export const listThreads = (tx: Tx, users: readonly string[], matters: readonly string[]) =>
  tx
    .selectFrom('mail_threads')
    .select(['user_id', 'matter', 'kind', 'sent_at', 'waiting_id'])
    .where(sql<boolean>`(user_id, matter) in (select * from unnest(${users}::uuid[], ${matters}::text[]))`)
    .execute()

interface Thread {
  readonly userId: string
  readonly matter: string
  readonly kind: string
}

/** Records when the email of this kind is sent, and the id of the delayed job. */
export const setThread = (tx: Tx, { userId, matter, kind }: Thread, sentAt: Date, waitingId: string | null) =>
  tx
    .insertInto('mail_threads')
    .values({ user_id: userId, matter, kind, sent_at: sentAt, waiting_id: waitingId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'matter', 'kind']).doUpdateSet({ sent_at: sentAt, waiting_id: waitingId }),
    )
    .execute()

/** Removes the delayed email of this kind, and restores the time of the previous one, an hour earlier. */
export const clearWaiting = (tx: Tx, { userId, matter, kind }: Thread) =>
  tx
    .updateTable('mail_threads')
    .set({ sent_at: sql`sent_at - interval '1 hour'`, waiting_id: null })
    .where('user_id', '=', userId)
    .where('matter', '=', matter)
    .where('kind', '=', kind)
    .execute()

export const countMail = (tx: Tx, { userId, counterpartId }: Pair) =>
  tx
    .updateTable('mail_counts')
    .set((eb) => ({ mails: eb('mails', '+', 1) }))
    .where('user_id', '=', userId)
    .where('counterpart_id', '=', counterpartId)
    .execute()

/** Deletes counts and threads that no longer affect the pacing. */
export async function deletePastPacing(db: Db): Promise<void> {
  await db.deleteFrom('mail_counts').where('day', '<', today).execute()
  await db.deleteFrom('mail_threads').where('sent_at', '<', sql<Date>`now() - interval '1 day'`).execute()
}

export async function deletePacingOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mail_counts').where('user_id', '=', userId).execute()
  await tx.deleteFrom('mail_threads').where('user_id', '=', userId).execute()
}
