import { useSyncExternalStore } from 'react'

/** A message on its way. `waiting` is sent again by itself; `failed` waits for the person. */
export interface Outgoing {
  /** The clientMessageId: the same at each try, so that none makes a second message. */
  readonly id: string
  readonly chatId: string
  readonly content: string
  readonly file?: File
  /** Milliseconds. */
  readonly at: number
  readonly state: 'sending' | 'waiting' | 'failed'
  /** Why it was refused. */
  readonly problem?: string
  /** Of the file, 0 to 1. */
  readonly progress?: number
}

const KEPT = 'hearback.outbox'
const NONE: readonly Outgoing[] = []

let outgoing: readonly Outgoing[] = NONE
const byChat = new Map<string, readonly Outgoing[]>()
const listeners = new Set<() => void>()

function change(next: readonly Outgoing[]) {
  outgoing = next
  byChat.clear()
  for (const listener of listeners) listener()
}

export const allOutgoing = (): readonly Outgoing[] => outgoing

export const addOutgoing = (one: Outgoing): void => change([...outgoing, one])

export const changeOutgoing = (id: string, part: Partial<Outgoing>): void =>
  change(outgoing.map((one) => (one.id === id ? { ...one, ...part } : one)))

export const dropOutgoing = (id: string): void => change(outgoing.filter((one) => one.id !== id))

function ofChat(chatId: string): readonly Outgoing[] {
  const known = byChat.get(chatId) ?? outgoing.filter((one) => one.chatId === chatId)
  byChat.set(chatId, known)
  return known
}

function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was written in this chat and is not a message yet, in the order of writing. */
export const useOutgoing = (chatId: string): readonly Outgoing[] =>
  useSyncExternalStore(
    onOutbox,
    () => ofChat(chatId),
    () => NONE,
  )

/** Keeps texts on their way through a reload of this tab, for the person who wrote them. Answers how to stop. */
export function keepOutbox(userId: string): () => void {
  change(keptFor(userId))
  const stop = onOutbox(() => {
    const texts = outgoing.filter(({ file }) => !file)
    try {
      if (texts.length) sessionStorage.setItem(KEPT, JSON.stringify({ userId, texts }))
      else sessionStorage.removeItem(KEPT)
    } catch {
      // Without a storage a reload forgets them; while the tab stands they are sent all the same.
    }
  })
  return () => {
    stop()
    change(NONE)
  }
}

function keptFor(userId: string): Outgoing[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as { userId: string; texts: Outgoing[] } | null
    if (kept?.userId !== userId) return []
    return kept.texts.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one))
  } catch {
    return []
  }
}
