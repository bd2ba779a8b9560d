import type { Typing } from '@hearback/contract/hiring/chat-events.ts'
import { useSyncExternalStore } from 'react'
import { onSocket, tellSocket } from '../../../api/socket.ts'
import { serverNow } from '../../../clock.ts'
import { ownId, ownUserId } from '../chat.queries.ts'

/** The server ends typing after 4 seconds; this timeout covers a lost event. */
const ENDS_AFTER = 5_000
const TELL_EVERY = 1_500

/** A person who types in a chat. A colleague has the user's own company as `userId`. */
export type Typist = Pick<Typing, 'userId' | 'writer'>

interface Entry {
  typist: Typist
  timer: ReturnType<typeof setTimeout>
}
const entries = new Map<string, readonly Entry[]>()
const NOBODY: readonly Typist[] = []
/** The typists by chat, in the order in which they began. A list is replaced, never changed. */
const typists = new Map<string, readonly Typist[]>()
const listeners = new Set<() => void>()

function set(chatId: string, next: readonly Entry[]) {
  if (next.length > 0) entries.set(chatId, next)
  else entries.delete(chatId)
  const shown = next.map(({ typist }) => typist)
  const before = typists.get(chatId) ?? NOBODY
  if (shown.length === before.length && shown.every((typist, i) => typist === before[i])) return
  if (shown.length > 0) typists.set(chatId, shown)
  else typists.delete(chatId)
  for (const listener of listeners) listener()
}

const isSame = (one: Typist, other: Typist) => one.userId === other.userId && one.writer?._id === other.writer?._id

/** Messages do not name members without a first name to job seekers, but typing does. */
const isWriterOf = (message: Typist, typist: Typist) =>
  isSame(message, typist) || (message.userId === typist.userId && !message.writer && !typist.writer?.firstName)

/** Tracks who is typing in which chat. Returns a function that stops it. */
export function listenToTyping(): () => void {
  const hear = ({ chatId, userId, writer, isTyping }: Typing) => {
    if (userId === ownId() && (!writer || writer._id === ownUserId())) return
    const known = entries.get(chatId) ?? []
    const entry = known.find(({ typist }) => isSame(typist, { userId, writer }))
    clearTimeout(entry?.timer)
    if (!isTyping) return remove(chatId, entry)
    const typist = entry?.typist ?? { userId, writer }
    const next: Entry = { typist, timer: setTimeout(() => remove(chatId, next), ENDS_AFTER) }
    set(chatId, entry ? known.map((one) => (one === entry ? next : one)) : [...known, next])
  }
  const remove = (chatId: string, entry: Entry | undefined) =>
    set(
      chatId,
      (entries.get(chatId) ?? []).filter((one) => one !== entry),
    )
  const stops = [onSocket('typing', hear), onSocket('notifyTyping', hear)]
  return () => {
    for (const stop of stops) stop()
    for (const chatId of [...entries.keys()]) endTyping(chatId)
  }
}

/** Ends the typing indicator of the writer when their message arrives; without a writer, of everybody in the chat. */
export function endTyping(chatId: string, writer?: Typist): void {
  const known = entries.get(chatId) ?? []
  const ended = writer ? known.filter(({ typist }) => isWriterOf(writer, typist)) : known
  for (const { timer } of ended) clearTimeout(timer)
  set(
    chatId,
    known.filter((entry) => !ended.includes(entry)),
  )
}

/** The other person of the chat, the members of the other company, and the colleagues who are typing now. */
export const useTypists = (chatId: string): readonly Typist[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => typists.get(chatId) ?? NOBODY,
    () => NOBODY,
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
