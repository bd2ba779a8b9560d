import type { Message } from '@hearback/contract/hiring/chat.ts'

/** A message before it is sent. The client id stays the same for all tries. */
export interface Draft {
  readonly chatId: string
  readonly sender: string
  readonly clientMessageId: string
  readonly content: string
  readonly file?: { readonly name: string; readonly content: Buffer }
}

interface Acknowledgement {
  readonly draft: Draft
  readonly id: string
  readonly seq: number
  /** How often it was sent until it was acknowledged. */
  readonly tries: number
}

/** Everything that was sent and acknowledged, as the reference for all checks. */
export interface Ledger {
  readonly acknowledged: readonly Acknowledgement[]
  /** Acknowledgements of one message that differ, and refusals of valid messages. */
  readonly contradictions: readonly string[]
  /** Temporary refusals by code. */
  readonly refusals: ReadonlyMap<string, number>
  refuse(code: string): void
  acknowledge(draft: Draft, message: Message, tries: number): void
  contradict(sentence: string): void
  /** Forgets contradictions and refusals, so that the next run is judged by its own. */
  forgetFailures(): void
  /** The highest acknowledged number of a chat. */
  newest(chatId: string): number
}

export function openLedger(): Ledger {
  const acknowledged = new Map<string, Acknowledgement>()
  const newest = new Map<string, number>()
  const contradictions: string[] = []
  const refusals = new Map<string, number>()
  return {
    refusals,
    refuse: (code) => void refusals.set(code, (refusals.get(code) ?? 0) + 1),
    get acknowledged() {
      return [...acknowledged.values()]
    },
    contradictions,
    contradict: (sentence) => void contradictions.push(sentence),
    forgetFailures() {
      contradictions.length = 0
      refusals.clear()
    },
    newest: (chatId) => newest.get(chatId) ?? 0,
    acknowledge(draft, { _id: id, seq, chatId, content }, tries) {
      const first = acknowledged.get(draft.clientMessageId)
      const isSame = chatId === draft.chatId && content === draft.content && id === (first?.id ?? id)
      if (!isSame || seq !== (first?.seq ?? seq)) {
        contradictions.push(`${draft.clientMessageId}: ${first?.id} ${first?.seq} and ${id} ${seq}`)
      }
      if (first) return
      acknowledged.set(draft.clientMessageId, { draft, id, seq, tries })
      newest.set(chatId, Math.max(seq, newest.get(chatId) ?? 0))
    },
  }
}
