import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './conversations.ts'
import { type Client, type Heard, marked, otherOf } from './target.ts'

/** Times are of the monotonic clock, in milliseconds; undefined until it happened. */
interface Told {
  /** When it was to be sent: latencies count from here, however late the sender was. */
  readonly due: number
  readonly to: number
  sent: number
  stored: number | undefined
  arrived: number | undefined
  /** Refused, brought twice, or brought to somebody else. */
  wrong: string | undefined
}

export interface Traffic {
  readonly heard: Heard
  readonly clients: Client[]
  readonly told: readonly Told[]
  /** Sends the next message; chats take turns, and in each the lines of its conversation do. */
  say(due: number): void
  /** Called once for each message that is stored and arrived. */
  whenDone: () => void
  /** Resolves when nothing is under way, or after `patience` milliseconds. */
  settled(patience: number): Promise<void>
}

/** The messages of one server, from the first client on, and what became of each. */
export function createTraffic(conversations: readonly (readonly Line[])[]): Traffic {
  const told: Told[] = []
  const clients: Client[] = []
  let open = 0
  const settle = (n: number, what: 'stored' | 'arrived', person?: number) => {
    const message = told[n]
    if (!message) throw new Error(`a message ${n} that nobody sent`)
    if (message[what] !== undefined) message.wrong = `${what} twice`
    if (person !== undefined && person !== message.to) message.wrong = 'went to somebody else'
    message[what] ??= performance.now()
    if (message.stored === undefined || message.arrived === undefined || message.wrong) return
    open -= 1
    traffic.whenDone()
  }
  const traffic: Traffic = {
    heard: {
      stored: (n) => settle(n, 'stored'),
      arrived: (n, person) => settle(n, 'arrived', person),
      refused: (n, why) => {
        const message = told[n]
        if (message) message.wrong = why
      },
    },
    clients,
    told,
    say(due) {
      const n = told.length
      const chats = clients.length / 2
      const lines = conversations[(n % chats) % conversations.length] ?? []
      const { side, text } = lines[Math.floor(n / chats) % lines.length] ?? { side: 0, text: 'Hello' }
      const from = 2 * (n % chats) + side
      told.push({
        due,
        to: otherOf(from),
        sent: performance.now(),
        stored: undefined,
        arrived: undefined,
        wrong: undefined,
      })
      open += 1
      clients[from]?.say(n, marked(n, text))
    },
    whenDone: () => {},
    async settled(patience) {
      const until = performance.now() + patience
      while (open > 0 && performance.now() < until) await pause(20)
    },
  }
  return traffic
}
