import type { Message } from '@hearback/contract/hiring/chat.ts'

/** Cached messages of a chat, in the order of their sequence numbers and without gaps. */
export interface History {
  readonly messages: readonly Message[]
  /** Highest sequence number known to exist; above that of the last message while some are missing. */
  readonly lastSeq: number
  /** Messages received before the gap ahead of them is filled; appended then, so that they are not fetched twice. */
  readonly ahead: readonly Message[]
}

export const newestSeq = ({ messages }: History): number => messages.at(-1)?.seq ?? 0
export const oldestSeq = ({ messages }: History): number => messages[0]?.seq ?? 0

/** Whether newer messages exist than are cached. */
export const isBehind = (history: History): boolean => history.lastSeq > newestSeq(history)
/** Whether older messages exist than are cached. */
export const hasOlder = (history: History): boolean => oldestSeq(history) > 1

/**
 * Merges messages in any order, with duplicates. A cached message is updated, and one adjacent to either end is added.
 * A message behind a gap waits in `ahead` until the gap is filled.
 */
export function withMessages(history: History, incoming: readonly Message[], lastSeq = 0): History {
  const bySeq = new Map(history.messages.map((message) => [message.seq, message]))
  const sorted = [...history.ahead, ...incoming].toSorted((a, b) => a.seq - b.seq)
  for (const message of sorted) if (bySeq.has(message.seq)) bySeq.set(message.seq, message)
  const held = [...bySeq.values()]
  for (const message of sorted) if (message.seq === (held.at(-1)?.seq ?? 0) + 1) held.push(message)
  for (const message of sorted.toReversed()) if (held[0] && message.seq === held[0].seq - 1) held.unshift(message)
  const known = Math.max(history.lastSeq, lastSeq, ...sorted.map(({ seq }) => seq))
  const newest = held.at(-1)?.seq ?? 0
  return { messages: held, lastSeq: known, ahead: sorted.filter(({ seq }) => seq > newest) }
}
