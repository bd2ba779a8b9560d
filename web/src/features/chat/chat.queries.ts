import {
  type Chat,
  type ChatApplication,
  countUnread,
  getChat,
  listBlocked,
  listChats,
  type Participant,
} from '@hearback/contract/chat.ts'
import type { Presence } from '@hearback/contract/chat-events.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { currentSession } from '../../api/session.ts'

export type ChatFilter = 'all' | 'unread' | 'requests'
const PER_PAGE = 30

/** One's chats, the latest message first; more pages on demand. */
export const chatList = (filter: ChatFilter) =>
  infiniteQueryOptions({
    queryKey: ['chats', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listChats, { query: { filter, page: pageParam, limit: PER_PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length + 1 : undefined),
  })

/** How many messages wait for one. */
export const unread = () =>
  queryOptions({ queryKey: ['chats', 'unread'], queryFn: ({ signal }) => call(countUnread, {}, { signal }) })

/** One chat. Brings the applications of its two people along, which have a query of their own. */
export const chatOf = (chatId: string) =>
  queryOptions({
    queryKey: ['chats', 'one', chatId],
    queryFn: async ({ client, signal }): Promise<Chat> => {
      const { chat, applications } = await call(getChat, { params: { chatId } }, { signal })
      client.setQueryData(applicationsOfChat(chatId).queryKey, { applications })
      return chat
    },
  })

/** Stands among the applications, so that whatever changes one of them anywhere also changes it here. */
export const applicationsOfChat = (chatId: string) =>
  queryOptions({
    queryKey: ['applications', 'of-chat', chatId],
    queryFn: async ({ signal }): Promise<{ applications: ChatApplication[] }> => {
      const { applications } = await call(getChat, { params: { chatId } }, { signal })
      return { applications }
    },
  })

/** Whether somebody is here; only told by the socket, about the other person of the chat that is open. */
export const presenceOf = (userId: string) =>
  queryOptions<Presence>({ queryKey: ['presence', userId], queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY })

/** The chats that one has blocked, the latest first. */
export const blockedChats = (page: number) =>
  queryOptions({
    queryKey: ['chats', 'blocked', page],
    queryFn: ({ signal }) => call(listBlocked, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const ownId = (): string => currentSession()?.user._id ?? ''

/** The other of the two people. */
export function otherOf({ participants }: Pick<Chat, 'participants'>): Participant {
  const other = participants.find(({ _id }) => _id !== ownId()) ?? participants[0]
  if (!other) throw new Error('A chat without people')
  return other
}
