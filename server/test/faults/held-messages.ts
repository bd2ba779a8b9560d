import type { Message } from '@hearback/contract/chat.ts'

/** What a client holds of one chat: the messages from the first one on, without a gap. */
export interface HeldMessages {
  readonly messages: readonly Message[]
  /** The newest number that it has heard of. */
  readonly lastSeq: number
  /** Adds what joins the end; answers false for what lies behind a gap. Throws when a number has two messages. */
  take(message: Message): boolean
  note(lastSeq: number): void
}

export function noMessages(): HeldMessages {
  const messages: Message[] = []
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
      const known = messages[seq - 1]
      if (known && known._id !== id) throw new Error(`two messages have the number ${seq}: ${known._id} and ${id}`)
      if (seq === messages.length + 1) messages.push(message)
      return seq <= messages.length
    },
  }
}
