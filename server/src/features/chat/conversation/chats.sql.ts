import type { ChatClosed } from '@hearback/contract/hiring/chat.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { hasBlocked, isUnblocked } from '../../../db/visibility.ts'
import { writerOf } from './writers.sql.ts'

export type SideColumn = 'employer' | 'seeker'
export const idColumn = { employer: 'employer_id', seeker: 'seeker_id' } as const

const ofPair = sql`a.employer_id = chats.employer_id and a.seeker_id = chats.seeker_id`

/**
 * Whether an application or offer allows the person who started the chat to write. Any offer links a seeker with the
 * company. For the company, its own offer counts only once the seeker has accepted it.
 */
export const isLinked: RawBuilder<boolean> = sql<boolean>`(exists (select from applications a where ${ofPair})
  or exists (select from offers a where ${ofPair}
    and (chats.started_by = 'seeker' or a.status in ('accepted', 'rescinded'))))`

/**
 * Why this side may not write now (specification 8); null when it may. The side that was written to may always
 * answer, which accepts. `side`: an expression that is 'employer' or 'seeker'.
 */
export const closedFor = (side: RawBuilder<unknown>): RawBuilder<ChatClosed | null> => sql<ChatClosed | null>`(case
  when (case ${side} when 'employer' then ${hasBlocked('employer')} else ${hasBlocked('seeker')} end) then 'blocked'
  when not ${isUnblocked()} then 'unavailable'
  when chats.started_by <> ${side} or chats.state = 'open' or (chats.state = 'request' and chats.last_seq = 0)
    or ${isLinked} then null
  when chats.state = 'declined' then 'declined' else 'request_pending' end)`

/** Whether this side was written to by somebody whom nothing else links with it, and has not decided yet. */
export const awaitsDecision = (side: SideColumn): RawBuilder<boolean> =>
  sql<boolean>`(chats.started_by <> ${sql.lit(side)} and chats.state <> 'declined' and chats.accepted_at is null
    and ${isUnblocked()} and not ${isLinked})`

/**
 * The two of a chat, its newest number, whether neither has blocked the other, and `userId` as a member of the company;
 * undefined when there is none.
 */
export const findChat = (db: Db, id: string, userId: string | null = null) =>
  db
    .selectFrom('chats')
    .select(['employer_id', 'seeker_id', 'last_seq', isUnblocked().as('is_unblocked')])
    .select(writerOf(sql.ref('chats.employer_id'), sql`nullif(${userId}::uuid, chats.employer_id)`).as('writer'))
    .where('id', '=', id)
    .executeTakeFirst()

/** The facts that warnings of a chat depend on. */
export const findWarningFacts = (db: Db, id: string) =>
  db
    .selectFrom('chats')
    .innerJoin('employers', 'employers.user_id', 'chats.employer_id')
    .select([
      'employers.company_website as companyWebsite',
      sql<boolean>`exists (select from applications a join interviews i on i.application_id = a.id where ${ofPair})`.as(
        'hadInterview',
      ),
    ])
    .where('chats.id', '=', id)
    .executeTakeFirst()

/** Locks the chat, and returns whether an application or offer links the two. */
export const lockChat = (tx: Tx, id: string) =>
  tx
    .selectFrom('chats')
    .selectAll('chats')
    .select(isLinked.as('is_linked'))
    .where('chats.id', '=', id)
    .forUpdate('chats')
    .executeTakeFirst()

/** Takes the row lock of a chat under which messages get their numbers, where this company or job seeker is one of its two. */
export const lockOwnChat = (tx: Tx, id: string, partyId: string) =>
  tx
    .selectFrom('chats')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('employer_id', '=', partyId), eb('seeker_id', '=', partyId)]))
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Returns undefined when the chat exists already, also for all but one of several concurrent calls. */
export const insertChat = (
  tx: Tx,
  chat: { employer_id: string; seeker_id: string; state: 'open' | 'request'; started_by: SideColumn },
) =>
  tx
    .insertInto('chats')
    .values(chat)
    .onConflict((conflict) => conflict.columns(['employer_id', 'seeker_id']).doNothing())
    .returning(['id', isLinked.as('is_linked')])
    .executeTakeFirst()

export const findChatId = (db: Db, employerId: CompanyId, seekerId: string) =>
  db
    .selectFrom('chats')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst()

export const setOutreach = (tx: Tx, id: string, month: string) =>
  tx.updateTable('chats').set({ outreach_month: month }).where('id', '=', id).execute()

/** Clears the month of the outreach credit used by the chat, and returns it once; undefined when none was used. */
export async function takeOutreach(
  tx: Tx,
  { id, outreach_month }: { id: string; outreach_month: string | null },
): Promise<string | undefined> {
  if (outreach_month === null) return undefined
  const { numUpdatedRows } = await tx
    .updateTable('chats')
    .set({ outreach_month: null })
    .where('id', '=', id)
    .where('outreach_month', '=', outreach_month)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? outreach_month : undefined
}

export const acceptChat = (tx: Tx, id: string) =>
  tx
    .updateTable('chats')
    .set({ state: 'open', accepted_at: sql`coalesce(accepted_at, now())` })
    .where('id', '=', id)
    .execute()

export const openChatState = (tx: Tx, id: string) =>
  tx.updateTable('chats').set({ state: 'open' }).where('id', '=', id).execute()

export const declineChat = (tx: Tx, id: string) =>
  tx.updateTable('chats').set({ state: 'declined' }).where('id', '=', id).execute()

/** Blocks the other, or takes one's block back. */
export const setBlocked = (tx: Tx, id: string, side: SideColumn, blocked: boolean) =>
  tx
    .updateTable('chats')
    .set({ [`${side}_blocked_at`]: blocked ? sql`coalesce(${sql.ref(`${side}_blocked_at`)}, now())` : null })
    .where('id', '=', id)
    .execute()
