import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { PersonId } from '../../../db/ids.ts'
import { hasBlocked } from '../../../db/visibility.ts'
import type { SideColumn } from '../conversation/chats.sql.ts'

/** A chat and a job seeker or member of its company. */
export interface ChatPerson {
  readonly chatId: string
  readonly userId: PersonId
}

export interface UnreadPart extends ChatPerson {
  employer_id: string
  seeker_id: string
  side: SideColumn
  unread: number
  /** Whether an unread message is old enough that a person viewing the chat would have read it. */
  is_left: boolean
}

/**
 * The unread counts of these people in open, unblocked chats, those of members by their own read positions. People without
 * unread messages are left out, and members who are not notified of the chat.
 */
export async function listUnread(db: Db, people: readonly ChatPerson[], minAgeSeconds: number): Promise<UnreadPart[]> {
  const { rows } = await sql<UnreadPart>`
    select chats.id as "chatId", asked.user_id as "userId", employer_id, seeker_id, side.name as side, unread.count as unread,
      unread.since <= now() - make_interval(secs => ${minAgeSeconds}) as is_left
    from unnest(${people.map(({ chatId }) => chatId)}::uuid[], ${people.map(({ userId }) => userId)}::uuid[])
      as asked(chat_id, user_id)
    join chats on chats.id = asked.chat_id
    cross join lateral (
      select 'employer' as name, chats.seeker_id as sender_id, ${hasBlocked('employer')} as is_blocked,
        coalesce((select read_seq from chat_reads own where own.user_id = asked.user_id and own.chat_id = chats.id),
          employer_read_seq) as read_seq
        from readers_of_chat(chats.employer_id, chats.seeker_id) told where told.user_id = asked.user_id
      union all
      select 'seeker', chats.employer_id, ${hasBlocked('seeker')}, seeker_read_seq
        where chats.seeker_id = asked.user_id) as side
    cross join lateral (
      select count(*)::integer as count, min(created_at) as since from messages
      where messages.chat_id = chats.id and messages.seq > side.read_seq and messages.sender_id = side.sender_id) as unread
    where chats.state = 'open' and not is_blocked and unread.count > 0`.execute(db)
  return rows
}

/** The person of a device; undefined once it has signed out. */
export const findPersonOfDevice = (db: Db, sessionId: string) =>
  db.selectFrom('push_devices').select('user_id').where('session_id', '=', sessionId).executeTakeFirst()
