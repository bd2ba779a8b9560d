import { setTimeout as pause } from 'node:timers/promises'
import type { ChatClient } from './chat-client.ts'
import { checkInvariants, type Findings } from './check-invariants.ts'
import type { World } from './world.ts'

export interface Verdict {
  readonly counts: Record<string, number | string>
  /** Each must be 0. */
  readonly findings: Findings
  /** The contradictions that were found. */
  readonly details?: readonly string[]
}

/** The promised limits while the database is unreachable, and afterwards. */
export const answerWithinMs = 2_000
export const backWithinMs = 5_000

interface TalkOrders {
  /** Continues until this many further messages are acknowledged. */
  readonly messages: number
  /** The maximum time to catch up after reconnecting. */
  readonly caughtUpWithinMs: number
}

/** Runs traffic during the faults, then checks all invariants. */
export async function runWithFaults(world: World, orders: TalkOrders, faults: () => Promise<void>): Promise<Verdict> {
  const { ledger, server } = world
  ledger.forgetFailures()
  const before = ledger.acknowledged.length
  const since = Date.now()
  await world.whileTheyTalk(async () => {
    await faults()
    do await pause(500)
    while (ledger.acknowledged.length - before < orders.messages)
  })
  const seconds = Math.round((Date.now() - since) / 1_000)
  const isSettled = await settle(world, orders.caughtUpWithinMs)
  const findings = await checkInvariants(world)
  const news = ledger.acknowledged.slice(before)
  const took = catchUpsSince(world, since)
  return {
    counts: {
      seconds,
      'messages acknowledged': news.length,
      'of them only at a repeat': news.filter(({ tries }) => tries > 1).length,
      'of them with a file': news.filter(({ draft }) => draft.file).length,
      'connections made again': took.length,
      'caught up, median ms': took[Math.floor(took.length / 2)] ?? '',
      'caught up, slowest ms': took.at(-1) ?? '',
    },
    findings: {
      ...findings,
      'clients that caught up too late': took.filter((ms) => ms > orders.caughtUpWithinMs).length,
      'clients that never caught up': isSettled ? 0 : 1,
      'processes that ended by themselves': server.crashes,
    },
    details: [...ledger.contradictions],
  }
}

/** Milliseconds, ascending, without those interrupted by the next fault. */
const catchUpsSince = ({ lines }: World, since: number): number[] =>
  lines
    .flatMap(({ client }) => client.catchUps.filter(({ at }) => at >= since))
    .flatMap(({ tookMs }) => tookMs ?? [])
    .sort((a, b) => a - b)

/** Whether every client holds all messages in the end. */
async function settle({ lines, ledger, chats }: World, withinMs: number): Promise<boolean> {
  await Promise.all(lines.map(({ client }) => client.connection(10_000)))
  const lacks = ({ client }: { client: ChatClient }) =>
    chats.some(({ id }) => client.isOf(id) && client.held(id).messages.length < ledger.newest(id))
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await pause(20)) {
    if (!lines.some(lacks)) return true
  }
  return false
}
