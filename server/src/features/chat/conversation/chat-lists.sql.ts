import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db } from '../../../db/database.ts'
import { hasBlocked } from '../../../db/visibility.ts'
import { awaitsDecision, closedFor, idColumn, type SideColumn } from './chats.sql.ts'
import { messageColumns } from './messages.sql.ts'

export type ChatFilter = 'all' | 'unread' | 'requests' | 'blocked'

/** A chat without messages is only listed for the person who started it. */
const ofSide = (db: Db, side: SideColumn, partyId: string, filter: ChatFilter) =>
  db
    .selectFrom('chats')
    .where(`chats.${idColumn[side]}`, '=', partyId)
    .where((eb) => eb.or([eb('chats.last_seq', '>', 0), eb('chats.started_by', '=', side)]))
    .where((eb) => (filter === 'blocked' ? hasBlocked(side) : eb.not(hasBlocked(side))))
    .$if(filter === 'unread', (query) => query.where(`chats.${side}_unread`, '>', 0))
    .$if(filter === 'requests', (query) => query.where(awaitsDecision(side)))

export const countChats = (db: Db, side: SideColumn, partyId: string, filter: ChatFilter) =>
  ofSide(db, side, partyId, filter)
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

/** Chats with their last message and the latest application between the two. */
const whole = (db: Db, side: SideColumn, query: ReturnType<typeof ofSide>) =>
  query
    .leftJoin('messages', (join) =>
      join.onRef('messages.chat_id', '=', 'chats.id').onRef('messages.seq', '=', 'chats.last_seq'),
    )
    .leftJoin('message_files', 'message_files.message_id', 'messages.id')
    .leftJoinLateral(about(db), (join) => join.onTrue())
    .selectAll('chats')
    .select(['about.application_id', 'about.job_id', 'about.application_status', 'about.job_title'])
    .select('about.application_answered_at')
    .select(messageColumns)
    .select([closedFor(sql.lit(side)).as('closed'), awaitsDecision(side).as('awaits_decision')])

/** A page of a person's chats, latest message first. */
export const listChatRows = (
  db: Db,
  side: SideColumn,
  partyId: string,
  { filter, page, limit }: { filter: ChatFilter; page: number; limit: number },
) =>
  whole(db, side, ofSide(db, side, partyId, filter))
    .orderBy(`chats.${filter === 'blocked' ? `${side}_blocked_at` : 'active_at'}` as 'chats.active_at', 'desc')
    .orderBy('chats.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type ListedChatRow = Awaited<ReturnType<typeof listChatRows>>[number]

const ofParty = (db: Db, side: SideColumn, partyId: string) =>
  whole(db, side, db.selectFrom('chats').where(`chats.${idColumn[side]}`, '=', partyId) as ReturnType<typeof ofSide>)

/** One chat as in lists; undefined for anyone not on that side of it. */
export const findListedChat = (db: Db, side: SideColumn, partyId: string, id: string) =>
  ofParty(db, side, partyId).where('chats.id', '=', id).executeTakeFirst()

/** The chats of this person among the ids, unordered. */
export const listChatRowsByIds = (db: Db, side: SideColumn, partyId: string, ids: readonly string[]) =>
  ofParty(db, side, partyId).where('chats.id', '=', anyUuid(ids)).execute()

/** Unread counts; chats beyond 100 are not counted. */
export const countUnreadOf = (db: Db, side: SideColumn, partyId: string) =>
  db
    .selectFrom(
      db
        .selectFrom('chats')
        .select(`${side}_unread as unread`)
        .where(idColumn[side], '=', partyId)
        .where(`${side}_unread`, '>', 0)
        .where((eb) => eb.not(hasBlocked(side)))
        .limit(100)
        .as('waiting'),
    )
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('unread'), sql<number>`0`).as('messages'),
      eb.fn.countAll<number>().as('chats'),
    ])
    .executeTakeFirstOrThrow()
