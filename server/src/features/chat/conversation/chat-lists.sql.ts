import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db } from '../../../db/database.ts'
import { hasBlocked } from '../../../db/visibility.ts'
import { awaitsDecision, closedFor, idColumn, type SideColumn } from './chats.sql.ts'
import { lastMessageColumns } from './messages.sql.ts'

export type ChatFilter = 'all' | 'unread' | 'requests' | 'blocked'

/** A job seeker, or the member of a company who reads its chats. */
export interface Reader {
  readonly side: SideColumn
  readonly partyId: string
  readonly userId: string
}

const isFromSeeker = sql`m.chat_id = chats.id and m.sender_id = chats.seeker_id and m.seq > own.read_seq`

/** The chats with messages that a member has not read, with their numbers: by the company, or by the own read position. */
const unreadOfMember = ({ partyId, userId }: Pick<Reader, 'partyId' | 'userId'>) => sql<{ id: string; unread: number }>`
  select chats.id, employer_unread as unread from chats
  where employer_id = ${partyId}::uuid and employer_unread > 0 and not ${hasBlocked('employer')}
    and not exists (select from chat_reads own where own.user_id = ${userId}::uuid and own.chat_id = chats.id)
  union all
  select chats.id, count(*)::integer from chat_reads own join chats on chats.id = own.chat_id
    join messages m on ${isFromSeeker}
  where own.user_id = ${userId}::uuid and chats.employer_id = ${partyId}::uuid and not ${hasBlocked('employer')}
  group by chats.id`

/** A chat without messages is only listed for the person who started it. */
const ofSide = (db: Db, { side, partyId, userId }: Reader, filter: ChatFilter) =>
  db
    .selectFrom('chats')
    .where(`chats.${idColumn[side]}`, '=', partyId)
    .where((eb) => eb.or([eb('chats.last_seq', '>', 0), eb('chats.started_by', '=', side)]))
    .where((eb) => (filter === 'blocked' ? hasBlocked(side) : eb.not(hasBlocked(side))))
    .$if(filter === 'unread' && side === 'seeker', (query) => query.where('chats.seeker_unread', '>', 0))
    .$if(filter === 'unread' && side === 'employer', (query) =>
      query.where(sql<boolean>`chats.id in (select id from (${unreadOfMember({ partyId, userId })}) as unread)`),
    )
    .$if(filter === 'requests', (query) => query.where(awaitsDecision(side)))

export const countChats = (db: Db, reader: Reader, filter: ChatFilter) =>
  ofSide(db, reader, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

const about = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id as application_id',
      'applications.job_id',
      'applications.status as application_status',
      'applications.answered_at as application_answered_at',
      'jobs.title as job_title',
    ])
    .whereRef('applications.employer_id', '=', 'chats.employer_id' as never)
    .whereRef('applications.seeker_id', '=', 'chats.seeker_id' as never)
    .orderBy('applications.status_changed_at', 'desc')
    .limit(1)
    .as('about')

/** Chats with their last message, the latest application between the two, and the member's own read position, if any. */
const whole = (db: Db, { side, userId }: Reader, query: ReturnType<typeof ofSide>) =>
  query
    .leftJoin('messages', (join) =>
      join.onRef('messages.chat_id', '=', 'chats.id').onRef('messages.seq', '=', 'chats.last_seq'),
    )
    .leftJoin('message_files', 'message_files.message_id', 'messages.id')
    .leftJoinLateral(about(db), (join) => join.onTrue())
    .leftJoin('chat_reads as own', (join) => join.onRef('own.chat_id', '=', 'chats.id').on('own.user_id', '=', userId))
    .select('own.read_seq as own_read_seq')
    .select(
      sql<number | null>`case when own.read_seq is not null then
        (select count(*)::integer from messages m where ${isFromSeeker}) end`.as('own_unread'),
    )
    .selectAll('chats')
    .select(['about.application_id', 'about.job_id', 'about.application_status', 'about.job_title'])
    .select('about.application_answered_at')
    .select(lastMessageColumns)
    .select([closedFor(sql.lit(side)).as('closed'), awaitsDecision(side).as('awaits_decision')])

/** A page of a person's chats, latest message first. */
export const listChatRows = (
  db: Db,
  reader: Reader,
  { filter, page, limit }: { filter: ChatFilter; page: number; limit: number },
) =>
  whole(db, reader, ofSide(db, reader, filter))
    .orderBy(`chats.${filter === 'blocked' ? `${reader.side}_blocked_at` : 'active_at'}` as 'chats.active_at', 'desc')
    .orderBy('chats.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type ListedChatRow = Awaited<ReturnType<typeof listChatRows>>[number]

const ofParty = (db: Db, reader: Reader) =>
  whole(
    db,
    reader,
    db.selectFrom('chats').where(`chats.${idColumn[reader.side]}`, '=', reader.partyId) as ReturnType<typeof ofSide>,
  )

/** One chat as in lists; undefined for anyone not on that side of it. */
export const findListedChat = (db: Db, reader: Reader, id: string) =>
  ofParty(db, reader).where('chats.id', '=', id).executeTakeFirst()

/** The chats of this person among the ids, unordered. */
export const listChatRowsByIds = (db: Db, reader: Reader, ids: readonly string[]) =>
  ofParty(db, reader).where('chats.id', '=', anyUuid(ids)).execute()

const unreadOf = ({ side, partyId, userId }: Reader) =>
  side === 'employer'
    ? unreadOfMember({ partyId, userId })
    : sql`select id, seeker_unread as unread from chats
        where seeker_id = ${partyId}::uuid and seeker_unread > 0 and not ${hasBlocked('seeker')}`

/** Unread counts; chats beyond 100 are not counted. */
export async function countUnreadOf(db: Db, reader: Reader): Promise<{ messages: number; chats: number }> {
  const { rows } = await sql<{ messages: number; chats: number }>`
    select coalesce(sum(unread), 0)::integer as messages, count(*)::integer as chats
    from (select unread from (${unreadOf(reader)}) as chats_unread limit 100) as waiting`.execute(db)
  return rows[0] ?? { messages: 0, chats: 0 }
}
