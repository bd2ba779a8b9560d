import type { Logger } from 'pino'

const second = 1_000

/** The company or job seeker of a chat; `memberId`: only this member. */
export interface Reader {
  readonly chatId: string
  readonly userId: string
  readonly memberId?: string
}

interface Pace {
  /** Delay between a message and the check of its reader, in seconds. */
  readonly delaySeconds: number
  /** Minimum interval between pushes to one reader about one chat, in seconds. */
  readonly intervalSeconds: number
}

interface Outcome {
  readonly told: readonly Reader[]
  /** Readers who may still be reading; they are checked again. */
  readonly early: readonly Reader[]
}

/** Collects readers of new messages, and checks the due ones together, at most once a second. Failed checks are logged and dropped. */
export function createPendingReaders(
  check: (readers: readonly Reader[]) => Promise<Outcome>,
  { delaySeconds, intervalSeconds }: Pace,
  log: Logger,
) {
  const due = new Map<string, { reader: Reader; at: number }>()
  const toldAt = new Map<string, number>()
  let clock: NodeJS.Timeout | undefined
  const keyOf = ({ chatId, userId }: Reader) => `${chatId} ${userId}`
  const add = ({ chatId, userId, memberId }: Reader) => {
    const reader = { chatId, userId, ...(memberId && { memberId }) }
    const key = [keyOf(reader), memberId].join(' ')
    if (due.has(key)) return
    const now = Date.now()
    const quietUntil = (toldAt.get(keyOf(reader)) ?? 0) + intervalSeconds * second
    due.set(key, { reader, at: Math.max(now + delaySeconds * second, quietUntil) })
    clock ??= setInterval(() => void look(), second).unref()
  }
  const takeRipe = (now: number): Reader[] => {
    const ripe = [...due].filter(([, { at }]) => at <= now)
    for (const [key] of ripe) due.delete(key)
    for (const [key, at] of toldAt) if (now - at > intervalSeconds * second) toldAt.delete(key)
    return ripe.map(([, { reader }]) => reader)
  }
  const look = async () => {
    const now = Date.now()
    const ripe = takeRipe(now)
    if (ripe.length > 0) {
      const { told, early } = await check(ripe).catch(failed)
      for (const reader of told) toldAt.set(keyOf(reader), now)
      for (const reader of early) add(reader)
    }
    if (due.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
  const failed = (error: unknown): Outcome => {
    log.warn({ err: error }, 'messages were not pushed')
    return { told: [], early: [] }
  }
  return { add }
}
