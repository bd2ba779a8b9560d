import { listMyApplications } from '@hearback/contract/hiring/applications.ts'
import {
  type Chat,
  type ChatApplication,
  countUnread,
  getChat,
  listBlocked,
  listChats,
  type Participant,
} from '@hearback/contract/hiring/chat.ts'
import type { Presence } from '@hearback/contract/hiring/chat-events.ts'
import { listJobInvitations } from '@hearback/contract/hiring/job-invitations.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { currentSession, partyId } from '../../api/session.ts'

export type ChatFilter = 'all' | 'unread' | 'requests'
const PER_PAGE = 30

/** Chats of the user, latest message first; an infinite query. */
export const chatList = (filter: ChatFilter) =>
  infiniteQueryOptions({
    queryKey: ['chats', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listChats, { query: { filter, page: pageParam, limit: PER_PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length + 1 : undefined),
  })

const MOST_APPLICATIONS = 100

/** Whether the seeker has a chat with the company or has applied there, by the latest chats and applications. */
export const knowsCompany = (companyId: string) =>
  queryOptions({
    queryKey: ['chats', 'knows', companyId],
    queryFn: async ({ signal }) => {
      const [{ chats }, { applications }] = await Promise.all([
        call(listChats, { query: { filter: 'all', limit: PER_PAGE } }, { signal }),
        call(listMyApplications, { query: { limit: MOST_APPLICATIONS } }, { signal }),
      ])
      const people = chats.flatMap(({ participants }) => participants)
      return people.some(({ _id }) => _id === companyId) || applications.some(({ hr }) => hr === companyId)
    },
    staleTime: 0,
  })

/** Number of unread messages. */
export const unread = () =>
  queryOptions({ queryKey: ['chats', 'unread'], queryFn: ({ signal }) => call(countUnread, {}, { signal }) })

/** One chat. Its reply also seeds the query of the applications between the two users. */
export const chatOf = (chatId: string) =>
  queryOptions({
    queryKey: ['chats', 'one', chatId],
    queryFn: async ({ client, signal }): Promise<Chat> => {
      const { chat, applications } = await call(getChat, { params: { chatId } }, { signal })
      client.setQueryData(applicationsOfChat(chatId).queryKey, { applications })
      return chat
    },
  })

/** Keyed under the applications, so that invalidating those also refreshes this query. */
export const applicationsOfChat = (chatId: string) =>
  queryOptions({
    queryKey: ['applications', 'of-chat', chatId],
    queryFn: async ({ signal }): Promise<{ applications: ChatApplication[] }> => {
      const { applications } = await call(getChat, { params: { chatId } }, { signal })
      return { applications }
    },
  })

/** Invitations to apply in a chat; read again after each message of the company. */
export const invitationsOf = (chat: Chat, seq: number) =>
  queryOptions({
    queryKey: ['chats', 'invitations', chat._id, seq],
    queryFn: ({ signal }) => call(listJobInvitations, { params: { chatId: chat._id } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Presence of a user; only set by the socket, for the other user of the open chat. */
export const presenceOf = (userId: string) =>
  queryOptions<Presence>({ queryKey: ['presence', userId], queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY })

/** Chats blocked by the user, latest first. */
export const blockedChats = (page: number) =>
  queryOptions({
    queryKey: ['chats', 'blocked', page],
    queryFn: ({ signal }) => call(listBlocked, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const ownId = (): string => partyId(currentSession()?.user)

/** The user, who may be one of several members that write in the name of `ownId()`. */
export const ownUserId = (): string => currentSession()?.user._id ?? ''

/** The other participant of the chat. */
export function otherOf({ participants }: Pick<Chat, 'participants'>): Participant {
  const other = participants.find(({ _id }) => _id !== ownId()) ?? participants[0]
  if (!other) throw new Error('A chat without people')
  return other
}
