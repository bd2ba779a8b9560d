import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { busySeconds, processUsage } from '../load/process-usage.ts'
import { closedLoop, type Loaded, openLoop } from './chat-load.ts'
import type { Line } from './conversations.ts'
import type { Server, Target } from './target.ts'
import { createTraffic, type Traffic } from './traffic.ts'

export interface ChatRun {
  readonly chats: number
  /** Messages per second in total, in the open loop. */
  readonly rate: number
  /** Duration of each load. */
  readonly seconds: number
  /** Numbers of messages in flight in the closed loops. */
  readonly windows: readonly number[]
  readonly rounds: number
  /** Seconds to wait, or to repeat a load, until other processes are idle; 0 measures immediately. */
  readonly quietTimeoutSeconds: number
  readonly conversations: readonly (readonly Line[])[]
  readonly log: (line: string) => void
}

/** Usage of a load in CPU seconds; `others` covers all other processes of the machine. */
export interface Phase extends Loaded {
  readonly cpu: { server: number; database: number; load: number; others: number }
  /** Wall-clock seconds of the CPU figures. */
  readonly wall: number
  readonly sent: number
}

export interface Round {
  /** Megabytes of the server without connections, and with all of them. */
  readonly memory: { readonly before: number; readonly after: number }
  readonly scheduled: Phase
  readonly limits: readonly Phase[]
  /** Messages acknowledged, and messages stored by then; undefined for servers without storage. */
  readonly acknowledged: number
  readonly persisted: number | undefined
}

export interface Measured {
  readonly name: string
  /** The command that installs a server that is missing on this machine. */
  readonly missingCommand: string | undefined
  readonly rounds: Round[]
}

/** Puts the same load on each server, interleaved in rounds, so that other load on the machine affects all of them. */
export async function runChatSuite(targets: readonly Target[], run: ChatRun): Promise<Measured[]> {
  const servers = targets.map(
    ({ name, missingCommand }): Measured => ({ name, missingCommand: missingCommand?.(), rounds: [] }),
  )
  for (let round = 0; round < run.rounds; round++) {
    for (const [i, target] of targets.entries()) {
      if (servers[i]?.missingCommand) continue
      run.log(`round ${round + 1}: ${target.name}`)
      servers[i]?.rounds.push(await measure(target, run))
    }
  }
  return servers
}

async function measure(target: Target, run: ChatRun): Promise<Round> {
  const people = run.chats * 2
  const server = await target.start(people)
  try {
    const before = await memoryOf(server)
    const traffic = createTraffic(run.conversations)
    await connectAll(server, people, traffic)
    const after = await memoryOf(server)
    await warm(traffic, run)
    const scheduled = await measureWhenQuiet(server, traffic, run, () => openLoop(traffic, run))
    const limits: Phase[] = []
    for (const window of run.windows) {
      limits.push(
        await measureWhenQuiet(server, traffic, run, () => closedLoop(traffic, { window, seconds: run.seconds })),
      )
    }
    const persisted = await server.stored?.()
    for (const client of traffic.clients) client.close()
    const acknowledged = traffic.messages.filter(({ stored }) => stored !== undefined).length
    return { memory: { before, after }, scheduled, limits, acknowledged, persisted }
  } finally {
    await server.stop()
  }
}

/** Waits a second for pending work first. */
async function memoryOf({ pid }: Server): Promise<number> {
  await pause(1_000)
  return (await processUsage(pid)).memory
}

/** Fifty at a time: a server may limit concurrent handshakes. */
async function connectAll(server: Server, people: number, { clients, events }: Traffic): Promise<void> {
  while (clients.length < people) {
    const size = Math.min(50, people - clients.length)
    const several = Array.from({ length: size }, (_, i) => server.connect(clients.length + i, events))
    clients.push(...(await Promise.all(several)))
  }
}

/** Warms up with at least two messages per chat, and at least one short load. */
async function warm(traffic: Traffic, { seconds, chats }: ChatRun): Promise<void> {
  const load = { window: Math.min(64, chats), seconds: Math.min(3, seconds) }
  do await closedLoop(traffic, load)
  while (traffic.messages.length < 2 * chats)
}

/** Share of one processor that other processes may use during a measurement. */
const maxOtherCpu = 0.3

async function measureWhenQuiet(
  server: Server,
  traffic: Traffic,
  { quietTimeoutSeconds }: Pick<ChatRun, 'quietTimeoutSeconds'>,
  load: () => Promise<Loaded>,
): Promise<Phase> {
  const until = performance.now() + quietTimeoutSeconds * 1_000
  for (;;) {
    while (performance.now() < until && (await currentOtherCpu()) > maxOtherCpu) await pause(1_000)
    const phase = await measured(server, traffic, load)
    const isQuiet = phase.cpu.others / phase.wall <= maxOtherCpu
    if (isQuiet || phase.failed > 0 || performance.now() >= until) return phase
  }
}

/** CPU share of other processes, measured for a second while this benchmark is idle. */
async function currentOtherCpu(): Promise<number> {
  const before = await busySeconds()
  await pause(1_000)
  return (await busySeconds()) - before
}

async function measured(server: Server, { messages }: Traffic, load: () => Promise<Loaded>): Promise<Phase> {
  const first = messages.length
  const before = await readUsage(server)
  const loaded = await load()
  const after = await readUsage(server)
  const [own, database, all] = [after.server - before.server, after.database - before.database, after.all - before.all]
  const spent = after.load - before.load
  const cpu = { server: own, database, load: spent, others: Math.max(0, all - own - database - spent) }
  return { ...loaded, cpu, wall: (after.at - before.at) / 1_000, sent: messages.length - first }
}

async function readUsage({ pid, databasePid }: Server) {
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now(),
    server: (await processUsage(pid)).cpu,
    database: databasePid === undefined ? 0 : (await processUsage(databasePid)).cpu,
    load: (user + system) / 1e6,
    all: await busySeconds(),
  }
}
