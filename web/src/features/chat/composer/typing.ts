import { useSyncExternalStore } from 'react'
import { onSocket, tellSocket } from '../../../api/socket.ts'
import { serverNow } from '../../../clock.ts'
import { ownId } from '../chat.queries.ts'

/** The server ends typing after 4 seconds; this timeout covers a lost event. */
const ENDS_AFTER = 5_000
const TELL_EVERY = 1_500

const typists = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function announce() {
  for (const listener of listeners) listener()
}

function end(chatId: string) {
  clearTimeout(typists.get(chatId))
  if (typists.delete(chatId)) announce()
}

/** Tracks who is typing in which chat. Returns a function that stops it. */
export function listenToTyping(): () => void {
  const hear = ({ chatId, userId, isTyping }: { chatId: string; userId: string; isTyping: boolean }) => {
    if (userId === ownId()) return
    end(chatId)
    if (!isTyping) return
    typists.set(
      chatId,
      setTimeout(() => end(chatId), ENDS_AFTER),
    )
    announce()
  }
  const stops = [onSocket('typing', hear), onSocket('notifyTyping', hear)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Ends the typing indicator when the message arrives. */
export const endTyping = end

/** Whether the other person of the chat is typing now. */
export const useIsTyping = (chatId: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => typists.has(chatId),
    () => false,
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
