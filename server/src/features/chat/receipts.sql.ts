import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { idColumn, type SideColumn } from './conversation/chats.sql.ts'

export interface NewMark {
  readonly chatId: string
  readonly side: SideColumn
  readonly readerId: string
  /** The member who read in the name of the company; else the reader. */
  readonly userId: string
  /** Clamped to the newest message. */
  readonly seq: number
}

export interface Marked {
  employer_id: string
  seeker_id: string
  delivered_seq: number
  read_seq: number
  unread: number
  /** `seq`, clamped. */
  reached: number
  has_moved: boolean
  /** The reader is a member of a company whose read position may be their own. */
  has_own_position: boolean
  at: Date
}

const columnsOf = (side: SideColumn) => ({
  reader: sql.ref(idColumn[side]),
  delivered: sql.ref(`${side}_delivered_seq`),
  read: sql.ref(`${side}_read_seq`),
  unread: sql.ref(`${side}_unread`),
})

/**
 * Clamps to the newest message visible to this statement: the locked row may count a message stored while waiting for
 * the lock. The constraint that receipts stay at or below last_seq would also fail for it.
 */
const reachedBy = (seq: number) =>
  sql`least(${seq}::integer, coalesce((select max(seq) from messages where chat_id = chats.id), 0))`

/**
 * Moves the delivery receipt up to a sequence number, and stamps the other person's messages, in one statement under
 * the row lock of the chat. Receipts never move back. Undefined unless the reader is on this side of the chat.
 */
export async function markDelivered(db: Db, { chatId, side, readerId, seq }: NewMark): Promise<Marked | undefined> {
  const { reader, delivered, read, unread } = columnsOf(side)
  const { rows } = await sql<Marked>`
    with chat as materialized (
      select id, employer_id, seeker_id, ${delivered} as before, ${read} as read_seq, ${unread} as unread,
        ${reachedBy(seq)} as reached
      from chats where id = ${chatId} and ${reader} = ${readerId} for no key update),
    moved as (
      update chats set ${delivered} = reached from chat where chats.id = chat.id and reached > before),
    stamped as (
      update messages set delivered_at = now() from chat
      where chat_id = chat.id and seq > before and seq <= reached and sender_id <> ${readerId} and delivered_at is null)
    select employer_id, seeker_id, greatest(before, reached) as delivered_seq, read_seq, unread,
      reached, reached > before as has_moved, false as has_own_position, now() as at from chat`.execute(db)
  return rows[0]
}

/**
 * Moves the read receipt up to a sequence number, which implies delivery. The unread count becomes 0 at the newest
 * message, else it decreases by the messages passed. The reader has seen these, so they are visible to this statement.
 * Colleagues of a reader keep the position that the company had, and what they were mailed about.
 */
export async function markRead(db: Db, { chatId, side, readerId, userId, seq }: NewMark): Promise<Marked | undefined> {
  const { reader, delivered, read, unread } = columnsOf(side)
  const { rows } = await sql<Marked>`
    with chat as materialized (
      select id, employer_id, seeker_id, last_seq, employer_mailed_seq, ${delivered} as delivered, ${read} as before,
        ${unread} as unread, ${reachedBy(seq)} as reached
      from chats where id = ${chatId} and ${reader} = ${readerId} for no key update),
    passed as materialized (
      select count(*)::integer as count from chat join messages on chat_id = chat.id
      where seq > before and seq <= reached and sender_id <> ${readerId}),
    marked as materialized (
      select chat.*, passed.count as passed, greatest(reached, delivered) as delivered_seq, greatest(reached, before) as read_seq,
        reached > before as has_moved,
        case when reached <= before then unread when reached = last_seq then 0
          else greatest(unread - passed.count, 0) end as left_unread
      from chat, passed),
    moved as (
      update chats set ${read} = read_seq, ${delivered} = delivered_seq, ${unread} = left_unread
      from marked where chats.id = marked.id and has_moved),
    stamped as (
      update messages set read_at = coalesce(read_at, now()), delivered_at = coalesce(delivered_at, now()) from marked
      where chat_id = marked.id and seq > before and seq <= reached and sender_id <> ${readerId}),
    colleagues as materialized (
      select user_id from company_members where company_id = ${readerId} and user_id <> ${userId} and role <> 'contributor'),
    left_behind as (
      insert into chat_reads (user_id, chat_id, read_seq, mailed_seq)
      select user_id, id, before, employer_mailed_seq from marked, colleagues where has_moved and passed > 0
      on conflict do nothing)
    select employer_id, seeker_id, delivered_seq, read_seq, left_unread as unread, reached, has_moved, now() as at,
      exists (select from colleagues) or exists (select from chat_reads
        where chat_reads.user_id = ${userId} and chat_reads.chat_id = marked.id) as has_own_position from marked
  `.execute(db)
  return rows[0]
}

/**
 * Moves the own read position of a member, after `markRead`: a second statement sees the positions that colleagues stored
 * while the first one waited for the lock of the chat. A member who has caught up keeps a position only while an email about
 * newer messages counts.
 */
export async function markReadByMember(
  db: Db,
  { chatId, userId, reached }: { chatId: string; userId: string; reached: number },
): Promise<{ read_seq: number; unread: number } | undefined> {
  const { rows } = await sql<{ read_seq: number; unread: number }>`
    with chat as materialized (
      select id, seeker_id, employer_read_seq from chats where id = ${chatId} for no key update),
    own as materialized (
      select chat.*, greatest(${reached}::integer, coalesce(
        (select read_seq from chat_reads where user_id = ${userId} and chat_id = chat.id), employer_read_seq)) as position
      from chat),
    caught_up as (
      delete from chat_reads using own
      where user_id = ${userId} and chat_id = own.id and position = employer_read_seq and mailed_seq <= position),
    moved as (
      update chat_reads set read_seq = position from own
      where user_id = ${userId} and chat_id = own.id and (position <> employer_read_seq or mailed_seq > position))
    select position as read_seq, (select count(*)::integer from messages
      where chat_id = own.id and seq > position and sender_id = own.seeker_id) as unread from own`.execute(db)
  return rows[0]
}
