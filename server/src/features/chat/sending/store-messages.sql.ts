import type { ChatClosed, MessageWarning } from '@hearback/contract/hiring/chat.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import { awaitsAnswer } from '../../../db/awaits-answer.ts'
import type { Db } from '../../../db/database.ts'
import { closedFor, isLinked, type SideColumn } from '../conversation/chats.sql.ts'
import { type Writer, writerOf } from '../conversation/writers.sql.ts'

export interface NewMessage {
  readonly chatId: string
  /** The company or the job seeker in whose name it is written. */
  readonly senderId: string
  /** The member of the company who wrote it; null for its founder and for job seekers. */
  readonly sentBy: string | null
  readonly content: string
  readonly clientMessageId: string | null
  readonly warnings: readonly MessageWarning[]
  /** Long enough to answer an application, if it is the company's. */
  readonly isPersonal: boolean
}

/** `repeated`: the sender has used its clientMessageId. `needs_transaction`: it is to be stored alone, with its effects. */
export type Unstored = ChatClosed | 'not_found' | 'repeated' | 'needs_transaction'

/** The chat, and what the message changes beside it; columns are null where the chat is none of the sender's. */
interface JudgedMessage {
  /** Position among the given messages, from 1. */
  position: number
  employer_id: string
  seeker_id: string
  outreach_month: string | null
  side: SideColumn
  /** Accepts the chat, which the other side has started. */
  accepts: boolean
  /** Is the first message of a request. */
  asks: boolean
  /** Answers applications. */
  answers: boolean
}

export interface StoredMessage extends JudgedMessage {
  unstored: null
  message_id: string
  message_seq: number
  message_created_at: Date
  writer: Writer | null
}
export type Outcome = StoredMessage | (JudgedMessage & { unstored: Unstored })

/**
 * Stores messages in one statement: who may write is decided, and numbers are given, under the row locks of the chats, which
 * are taken in one order. Returns each message, or why it was not stored. Those that change more than their chat are
 * stored only with `effects`, in a transaction in which the caller makes these changes. Fails as a whole: at
 * messages_client_id for a repeat that another transaction stored meanwhile.
 *
 * The condition on `position` excludes nothing. It lowers the row estimate, so that PostgreSQL keeps one plan: planning each
 * time took 2.1 ms a message instead of 0.9.
 */
export async function storeMessages(
  db: Db,
  messages: readonly NewMessage[],
  { effects }: { effects: boolean },
): Promise<Outcome[]> {
  const column = <K extends keyof NewMessage>(name: K) => messages.map((message) => message[name])
  const [chatIds, senderIds, clientIds] = [column('chatId'), column('senderId'), column('clientMessageId')]
  const warnings = messages.map((message) => message.warnings.join())
  const { rows } = await sql<Outcome>`
    with given as (
      select * from unnest(${chatIds}::uuid[], ${senderIds}::uuid[], ${column('sentBy')}::uuid[], ${column('content')}::text[],
        ${clientIds}::text[], ${warnings}::text[], ${column('isPersonal')}::boolean[]) with ordinality
        as given(chat_id, sender_id, sent_by, content, client_message_id, warnings, is_personal, position)
      where position between 1 and ${messages.length}::bigint),
    locked as materialized (
      select id, employer_id, seeker_id, state, started_by, accepted_at, employer_blocked_at, seeker_blocked_at,
        outreach_month, last_seq, last_message_at
      from chats where id = ${anyUuid([...new Set(chatIds)])}
        and exists (select from given where chat_id = chats.id and sender_id in (employer_id, seeker_id))
      order by id for no key update),
    sent as (
      select given.*, chats.*, case when sender_id = employer_id then 'employer' else 'seeker' end as side
      from given left join locked as chats on chats.id = chat_id and sender_id in (employer_id, seeker_id)
        and (sent_by is null or exists (select from company_members where user_id = sent_by and company_id = sender_id))),
    judged as materialized (
      select chats.*, started_by <> side and accepted_at is null as accepts,
        state = 'request' and started_by = side and last_seq = 0 as asks,
        is_personal and side = 'employer' and exists (select from applications a
          where a.employer_id = chats.employer_id and a.seeker_id = chats.seeker_id and ${awaitsAnswer('a')}) as answers,
        case when id is null then 'not_found'
          when exists (select from messages m
            where m.chat_id = chats.chat_id and m.sender_id = chats.sender_id
              and m.client_message_id = chats.client_message_id) then 'repeated'
          else ${closedFor(sql.ref('side'))} end as unstored,
        client_message_id is not null
          and row_number() over (partition by sender_id, client_message_id order by position) > 1 as is_again
      from sent as chats),
    fitting as materialized (
      select *, new_id() as message_id, last_seq + row_number() over in_chat as seq,
        greatest(clock_timestamp(), last_message_at) + row_number() over in_chat * interval '1 microsecond' as at
      from judged as chats
      where unstored is null and (${sql.lit(effects)} or not (accepts or asks or answers or is_again))
      window in_chat as (partition by id order by position)),
    counted as (
      update chats set
        last_seq = chats.last_seq + new.count,
        last_message_at = new.at,
        active_at = new.at,
        employer_unread = employer_unread + new.by_seeker,
        seeker_unread = seeker_unread + new.count - new.by_seeker,
        state = case when new.opens then 'open' else chats.state end,
        accepted_at = case when new.accepts then coalesce(chats.accepted_at, now()) else chats.accepted_at end
      from (select id, count(*) as count, count(*) filter (where side = 'seeker') as by_seeker, max(at) as at,
          bool_or(accepts) as accepts, bool_or(state <> 'open' and (started_by <> side or ${isLinked})) as opens
        from fitting as chats group by id) new
      where chats.id = new.id),
    stored as (
      insert into messages (id, chat_id, seq, sender_id, sent_by, content, client_message_id, warnings, created_at)
      select message_id, chat_id, seq, sender_id, sent_by, content, client_message_id, string_to_array(warnings, ','), at
      from fitting)
    select judged.position::integer, judged.employer_id, judged.seeker_id, judged.outreach_month, judged.side,
      judged.accepts, judged.asks, judged.answers,
      case when message_id is null then coalesce(judged.unstored, 'needs_transaction') end as unstored,
      message_id, seq::integer as message_seq, at as message_created_at,
      case when judged.side = 'employer' then ${writerOf(sql.ref('judged.employer_id'), sql.ref('judged.sent_by'))} end as writer
    from judged left join fitting using (position) order by position`.execute(db)
  return rows
}
