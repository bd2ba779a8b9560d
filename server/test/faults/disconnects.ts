import { setTimeout as pause } from 'node:timers/promises'
import { type Draw, drawFrom } from '../../src/demo/draw/random.ts'
import type { ChatClient } from './chat-client.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { runWithFaults, type Verdict } from './run-with-faults.ts'
import type { Line, World } from './world.ts'

export interface DisconnectOrders {
  readonly disconnects: number
  readonly messages: number
  readonly caughtUpWithinMs: number
  /** How long either side takes to notice a dead connection: ping interval plus timeout. */
  readonly noticeMs: number
  readonly seed: number
}

interface Sufferer {
  readonly proxy: FaultProxy
  readonly client: ChatClient
  readonly draw: Draw
  readonly noticeMs: number
}

/** Drops all data until both sides have noticed. */
const silence =
  (blackhole: 'up' | 'down' | 'both') =>
  async ({ proxy, noticeMs }: Sufferer) => {
    proxy.set({ blackhole })
    await pause(noticeMs * 1.3)
    proxy.set({ blackhole: 'none' })
  }

/** Network faults of one client; each resolves when it is over. */
const faults: Record<string, (sufferer: Sufferer) => Promise<void>> = {
  reset: async ({ proxy }) => proxy.reset(),
  farewell: async ({ proxy }) => proxy.farewell(),
  async refusal({ proxy, draw }) {
    proxy.set({ refuse: true })
    proxy.reset()
    await pause(draw.between(500, 2_500))
    proxy.set({ refuse: false })
  },
  'silence upwards': silence('up'),
  'silence downwards': silence('down'),
  'silence both ways': silence('both'),
  async 'silence for a moment'({ proxy, draw, noticeMs }) {
    proxy.set({ blackhole: draw.pick(['up', 'down', 'both']) })
    await pause(noticeMs / 4)
    proxy.reset()
    proxy.set({ blackhole: 'none' })
  },
  async 'a slow line, then a reset'({ proxy, draw }) {
    proxy.set({ latencyMs: draw.between(50, 300), jitterMs: 200 })
    await pause(1_000)
    proxy.reset()
    await pause(1_000)
    proxy.set({ latencyMs: 0, jitterMs: 0 })
  },
}

/** Disconnects of every kind while messages flow both ways. Each client has its own network, which fails in turn. */
export async function disconnect(world: World, orders: DisconnectOrders): Promise<Verdict> {
  const kinds = Object.keys(faults)
  const happened = new Map<string, number>()
  const queue = Array.from({ length: orders.disconnects }, (_, i) => kinds[i % kinds.length] ?? 'reset')
  const suffer = async ({ client, proxy }: Line, seed: number) => {
    const draw = drawFrom(seed)
    for (let kind = queue.shift(); kind && proxy; kind = queue.shift()) {
      await pause(draw.between(100, 1_000))
      happened.set(kind, (happened.get(kind) ?? 0) + 1)
      const losses = client.losses.length
      await faults[kind]?.({ proxy, client, draw, noticeMs: orders.noticeMs })
      while (client.losses.length === losses) await pause(20)
      await client.connection(10_000)
    }
  }
  const { counts, ...rest } = await runWithFaults(world, orders, async () => {
    await Promise.all(world.lines.map((line, i) => suffer(line, orders.seed + i)))
  })
  return { counts: { ...Object.fromEntries(happened), ...counts }, ...rest }
}
