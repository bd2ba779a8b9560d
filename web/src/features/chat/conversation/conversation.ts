import { listMessages, type Message } from '@hearback/contract/chat.ts'
import { limits } from '@hearback/contract/limits.ts'
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

/** Numbers heard of before the messages of their chat were held. */
const heardOf = new Map<string, number>()

const keyOf = (chatId: string) => ['messages', chatId] as const
const held = (chatId: string) => queryClient().getQueryData<History>(keyOf(chatId))

/**
 * The messages of a chat, from the newest page on; `unread` widens that page so that the first unread one is on it.
 * Kept up to date by what is pushed, and by `catchUp` where something was missed, so it never becomes stale.
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
      // Once the page is held.
      if (isBehind(history)) setTimeout(() => void catchUp(chatId))
      return history
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Takes a message that was pushed or acknowledged; fetches what lies between if there is a gap before it. */
export function takeMessage(message: Message): void {
  take(message.chatId, [message])
  noteMessage(message)
  const history = held(message.chatId)
  if (history && isBehind(history)) void catchUp(message.chatId)
}

/** Says that a number exists, e.g. on the word of the server at a reconnection; fetches up to it. */
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

/** Fetches what came after the last message held, until nothing is missing; tries again by itself. */
function catchUp(chatId: string): Promise<void> {
  const run = running.get(chatId) ?? Promise.resolve().then(() => fetchMissing(chatId))
  running.set(chatId, run)
  return run
}

/** It is over in the same step in which it finds nothing missing: who hears of more later starts another. */
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
    // Without a connection the next one brings it up again.
    if (isConnected()) setTimeout(() => void catchUp(chatId), TRY_AGAIN)
  } finally {
    running.delete(chatId)
  }
}

/** The page before the oldest message held. Answers whether there is more. */
export async function fetchOlder(chatId: string): Promise<boolean> {
  const history = held(chatId)
  if (!history || !hasOlder(history)) return false
  const query = { before: oldestSeq(history), limit: PER_PAGE }
  const reply = await call(listMessages, { params: { chatId }, query })
  take(chatId, reply.messages, reply.lastSeq)
  const now = held(chatId)
  return now ? hasOlder(now) : false
}

/** Asks for one message anew: the addresses of its file lapse. */
export async function renewMessage({ chatId, seq }: Message): Promise<void> {
  const reply = await call(listMessages, { params: { chatId }, query: { after: seq - 1, limit: 1 } })
  take(chatId, reply.messages, reply.lastSeq)
}

/** Forgets everything of the person who was signed in. */
export const forgetConversations = (): void => heardOf.clear()
