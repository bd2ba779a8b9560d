import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { isRetryable } from '../../../db/failed-rows.ts'
import { hasBlocked } from '../../../db/visibility.ts'
import { idColumn, type SideColumn } from '../conversation/chats.sql.ts'

/** Minimum age of an unread message, and of the reader's last visit. */
const minAge = sql`interval '10 minutes'`

/** The last visit of the reader; of a company, of the member who came last. */
const lastSeen = {
  employer: sql`(select max(member.last_seen_at) from company_members
    join users member on member.id = company_members.user_id where company_members.company_id = chats.employer_id
      and company_members.role <> 'contributor')`,
  seeker: sql`users.last_seen_at`,
}

/**
 * Takes up to `limit` chats with a message unread for 10 minutes whose reader was not active since, and was not mailed
 * since their last read receipt. Marks them as mailed; skips locked rows.
 */
export async function takeUnreadChats(tx: Tx, side: SideColumn, limit: number) {
  const [reader, unread, mailed, read] = [
    sql.ref(`chats.${idColumn[side]}`),
    sql.ref(`chats.${side}_unread`),
    sql.ref(`chats.${side}_mailed_seq`),
    sql.ref(`chats.${side}_read_seq`),
  ]
  const rows = await tx
    .selectFrom('chats')
    .innerJoin('users', (join) => join.on('users.id', '=', reader as never))
    .select(['chats.id', 'chats.employer_id', 'chats.seeker_id', 'users.email', `chats.${side}_unread as unread`])
    .where(sql<boolean>`${unread} > 0 and ${mailed} <= ${read} and not ${hasBlocked(side)} and chats.state = 'open'`)
    .where(sql<boolean>`coalesce(${lastSeen[side]}, '-infinity') <= now() - ${minAge}`)
    .where(sql<boolean>`(select messages.created_at from messages
      where messages.chat_id = chats.id and messages.seq > ${read} and messages.sender_id <> ${reader}
      order by messages.seq limit 1) <= now() - ${minAge}`)
    .where(isRetryable('unread-mails', sql`${sql.lit(side)} || ':' || chats.id`))
    .limit(limit)
    .forNoKeyUpdate('chats')
    .skipLocked()
    .execute()
  await tx
    .updateTable('chats')
    .set({ [`${side}_mailed_seq`]: sql.ref('last_seq') })
    .where('id', '=', anyUuid(rows.map((row) => row.id)))
    .execute()
  return rows
}

export const findEmail = (db: Db, userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
