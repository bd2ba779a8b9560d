import type { ContactState } from '@hearback/contract/trust/contact.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { ContactMessages } from '../../db/schema.ts'

/** Serializes the messages of one sender until the end of the transaction. Advisory, because a new sender has no row to lock. */
export async function lockSender(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${key}`}, 0))`.execute(tx)
}

/** Counts the sender's messages of the last 24 hours, and returns when the oldest of them leaves that window. */
export const countRecent = (tx: Tx, key: string) =>
  tx
    .selectFrom('contact_messages')
    .select((eb) => [
      eb.fn.countAll<number>().as('used'),
      sql<Date>`min(created_at) + interval '24 hours'`.as('resets_at'),
      sql<number>`extract(epoch from min(created_at) + interval '24 hours' - clock_timestamp())`.as('seconds_left'),
    ])
    .where('sender_key', '=', key)
    .where('created_at', '>', sql<Date>`clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow()

export const insertMessage = (tx: Tx, message: Insertable<ContactMessages>) =>
  tx.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow()

interface Filter {
  state?: ContactState | undefined
}

const messages = (db: Db, { state }: Filter) =>
  db.selectFrom('contact_messages').$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))

/** One page of messages, newest first. */
export const listMessages = (db: Db, filter: Filter, { page, limit }: { page: number; limit: number }) =>
  messages(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

export const countMessages = (db: Db, filter: Filter) =>
  messages(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

/** Stores the reply to a new message, or closes it; returns undefined if it is not new, or was handled concurrently. */
export const handleMessage = (tx: Tx, id: string, handledBy: string, answer: string | null) =>
  tx
    .updateTable('contact_messages')
    .set({ state: answer === null ? 'closed' : 'answered', answer, handled_by: handledBy, handled_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .returningAll()
    .executeTakeFirst()

export const findMessage = (db: Db, id: string) =>
  db.selectFrom('contact_messages').select('id').where('id', '=', id).executeTakeFirst()

export const deleteMessagesOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('contact_messages').where('user_id', '=', userId).execute()

/** Deletes messages handled 12 months ago, and unhandled ones after 24 months. */
export const deleteOldMessages = (db: Db) =>
  db
    .deleteFrom('contact_messages')
    .where((eb) =>
      eb.or([
        eb('handled_at', '<', sql<Date>`now() - interval '12 months'`),
        eb('created_at', '<', sql<Date>`now() - interval '24 months'`),
      ]),
    )
    .execute()
