import type { Message } from '@hearback/contract/hiring/chat.ts'

/** The messages of one chat that a client holds, from the first one on without a gap. */
export interface HeldMessages {
  readonly messages: readonly Message[]
  /** The newest number that the client has heard of. */
  readonly lastSeq: number
  /** Appends a message. Returns false and buffers it if it is behind a gap. Throws when a number has two messages. */
  take(message: Message): boolean
  note(lastSeq: number): void
}

export function emptyMessages(): HeldMessages {
  const messages: Message[] = []
  const ahead = new Map<number, Message>()
  let lastSeq = 0
  return {
    messages,
    get lastSeq() {
      return lastSeq
    },
    note(seq) {
      lastSeq = Math.max(lastSeq, seq)
    },
    take(message) {
      const { seq, _id: id } = message
      lastSeq = Math.max(lastSeq, seq)
      const known = messages[seq - 1] ?? ahead.get(seq)
      if (known && known._id !== id) throw new Error(`two messages have the number ${seq}: ${known._id} and ${id}`)
      if (seq > messages.length) ahead.set(seq, message)
      for (let next = ahead.get(messages.length + 1); next; next = ahead.get(messages.length + 1)) {
        messages.push(next)
        ahead.delete(next.seq)
      }
      return seq <= messages.length
    },
  }
}
