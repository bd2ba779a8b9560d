import { useSyncExternalStore } from 'react'
import { tabStorage } from '../../../api/device-storage.ts'
import { ownItem } from '../../../api/own-item.ts'
import { isRecord } from '../../../api/parse-record.ts'

/** An outgoing message. `waiting` is retried automatically; `failed` needs a retry by the user. */
export interface Outgoing {
  /** The clientMessageId: an idempotency key that is the same on each retry. */
  readonly id: string
  readonly chatId: string
  readonly content: string
  readonly file?: File
  /** Unix time in milliseconds. */
  readonly at: number
  readonly state: 'sending' | 'waiting' | 'failed'
  /** Error message of a failed send. */
  readonly problem?: string
  /** Upload progress of the file, 0 to 1. */
  readonly progress?: number
}

const stored = ownItem(tabStorage, 'hearback.outbox', { keepsOlder: true })
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

/** Outgoing messages of the chat, oldest first. */
export const useOutgoing = (chatId: string): readonly Outgoing[] =>
  useSyncExternalStore(
    onOutbox,
    () => ofChat(chatId),
    () => NONE,
  )

/** Persists outgoing texts of this user across reloads of the tab. Returns a function that stops it. */
export function keepOutbox(userId: string): () => void {
  change(keptFor(userId))
  const stop = onOutbox(() => {
    const texts = outgoing.filter(({ file }) => !file)
    if (texts.length) stored.write({ texts }, userId)
    else stored.remove()
  })
  return () => {
    stop()
    change(NONE)
  }
}

function keptFor(userId: string): Outgoing[] {
  const texts = stored.read(userId)?.texts
  if (!Array.isArray(texts)) return []
  return texts.filter(isText).map((one) => (one.state === 'failed' ? one : { ...one, state: 'waiting' }))
}

/** Type guard for stored values, which other code may have written. */
const isText = (one: unknown): one is Outgoing =>
  isRecord(one) &&
  [one.id, one.chatId, one.content].every((part) => typeof part === 'string') &&
  Number.isFinite(one.at) &&
  (one.problem === undefined || typeof one.problem === 'string')
