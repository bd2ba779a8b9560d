import { listMessages, type Message } from '@hearback/contract/hiring/chat.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { note } from '../../../api/log.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isConnected } from '../../../api/socket.ts'
import { noteMessage } from '../cached-chats.ts'
import { type History, hasOlder, isBehind, newestSeq, oldestSeq, withMessages } from './history.ts'

const PER_PAGE = 50
const ROUND_THE_UNREAD = 20
const TRY_AGAIN = 3_000

/** Highest sequence number known of each chat whose messages are not cached yet. */
const heardOf = new Map<string, number>()

const keyOf = (chatId: string) => ['messages', chatId] as const
const held = (chatId: string) => queryClient().getQueryData<History>(keyOf(chatId))

/**
 * Messages of a chat, newest page first; `unread` enlarges that page so that it includes the first unread message.
 * Never stale: socket events and `catchUp` keep the cache current.
 */
export const messagesOf = (chatId: string, unread = 0) =>
  queryOptions({
    queryKey: keyOf(chatId),
    queryFn: async ({ signal }): Promise<History> => {
      const limit = Math.min(limits.messagesPage, Math.max(PER_PAGE, unread + ROUND_THE_UNREAD))
      const page = await call(listMessages, { params: { chatId }, query: { limit } }, { signal })
      const known = Math.max(page.lastSeq, heardOf.get(chatId) ?? 0)
      const history = withMessages(
        held(chatId) ?? { messages: page.messages, lastSeq: known, ahead: [] },
        page.messages,
        known,
      )
      // Runs after the page is in the cache.
      if (isBehind(history)) setTimeout(() => void catchUp(chatId))
      return history
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Adds a pushed or acknowledged message to the cache; fetches the gap before it, if any. */
export function takeMessage(message: Message): void {
  take(message.chatId, [message])
  noteMessage(message)
  const history = held(message.chatId)
  if (history && isBehind(history)) void catchUp(message.chatId)
}

/** Records that messages up to `lastSeq` exist, e.g. after a reconnect, and fetches them. */
export async function reach(chatId: string, lastSeq: number): Promise<void> {
  take(chatId, [], lastSeq)
  await catchUp(chatId)
}

function take(chatId: string, messages: readonly Message[], lastSeq = 0) {
  heardOf.set(chatId, Math.max(heardOf.get(chatId) ?? 0, lastSeq, ...messages.map(({ seq }) => seq)))
  queryClient().setQueryData<History>(
    keyOf(chatId),
    (history) => history && withMessages(history, messages, Math.max(lastSeq, heardOf.get(chatId) ?? 0)),
  )
}

const running = new Map<string, Promise<void>>()

/** Fetches everything after the newest cached message; retries on failure. Concurrent calls share one run. */
function catchUp(chatId: string): Promise<void> {
  const run = running.get(chatId) ?? Promise.resolve().then(() => fetchMissing(chatId))
  running.set(chatId, run)
  return run
}

/** Removes itself in the same tick in which nothing is missing, so that a later event starts a new run. */
async function fetchMissing(chatId: string): Promise<void> {
  try {
    for (let history = held(chatId); history && isBehind(history); history = held(chatId)) {
      const query = { after: newestSeq(history), limit: limits.messagesPage }
      const reply = await call(listMessages, { params: { chatId }, query })
      take(chatId, reply.messages, reply.lastSeq)
      for (const message of reply.messages) noteMessage(message)
      if (reply.messages.length === 0) return
    }
  } catch (cause) {
    note(t.missedMessagesFailed((cause as Error).message))
    // While offline, the next connect calls this again.
    if (isConnected()) setTimeout(() => void catchUp(chatId), TRY_AGAIN)
  } finally {
    running.delete(chatId)
  }
}

/** Fetches the page before the oldest cached message. Returns whether there are older ones. */
export async function fetchOlder(chatId: string): Promise<boolean> {
  const history = held(chatId)
  if (!history || !hasOlder(history)) return false
  const query = { before: oldestSeq(history), limit: PER_PAGE }
  const reply = await call(listMessages, { params: { chatId }, query })
  take(chatId, reply.messages, reply.lastSeq)
  const now = held(chatId)
  return now ? hasOlder(now) : false
}

/** Fetches everything from shortly before this message to the oldest cached one, in pages. */
export async function fetchBackTo(chatId: string, seq: number): Promise<void> {
  for (let history = held(chatId); history && oldestSeq(history) > seq; history = held(chatId)) {
    const oldest = oldestSeq(history)
    const limit = Math.min(limits.messagesPage, oldest - seq + ROUND_THE_UNREAD)
    const reply = await call(listMessages, { params: { chatId }, query: { before: oldest, limit } })
    take(chatId, reply.messages, reply.lastSeq)
    if (reply.messages.length === 0) return
  }
}

/** Refetches one message, because the URLs of its file expire. */
export async function renewMessage({ chatId, seq }: Message): Promise<Message | undefined> {
  const reply = await call(listMessages, { params: { chatId }, query: { after: seq - 1, limit: 1 } })
  take(chatId, reply.messages, reply.lastSeq)
  return reply.messages.find((message) => message.seq === seq)
}

/** Clears the state of the user who signed out. */
export const forgetConversations = (): void => heardOf.clear()
