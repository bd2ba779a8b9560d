import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './conversations.ts'
import { type Client, type ClientEvents, chatPartnerOf, tagMessage } from './target.ts'

/** Times are milliseconds of the monotonic clock; undefined before the event. */
interface TrackedMessage {
  /** The scheduled time: latencies start here, even if the sender was late. */
  readonly due: number
  readonly to: number
  sent: number
  stored: number | undefined
  arrived: number | undefined
  /** The error: rejected, delivered twice, or delivered to someone else. */
  wrong: string | undefined
}

export interface Traffic {
  readonly events: ClientEvents
  readonly clients: Client[]
  readonly messages: readonly TrackedMessage[]
  /** Sends the next message, round-robin over chats and over the messages of each conversation. */
  sendNext(due: number): void
  /** Called once for each message that is stored and delivered. */
  onDone: () => void
  /** Resolves when no message is in flight, or after `timeoutMs`. */
  settled(timeoutMs: number): Promise<void>
}

/** Tracks all messages of one server and their outcome. */
export function createTraffic(conversations: readonly (readonly Line[])[]): Traffic {
  const messages: TrackedMessage[] = []
  const clients: Client[] = []
  let open = 0
  const settle = (n: number, what: 'stored' | 'arrived', person?: number) => {
    const message = messages[n]
    if (!message) throw new Error(`message ${n} was never sent`)
    if (message[what] !== undefined) message.wrong = `${what} twice`
    if (person !== undefined && person !== message.to) message.wrong = 'delivered to someone else'
    message[what] ??= performance.now()
    if (message.stored === undefined || message.arrived === undefined || message.wrong) return
    open -= 1
    traffic.onDone()
  }
  const traffic: Traffic = {
    events: {
      stored: (n) => settle(n, 'stored'),
      arrived: (n, person) => settle(n, 'arrived', person),
      refused: (n, why) => {
        const message = messages[n]
        if (message) message.wrong = why
      },
    },
    clients,
    messages,
    sendNext(due) {
      const n = messages.length
      const chats = clients.length / 2
      const lines = conversations[(n % chats) % conversations.length] ?? []
      const { side, text } = lines[Math.floor(n / chats) % lines.length] ?? { side: 0, text: 'Hello' }
      const from = 2 * (n % chats) + side
      messages.push({
        due,
        to: chatPartnerOf(from),
        sent: performance.now(),
        stored: undefined,
        arrived: undefined,
        wrong: undefined,
      })
      open += 1
      clients[from]?.send(n, tagMessage(n, text))
    },
    onDone: () => {},
    async settled(timeoutMs) {
      const until = performance.now() + timeoutMs
      while (open > 0 && performance.now() < until) await pause(20)
    },
  }
  return traffic
}
