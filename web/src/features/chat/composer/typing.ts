import type { Typing } from '@hearback/contract/hiring/chat-events.ts'
import { useSyncExternalStore } from 'react'
import { onSocket, tellSocket } from '../../../api/socket.ts'
import { serverNow } from '../../../clock.ts'
import { ownId, ownUserId } from '../chat.queries.ts'

/** The server ends typing after 4 seconds; this timeout covers a lost event. */
const ENDS_AFTER = 5_000
const TELL_EVERY = 1_500

/** The person who types in a chat. A colleague has the user's own company as `userId`. */
export type Typist = Pick<Typing, 'userId' | 'writer'>

const typists = new Map<string, { typist: Typist; timer: ReturnType<typeof setTimeout> }>()
const listeners = new Set<() => void>()

function announce() {
  for (const listener of listeners) listener()
}

function end(chatId: string) {
  clearTimeout(typists.get(chatId)?.timer)
  if (typists.delete(chatId)) announce()
}

/** Tracks who is typing in which chat. Returns a function that stops it. */
export function listenToTyping(): () => void {
  const hear = ({ chatId, userId, writer, isTyping }: Typing) => {
    if (userId === ownId() && (!writer || writer._id === ownUserId())) return
    const known = typists.get(chatId)?.typist
    if (!isTyping && known && (known.userId !== userId || known.writer?._id !== writer?._id)) return
    end(chatId)
    if (!isTyping) return
    typists.set(chatId, { typist: { userId, writer }, timer: setTimeout(() => end(chatId), ENDS_AFTER) })
    announce()
  }
  const stops = [onSocket('typing', hear), onSocket('notifyTyping', hear)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Ends the typing indicator when the message arrives. */
export const endTyping = end

/** The other person of the chat or the colleague who is typing now. */
export const useTypist = (chatId: string): Typist | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => typists.get(chatId)?.typist,
    () => undefined,
  )

let told: { chatId: string; at: number } | undefined

/** Throttled typing event to the other person; `false` is sent immediately. */
export function tellTyping(chatId: string, isTyping: boolean): void {
  const now = serverNow()
  const isFresh = told?.chatId === chatId && now - told.at < TELL_EVERY
  if (isTyping ? isFresh : told?.chatId !== chatId) return
  tellSocket('typing', { chatId, isTyping })
  told = isTyping ? { chatId, at: now } : undefined
}
