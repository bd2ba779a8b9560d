import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { busySeconds, costOf } from '../load/process-usage.ts'
import { closedLoop, type Loaded, openLoop } from './chat-load.ts'
import type { Line } from './conversations.ts'
import type { Server, Target } from './target.ts'
import { createTraffic, type Traffic } from './traffic.ts'

export interface ChatRun {
  readonly chats: number
  /** Messages a second in all, on schedule. */
  readonly rate: number
  /** Of each load. */
  readonly seconds: number
  /** How many messages are under way in the loads that seek the limit. */
  readonly windows: readonly number[]
  readonly rounds: number
  /** Seconds that each load may take longer, or be repeated, until the machine does little else; 0 takes it as it is. */
  readonly patience: number
  readonly conversations: readonly (readonly Line[])[]
  readonly say: (line: string) => void
}

/** What a load took, in seconds of CPU; `others` is whatever else ran on the machine. */
export interface Phase extends Loaded {
  readonly cpu: { server: number; database: number; load: number; others: number }
  /** Seconds that the CPU figures are over. */
  readonly wall: number
  readonly sent: number
}

export interface Round {
  /** Megabytes of the server without connections, and with all of them. */
  readonly memory: { readonly before: number; readonly after: number }
  readonly scheduled: Phase
  readonly limits: readonly Phase[]
  /** Messages acknowledged, and those that the server then held; undefined where it keeps none. */
  readonly acknowledged: number
  readonly kept: number | undefined
}

export interface Measured {
  readonly name: string
  /** The command that installs it, where it could not be measured. */
  readonly lacks: string | undefined
  readonly rounds: Round[]
}

/** Puts the same load on each server, all in turn in each round, so that what else the machine does meets each of them. */
export async function runChatSuite(targets: readonly Target[], run: ChatRun): Promise<Measured[]> {
  const servers = targets.map(({ name, lacks }): Measured => ({ name, lacks: lacks?.(), rounds: [] }))
  for (let round = 0; round < run.rounds; round++) {
    for (const [i, target] of targets.entries()) {
      if (servers[i]?.lacks) continue
      run.say(`round ${round + 1}: ${target.name}`)
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
    const scheduled = await watched(server, traffic, run, () => openLoop(traffic, run))
    const limits: Phase[] = []
    for (const window of run.windows) {
      limits.push(await watched(server, traffic, run, () => closedLoop(traffic, { window, seconds: run.seconds })))
    }
    const kept = await server.stored?.()
    for (const client of traffic.clients) client.close()
    const acknowledged = traffic.told.filter(({ stored }) => stored !== undefined).length
    return { memory: { before, after }, scheduled, limits, acknowledged, kept }
  } finally {
    await server.stop()
  }
}

/** After a moment in which what was begun comes to an end. */
async function memoryOf({ pid }: Server): Promise<number> {
  await pause(1_000)
  return (await costOf(pid)).memory
}

/** Fifty at a time: a server may bound how many knock at once. */
async function connectAll(server: Server, people: number, { clients, heard }: Traffic): Promise<void> {
  while (clients.length < people) {
    const size = Math.min(50, people - clients.length)
    const several = Array.from({ length: size }, (_, i) => server.connect(clients.length + i, heard))
    clients.push(...(await Promise.all(several)))
  }
}

/** Twice through all chats, for no less than the time of a load: code is compiled, files and plans are there. */
async function warm(traffic: Traffic, { seconds, chats }: ChatRun): Promise<void> {
  const load = { window: Math.min(64, chats), seconds: Math.min(3, seconds) }
  do await closedLoop(traffic, load)
  while (traffic.told.length < 2 * chats)
}

/** Of one processor: what else may run on the machine while a load is measured. */
const disturbance = 0.3

async function watched(
  server: Server,
  traffic: Traffic,
  { patience }: Pick<ChatRun, 'patience'>,
  load: () => Promise<Loaded>,
): Promise<Phase> {
  const until = performance.now() + patience * 1_000
  for (;;) {
    while (performance.now() < until && (await othersNow()) > disturbance) await pause(1_000)
    const phase = await measured(server, traffic, load)
    const isQuiet = phase.cpu.others / phase.wall <= disturbance
    if (isQuiet || phase.failed > 0 || performance.now() >= until) return phase
  }
}

/** Nothing of ours is under way. */
async function othersNow(): Promise<number> {
  const before = await busySeconds()
  await pause(1_000)
  return (await busySeconds()) - before
}

async function measured(server: Server, { told }: Traffic, load: () => Promise<Loaded>): Promise<Phase> {
  const first = told.length
  const before = await spentOn(server)
  const loaded = await load()
  const after = await spentOn(server)
  const [own, database, all] = [after.server - before.server, after.database - before.database, after.all - before.all]
  const spent = after.load - before.load
  const cpu = { server: own, database, load: spent, others: Math.max(0, all - own - database - spent) }
  return { ...loaded, cpu, wall: (after.at - before.at) / 1_000, sent: told.length - first }
}

async function spentOn({ pid, databasePid }: Server) {
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now(),
    server: (await costOf(pid)).cpu,
    database: databasePid === undefined ? 0 : (await costOf(databasePid)).cpu,
    load: (user + system) / 1e6,
    all: await busySeconds(),
  }
}
