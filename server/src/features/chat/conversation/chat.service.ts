import type { Chat, ChatApplication, Message, Participant } from '@hearback/contract/hiring/chat.ts'
import type { Database, Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { partyId, type Viewer } from '../../../domain/viewer.ts'
import { lastSeenOf } from '../../accounts/account/accounts.service.ts'
import { applicationsBetween } from '../../applications/applications-between.service.ts'
import { companyCards } from '../../employers/employers.service.ts'
import { fileUrlSigner } from '../../files/signed-urls.service.ts'
import { seekerCardsFor } from '../../seekers/profile/seekers.service.ts'
import type { Side } from './chat.rules.ts'
import { chatView, companyParticipant, messageFor, messageView, seekerParticipant } from './chat.view.ts'
import {
  type ChatFilter,
  countChats,
  countUnreadOf,
  findListedChat,
  type ListedChatRow,
  listChatRows,
  listChatRowsByIds,
  type Reader,
} from './chat-lists.sql.ts'
import { findMessage, listMessageRows } from './messages.sql.ts'

export const noSuchChat = () => new AppError('not_found', { message: 'We couldn’t find this chat.' })

const sides = { employer: 'employer', jobseeker: 'seeker', admin: undefined } as const

/** The viewer's side; throws not_allowed for moderators, who have no chats. */
export function sideOf(viewer: Viewer): Side {
  const side = sides[viewer.userType]
  if (!side) throw new AppError('not_allowed', { message: 'Only employers and job seekers can chat.' })
  return side
}

const readerOf = (viewer: Viewer): Reader => ({
  side: sideOf(viewer),
  partyId: partyId(viewer),
  userId: viewer.userId,
})

/** The viewer's side of a chat; throws not_found for everyone else. */
export function sideIn(viewer: Viewer, row: { employer_id: string; seeker_id: string } | undefined): Side {
  if (row?.employer_id === viewer.companyId) return 'employer'
  if (row?.seeker_id === viewer.userId) return 'seeker'
  throw noSuchChat()
}

/** A page of the viewer's chats, latest message first. */
export async function chatsOf(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  filters: { filter: ChatFilter; page: number; limit: number },
): Promise<{ chats: Chat[]; total: number; totalPages: number }> {
  const [{ count: total }, rows] = await Promise.all([
    countChats(deps.db, readerOf(viewer), filters.filter),
    listChatRows(deps.db, readerOf(viewer), filters),
  ])
  return { chats: await chatViews(deps, viewer, rows), total, totalPages: Math.ceil(total / filters.limit) }
}

export async function unreadOf(db: Db, viewer: Viewer): Promise<{ messages: number; chats: number }> {
  return countUnreadOf(db, readerOf(viewer))
}

/** The number of chats that wait for the viewer's decision. */
export const requestsOf = async (db: Db, viewer: Viewer): Promise<number> =>
  (await countChats(db, readerOf(viewer), 'requests')).count

/** One chat as the viewer sees it; throws not_found. */
export async function oneChat(deps: Pick<Deps, 'db'>, viewer: Viewer, id: string): Promise<Chat> {
  const row = await findListedChat(deps.db, readerOf(viewer), id)
  const [chat] = row ? await chatViews(deps, viewer, [row]) : []
  if (!chat) throw noSuchChat()
  return chat
}

/** One chat with the applications between its two people; throws not_found. */
export async function wholeChat(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<{ chat: Chat; applications: ChatApplication[] }> {
  const row = await findListedChat(deps.db, readerOf(viewer), id)
  const [chat] = row ? await chatViews(deps, viewer, [row]) : []
  if (!row || !chat) throw noSuchChat()
  return { chat, applications: await applicationsBetween(deps.db, viewer, otherIn(viewer, row)) }
}

/** The viewer's chats among the ids, as they see them. */
export async function chatsByIds(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, Chat>> {
  if (ids.length === 0) return new Map()
  const rows = await listChatRowsByIds(deps.db, readerOf(viewer), ids)
  const chats = await chatViews(deps, viewer, rows)
  return new Map(rows.flatMap(({ id }, index) => (chats[index] ? [[id, chats[index]]] : [])))
}

const otherIn = (viewer: Viewer, pair: Pair) =>
  pair.employer_id === viewer.companyId ? pair.seeker_id : pair.employer_id

async function chatViews(deps: Pick<Deps, 'db'>, viewer: Viewer, rows: readonly ListedChatRow[]): Promise<Chat[]> {
  const side = sideOf(viewer)
  const participants = await participantsOf(deps.db, viewer, rows)
  const sign = await fileUrlSigner(deps)
  return rows.map((row) => chatView(row, side, { viewerId: partyId(viewer), participants, sign }))
}

type Pair = Pick<ListedChatRow, 'employer_id' | 'seeker_id'>

/** The people of these chats as the viewer may see them, in a fixed number of statements. */
async function participantsOf(db: Database, viewer: Viewer, pairs: readonly Pair[]): Promise<Map<string, Participant>> {
  const employerIds = [...new Set(pairs.map((pair) => pair.employer_id))]
  const seekerIds = [...new Set(pairs.map((pair) => pair.seeker_id))]
  const [companies, seekers, lastSeen] = await Promise.all([
    companyCards(db, employerIds),
    seekerCardsFor(db, viewer, seekerIds),
    lastSeenOf(db, [...employerIds, ...seekerIds]),
  ])
  const facts = { companies, seekers, lastSeen }
  const people = [
    ...employerIds.map((id) => companyParticipant(id, facts)),
    ...seekerIds.map((id) => seekerParticipant(id, facts)),
  ]
  return new Map(people)
}

const pageLength = 10
const catchUpLength = 500
const beyondAll = 2_147_483_647

interface Window {
  page: number
  limit?: number | undefined
  after?: number | undefined
  before?: number | undefined
}

/**
 * Messages of the viewer's chat, oldest first: after or before a sequence number, or a page, of which the first has the
 * newest. Throws not_found.
 */
export async function messagesOf(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  chatId: string,
  { page, after, before, limit = after === undefined ? pageLength : catchUpLength }: Window,
): Promise<{ messages: Message[]; recipient: Participant; total: number; totalPages: number; lastSeq: number }> {
  const row = await findListedChat(deps.db, readerOf(viewer), chatId)
  if (!row) throw noSuchChat()
  const total = row.last_seq
  // Sequence numbers have no gaps, so the offset of a page follows from them. Concurrent messages do not shift pages.
  const end = after === undefined && before === undefined ? total - (page - 1) * limit + 1 : (before ?? beyondAll)
  const bounds = { after: after ?? 0, before: Math.max(end, 0), limit, last: after === undefined }
  const rows = await listMessageRows(deps.db, chatId, bounds)
  const sign = await fileUrlSigner(deps)
  const recipient = (await participantsOf(deps.db, viewer, [row])).get(otherIn(viewer, row))
  if (!recipient) throw noSuchChat()
  return {
    messages: rows.map((message) => messageFor(messageView(message), partyId(viewer), sign)),
    recipient,
    total,
    totalPages: Math.ceil(total / limit),
    lastSeq: Math.max(total, rows.at(-1)?.message_seq ?? 0),
  }
}

/** The message without reader-specific fields; undefined once it is delivered. */
export async function undeliveredMessage(
  db: Db,
  message: { id: string; chatId: string },
): Promise<Message | undefined> {
  const row = await findMessage(db, message)
  return row?.delivered_at === null ? messageView(row) : undefined
}

/** A message of this chat sent by the viewer; throws not_found. */
export async function ownMessage(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  message: { id: string; chatId: string },
): Promise<Message> {
  const row = await findMessage(deps.db, message)
  if (row?.sender_id !== partyId(viewer)) {
    throw new AppError('not_found', { message: 'We couldn’t find your message in this chat.' })
  }
  return messageFor(messageView(row), partyId(viewer), await fileUrlSigner(deps))
}
