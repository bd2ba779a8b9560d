import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { isRetryable } from '../../../db/failed-rows.ts'
import type { PersonId } from '../../../db/ids.ts'
import { hasBlocked } from '../../../db/visibility.ts'

/** Minimum age of an unread message, and of the reader's last visit. */
const minAge = sql`interval '10 minutes'`

export interface UnreadChat {
  readonly id: string
  readonly employer_id: string
  readonly seeker_id: string
  /** The address of the reader. */
  readonly email: string
  readonly unread: number
  /** The member of the company who is mailed. */
  readonly member_id?: PersonId
  /** False for a member who is marked and not mailed. */
  readonly is_told?: boolean
}

/**
 * Takes up to `limit` chats with a message unread for 10 minutes whose job seeker was not active since, and was not mailed
 * since their last read receipt. Marks them as mailed; skips locked rows.
 */
export async function takeUnreadOfSeekers(tx: Tx, limit: number): Promise<UnreadChat[]> {
  const rows = await tx
    .selectFrom('chats')
    .innerJoin('users', 'users.id', 'chats.seeker_id')
    .select(['chats.id', 'chats.employer_id', 'chats.seeker_id', 'users.email', 'seeker_unread as unread'])
    .where(sql<boolean>`seeker_unread > 0 and seeker_mailed_seq <= seeker_read_seq and not ${hasBlocked('seeker')}
      and chats.state = 'open'`)
    .where(sql<boolean>`coalesce(users.last_seen_at, '-infinity') <= now() - ${minAge}`)
    .where(sql<boolean>`(select messages.created_at from messages
      where messages.chat_id = chats.id and messages.seq > seeker_read_seq and messages.sender_id <> chats.seeker_id
      order by messages.seq limit 1) <= now() - ${minAge}`)
    .where(isRetryable('unread-mails', sql`'seeker:' || chats.id`))
    .limit(limit)
    .forNoKeyUpdate('chats')
    .skipLocked()
    .execute()
  await tx
    .updateTable('chats')
    .set({ seeker_mailed_seq: sql.ref('last_seq') })
    .where('id', '=', anyUuid(rows.map((row) => row.id)))
    .execute()
  return rows
}

/**
 * As `takeUnreadOfSeekers`, for the members of companies by their own read positions. Members who are not notified of a chat
 * are marked too, so that no later run looks at them until they read it; for them `is_told` is false.
 */
export async function takeUnreadOfMembers(tx: Tx, limit: number): Promise<UnreadChat[]> {
  const rows = await lockUnreadOfMembers(tx, limit)
  const marked = new Set([
    ...(await markChats(
      tx,
      rows.filter((row) => row.is_alone),
    )),
    ...(await markMembers(
      tx,
      rows.filter((row) => !row.is_alone),
    )),
  ])
  return rows.map((row) => ({ ...row, is_told: row.is_told && marked.has(keyOf(row.id, row.member_id)) }))
}

type LockedUnread = UnreadChat & { member_id: PersonId; is_told: boolean; is_alone: boolean }

/** Locks the members too, so that their roles hold until the commit. One who is alone without a position is marked on the chat. */
async function lockUnreadOfMembers(tx: Tx, limit: number): Promise<LockedUnread[]> {
  const { rows } = await sql<LockedUnread>`
    select chats.id, chats.employer_id, chats.seeker_id, users.email, reader.user_id as member_id,
      (select count(*)::integer from messages
        where chat_id = chats.id and seq > reader.read_seq and sender_id = chats.seeker_id) as unread,
      exists (select from readers_of_chat(chats.employer_id, chats.seeker_id) told
        where told.user_id = reader.user_id) as is_told,
      not is_own and not exists (select from company_members other
        where other.company_id = chats.employer_id and other.user_id <> reader.user_id) as is_alone
    from (
      select chats.id as chat_id, member.user_id, employer_read_seq as read_seq, false as is_own
      from chats join company_members member on member.company_id = chats.employer_id
      where employer_unread > 0 and employer_mailed_seq <= employer_read_seq
        and not ${hasBlocked('employer')} and chats.state = 'open'
        and not exists (select from chat_reads own where own.user_id = member.user_id and own.chat_id = chats.id)
      union all
      select chat_id, user_id, read_seq, true from chat_reads where mailed_seq <= read_seq) as reader
    join chats on chats.id = reader.chat_id
    join company_members member on member.user_id = reader.user_id and member.company_id = chats.employer_id
    join users on users.id = reader.user_id
    where member.role <> 'contributor' and chats.state = 'open' and not ${hasBlocked('employer')}
      and chats.last_seq > reader.read_seq
      and coalesce(users.last_seen_at, '-infinity') <= now() - ${minAge}
      and (select messages.created_at from messages
        where messages.chat_id = chats.id and messages.seq > reader.read_seq and messages.sender_id = chats.seeker_id
        order by messages.seq limit 1) <= now() - ${minAge}
      and ${isRetryable('unread-mails', rowId)}
    limit ${limit}
    for no key update of chats skip locked for share of member skip locked`.execute(tx)
  return rows
}

const rowId = sql`'employer:' || chats.id || ':' || reader.user_id`
const keyOf = (chatId: string, userId: string) => `${chatId} ${userId}`
type Marked = readonly { readonly id: string; readonly member_id: string }[]

/** The marked chats and members, as keys: another process may have marked them since they were selected. */
async function markChats(tx: Tx, rows: Marked): Promise<string[]> {
  const marked = await tx
    .updateTable('chats')
    .set({ employer_mailed_seq: sql.ref('last_seq') })
    .where('id', '=', anyUuid(rows.map((row) => row.id)))
    .whereRef('employer_mailed_seq', '<=', 'employer_read_seq')
    .returning('id')
    .execute()
  const ids = new Set(marked.map((row) => row.id))
  return rows.filter((row) => ids.has(row.id)).map((row) => keyOf(row.id, row.member_id))
}

async function markMembers(tx: Tx, rows: Marked): Promise<string[]> {
  const { rows: marked } = await sql<{ user_id: string; chat_id: string }>`
    insert into chat_reads (user_id, chat_id, read_seq, mailed_seq)
    select told.user_id, chats.id, employer_read_seq, last_seq
    from unnest(${rows.map((row) => row.member_id)}::uuid[], ${rows.map((row) => row.id)}::uuid[])
      as told (user_id, chat_id) join chats on chats.id = told.chat_id
    on conflict (user_id, chat_id) do update set mailed_seq = excluded.mailed_seq
      where chat_reads.mailed_seq <= chat_reads.read_seq
    returning user_id, chat_id`.execute(tx)
  return marked.map((row) => keyOf(row.chat_id, row.user_id))
}

export const findEmail = (db: Db, userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
