import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { Chat, listChats, Message } from '@hearback/contract/hiring/chat.ts'
import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import { chatList, chatOf, ownId, unread } from './chat.queries.ts'

type Pages = InfiniteData<ReplyOf<typeof listChats>>

/** Applies an optimistic update to every cached copy of a chat. */
export function patchChat(chatId: string, change: (chat: Chat) => Chat): void {
  const patch = (chat: Chat) => (chat._id === chatId ? change(chat) : chat)
  queryClient().setQueryData(chatOf(chatId).queryKey, (held) => held && change(held))
  queryClient().setQueriesData<Pages>(
    { queryKey: ['chats', 'list'] },
    (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, chats: page.chats.map(patch) })) },
  )
}

export const cachedChat = (chatId: string): Chat | undefined =>
  queryClient().getQueryData(chatOf(chatId).queryKey) ??
  queryClient()
    .getQueriesData<Pages>({ queryKey: ['chats', 'list'] })
    .flatMap(([, held]) => held?.pages.flatMap(({ chats }) => chats) ?? [])
    .find(({ _id }) => _id === chatId)

/** Refetches the chat lists and the unread count; the cached data stays visible meanwhile. */
export function refreshInbox(): void {
  for (const list of ['list', 'blocked']) void queryClient().invalidateQueries({ queryKey: ['chats', list] })
  refreshUnread()
}

let waiting: ReturnType<typeof setTimeout> | undefined

/** Debounced, so that a burst of messages causes one request. */
function refreshUnread(): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => void queryClient().invalidateQueries({ queryKey: ['chats', 'unread'] }), 300)
}

/** Applies a new message to the cached chat and moves the chat to the top of the inbox. */
export function noteMessage(message: Message): void {
  const known = cachedChat(message.chatId)
  if (known && message.seq <= known.lastSeq) return
  const isOwn = message.sender === ownId()
  patchChat(message.chatId, (chat) => {
    if (message.seq <= chat.lastSeq) return chat
    const { seq: lastSeq, createdAt: lastMessageAt } = message
    const unreadCount = chat.unreadCount + (isOwn ? 0 : 1)
    // The first message of a request closes the chat until the other side decides.
    const isRequest = isOwn && chat.state === 'request' && chat.startedBy === ownId()
    const closed = isRequest ? 'request_pending' : chat.closed
    return { ...chat, closed, lastMessage: message, lastSeq, lastMessageAt, unreadCount }
  })
  queryClient().setQueryData(chatList('all').queryKey, (held) => held && withFirst(held, message.chatId))
  // Filtered lists may gain or lose the chat. An uncached chat may also be on a page of the full list that is not
  // loaded.
  if (known) void queryClient().invalidateQueries({ queryKey: ['chats', 'list'], predicate: isShorterList })
  else refreshInbox()
  if (!isOwn) refreshUnread()
}

const isShorterList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'all'

function withFirst(held: Pages, chatId: string): Pages {
  const chat = held.pages.flatMap(({ chats }) => chats).find(({ _id }) => _id === chatId)
  if (!chat) return held
  const pages = held.pages.map((page, index) => {
    const others = page.chats.filter((one) => one !== chat)
    return { ...page, chats: index === 0 ? [chat, ...others] : others }
  })
  return { ...held, pages }
}

/** Records that the user has read up to `readSeq`; `left` is the number of unread messages, where known. */
export function noteRead(chatId: string, readSeq: number, left?: number): void {
  const before = cachedChat(chatId)?.unreadCount ?? 0
  patchChat(chatId, (chat) => ({
    ...chat,
    readSeq: Math.max(chat.readSeq, readSeq),
    unreadCount: left ?? (readSeq >= chat.lastSeq ? 0 : chat.unreadCount),
  }))
  const gone = before - (cachedChat(chatId)?.unreadCount ?? 0)
  queryClient().setQueryData(
    unread().queryKey,
    (count) => count && { ...count, messages: Math.max(0, count.messages - gone) },
  )
  refreshUnread()
}

/** Refetches one chat and its applications. */
export function refreshChat(chatId: string): void {
  void queryClient().invalidateQueries({ queryKey: chatOf(chatId).queryKey })
}
