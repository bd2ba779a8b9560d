import { type RawBuilder, sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db } from '../../../db/database.ts'
import { containsWords } from '../../../db/typed-words.ts'
import { hasBlocked } from '../../../db/visibility.ts'
import { idColumn, type SideColumn } from '../conversation/chats.sql.ts'
import { erasedContent, messageColumns } from '../conversation/messages.sql.ts'

const maxChats = 1_000
const maxMessages = 20_000
const maxCandidates = 100
const maxFoundChats = 10

interface Searcher {
  side: SideColumn
  partyId: string
}

/** Chats of the inbox with messages. `last_seq` is the number of messages, because their numbers have no gaps. */
const inboxOf = ({ side, partyId }: Searcher) => sql`chats
  where ${sql.ref(`chats.${idColumn[side]}`)} = ${partyId}::uuid and chats.last_seq > 0 and not ${hasBlocked(side)}`

/** The latest chats, each with the number of messages in those before it. */
const latest = (searcher: Searcher) => sql`select chats.id, chats.employer_id, chats.seeker_id, chats.last_seq,
    sum(chats.last_seq) over (order by chats.active_at desc, chats.id) - chats.last_seq as before
  from ${inboxOf(searcher)} order by chats.active_at desc, chats.id limit ${sql.lit(maxChats)}`

/** Whether all messages of the searcher are searched. */
export async function isWithinLimits(db: Db, searcher: Searcher): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select count(*) <= ${sql.lit(maxChats)} and coalesce(sum(last_seq), 0) <= ${sql.lit(maxMessages)} as fits
    from ${inboxOf(searcher)}`.execute(db)
  return rows[0]?.fits ?? true
}

const isBefore = (id: string) =>
  sql<boolean>`(found.created_at, found.id) < (select created_at, id from messages where id = ${id}::uuid)`

/**
 * Ids of the latest messages with the words and of their chats, newest first. The limit within the lateral subquery keeps the planner at one
 * index scan per chat, by number.
 */
export async function findMessageIds(
  db: Db,
  searcher: Searcher,
  { words, before, limit }: { words: string; before?: string | undefined; limit: number },
): Promise<FoundId[]> {
  const { rows } = await sql<FoundId>`
    with own as materialized (${latest(searcher)})
    select found.id, own.id as chat_id from own cross join lateral (
      select messages.id, messages.created_at, messages.content, message_files.name
      from messages left join message_files on message_files.message_id = messages.id
      where messages.chat_id = own.id and messages.seq > own.last_seq - (${sql.lit(maxMessages)} - own.before)
      limit ${sql.lit(maxMessages)}) as found
    where own.before < ${sql.lit(maxMessages)} and found.content <> ${erasedContent}
      and ${before === undefined ? sql`true` : isBefore(before)}
      and ${containsWords(sql`concat_ws(' ', found.content, found.name)`, words)}
    order by found.created_at desc, found.id desc limit ${limit}`.execute(db)
  return rows
}

export interface FoundId {
  readonly id: string
  readonly chat_id: string
}

/** These messages, newest first. */
export const listMessagesByIds = (db: Db, found: readonly FoundId[]) =>
  db
    .selectFrom('messages')
    .leftJoin('message_files', 'message_files.message_id', 'messages.id')
    .select(messageColumns)
    .where('messages.chat_id', '=', anyUuid(found.map((one) => one.chat_id)))
    .where('messages.id', '=', anyUuid(found.map((one) => one.id)))
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id', 'desc')
    .execute()

const jobsBetween = sql`(select string_agg(jobs.title, ' ') from applications a join jobs on jobs.id = a.job_id
  where a.employer_id = own.employer_id and a.seeker_id = own.seeker_id)`

/** Names as stored: the searcher may not see all of them. */
const storedName = {
  employer: sql`(select concat_ws(' ', first_name, last_name, nickname) from seekers where user_id = own.seeker_id)`,
  seeker: sql`(select business_name from employers where user_id = own.employer_id)`,
}

export interface Candidate {
  id: string
  /** Titles of the jobs that the two have an application for. */
  jobs: string | null
}

/** Latest chats whose person and jobs have the words. `namesMatching` must confirm them with the names that are shown. */
export async function findCandidates(db: Db, searcher: Searcher, words: string): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with own as materialized (${latest(searcher)})
    select own.id, about.jobs from own cross join lateral (select ${jobsBetween} as jobs) as about
    where ${containsWords(sql`concat_ws(' ', ${storedName[searcher.side]}, about.jobs)`, words)}
    order by own.before limit ${sql.lit(maxCandidates)}`.execute(db)
  return rows
}

/** Indexes of the first shown texts that contain the words. */
export async function indexesMatching(db: Db, texts: readonly string[], words: string): Promise<number[]> {
  const text: RawBuilder<string> = sql`shown.text`
  const { rows } = await sql<{ index: number }>`
    select (place - 1)::int as index from unnest(${texts}::text[]) with ordinality as shown(text, place)
    where ${containsWords(text, words)} order by place limit ${sql.lit(maxFoundChats)}`.execute(db)
  return rows.map(({ index }) => index)
}
