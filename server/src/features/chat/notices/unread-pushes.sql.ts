import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasBlocked } from '../../../db/visibility.ts'

/** One of the two people of a chat. */
export interface Reader {
  readonly chatId: string
  readonly userId: string
}

export interface UnreadPart extends Reader {
  employer_id: string
  seeker_id: string
  unread: number
  /** Whether an unread message is old enough that a person viewing the chat would have read it. */
  is_left: boolean
}

/** The unread counts of these readers in open, unblocked chats; those without unread messages are left out. */
export async function listUnread(db: Db, readers: readonly Reader[], minAgeSeconds: number): Promise<UnreadPart[]> {
  const { rows } = await sql<UnreadPart>`
    select chats.id as "chatId", asked.user_id as "userId", employer_id, seeker_id, unread,
      coalesce((select created_at <= now() - make_interval(secs => ${minAgeSeconds}) from messages
        where messages.chat_id = chats.id and messages.seq > read_seq and messages.sender_id <> asked.user_id
        order by messages.seq limit 1), false) as is_left
    from unnest(${readers.map(({ chatId }) => chatId)}::uuid[], ${readers.map(({ userId }) => userId)}::uuid[])
      as asked(chat_id, user_id)
    join chats on chats.id = asked.chat_id
    cross join lateral (
      select employer_unread as unread, employer_read_seq as read_seq, ${hasBlocked('employer')} as is_blocked
        where chats.employer_id = asked.user_id
      union all
      select seeker_unread, seeker_read_seq, ${hasBlocked('seeker')} where chats.seeker_id = asked.user_id) as side
    where unread > 0 and not is_blocked and chats.state = 'open'`.execute(db)
  return rows
}
