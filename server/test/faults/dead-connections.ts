import { setTimeout as pause } from 'node:timers/promises'
import type { Verdict } from './run-with-faults.ts'
import type { Line, World } from './world.ts'

/** Tolerance beyond ping interval plus timeout, which includes the time of the presence query. */
const graceMs = 1_000

/** Measures how soon both sides notice a dead connection: at most ping interval plus timeout. */
export async function silenceConnections(
  world: World,
  { rounds, noticeMs }: { rounds: number; noticeMs: number },
): Promise<Verdict> {
  const client: number[] = []
  const server: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const way of ['up', 'down', 'both'] as const) {
      const notice = await silence(world, way)
      client.push(notice.clientMs)
      server.push(notice.serverMs)
    }
  }
  const late = [...client, ...server].filter((ms) => ms > noticeMs + graceMs).length
  return {
    counts: {
      silences: client.length,
      'noticed by the client, slowest ms': Math.max(...client),
      'noticed by the server, slowest ms': Math.max(...server),
    },
    findings: { 'dead connections noticed too late': late },
  }
}

/** Silences all connections of one person, and polls the other's view of their presence. */
async function silence({ chats, lines }: World, blackhole: 'up' | 'down' | 'both') {
  const [chat] = chats
  const of = (userId: string | undefined) => lines.filter(({ client }) => client.userId === userId)
  const silent = of(chat?.seeker._id)
  const [observer] = of(chat?.employer._id)
  if (!(chat && observer)) throw new Error('nobody is there')
  const losses = silent.map(({ client }) => client.losses.length)
  const start = Date.now()
  for (const { proxy } of silent) proxy?.set({ blackhole })
  try {
    while (await isThere(observer, chat.id)) await pause(20)
    const serverMs = Date.now() - start
    while (silent.some(({ client }, i) => client.losses.length === losses[i])) await pause(10)
    const noticed = silent.map(({ client }, i) => (client.losses[losses[i] ?? 0] ?? 0) - start)
    return { serverMs, clientMs: Math.max(...noticed) }
  } finally {
    for (const { proxy } of silent) proxy?.set({ blackhole: 'none' })
    await Promise.all(silent.map(({ client }) => client.connection(10_000)))
  }
}

async function isThere({ client }: Line, chatId: string): Promise<boolean> {
  const answer = await client.ask<{ presence: { online: boolean } | null }>('openChat', { chatId })
  return answer?.success !== true || answer.data.presence?.online !== false
}
