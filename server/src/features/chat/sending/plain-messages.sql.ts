import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import { awaitsAnswer } from '../../../db/awaits-answer.ts'
import type { Db } from '../../../db/database.ts'
import { isUnblocked } from '../../../db/visibility.ts'

/** A text without warnings, in a chat that both have accepted. */
export interface PlainMessage {
  readonly chatId: string
  readonly senderId: string
  readonly content: string
  readonly clientMessageId: string | null
  /** Long enough to answer an application, if sent by the employer. */
  readonly isPersonal: boolean
}

export interface StoredPlainMessage {
  /** Index among the given messages, from 1. */
  place: number
  message_id: string
  message_seq: number
  message_created_at: Date
  employer_id: string
  seeker_id: string
}

/**
 * Stores messages that change nothing but their chat, in one statement; locks the chats in a fixed order. Skips
 * messages that need the transactional path: replies to applications, repeats, and those of unaccepted, blocked or
 * foreign chats. Stores nothing on failure.
 */
export async function storePlainMessages(db: Db, messages: readonly PlainMessage[]): Promise<StoredPlainMessage[]> {
  const column = <K extends keyof PlainMessage>(name: K) => messages.map((message) => message[name])
  const { rows } = await sql<StoredPlainMessage>`
    with given as (
      select * from unnest(${column('chatId')}::uuid[], ${column('senderId')}::uuid[], ${column('content')}::text[],
        ${column('clientMessageId')}::text[], ${column('isPersonal')}::boolean[]) with ordinality
        as given(chat_id, sender_id, content, client_message_id, is_personal, place)),
    chat as materialized (
      select id, employer_id, seeker_id, last_seq, last_message_at from chats
      where id = ${anyUuid([...new Set(column('chatId'))])} and state = 'open' and accepted_at is not null
        and ${isUnblocked()}
      order by id for no key update),
    fitting as materialized (
      select given.*, employer_id, seeker_id, new_id() as id,
        last_seq + row_number() over in_chat as seq,
        greatest(clock_timestamp(), last_message_at) + row_number() over in_chat * interval '1 microsecond' as at
      from given join chat on chat.id = given.chat_id and given.sender_id in (employer_id, seeker_id)
      where not exists (select from messages m
          where m.sender_id = given.sender_id and m.client_message_id = given.client_message_id)
        and not exists (select from unnest(${column('senderId')}::uuid[], ${column('clientMessageId')}::text[])
            with ordinality as earlier(sender_id, client_message_id, place)
          where earlier.sender_id = given.sender_id and earlier.client_message_id = given.client_message_id
            and earlier.place < given.place)
        and not (is_personal and given.sender_id = employer_id and exists (select from applications a
          where a.employer_id = chat.employer_id and a.seeker_id = chat.seeker_id
            and ${awaitsAnswer('a')}))
      window in_chat as (partition by chat.id order by given.place)),
    counted as (
      update chats set
        last_seq = last_seq + new.count,
        last_message_at = new.at,
        active_at = new.at,
        employer_unread = employer_unread + new.by_seeker,
        seeker_unread = seeker_unread + new.count - new.by_seeker
      from (select chat_id, count(*) as count, count(*) filter (where sender_id = seeker_id) as by_seeker, max(at) as at
        from fitting group by chat_id) new
      where chats.id = new.chat_id),
    stored as (
      insert into messages (id, chat_id, seq, sender_id, content, client_message_id, created_at)
      select id, chat_id, seq, sender_id, content, client_message_id, at from fitting)
    select place, id as message_id, seq as message_seq, at as message_created_at, employer_id, seeker_id from fitting
  `.execute(db)
  return rows
}
