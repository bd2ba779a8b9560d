import { setTimeout as pause } from 'node:timers/promises'
import { endAbsence } from '@hearback/contract/accounts/absence.ts'
import { callerAt, Refusal } from '../../app.ts'
import { isMailed } from '../../faults/kills.ts'
import { runWithFaults, type Verdict } from '../../faults/run-with-faults.ts'
import type { World } from '../../faults/world.ts'
import { must, type Step } from '../steps.ts'
import type { FailoverStack } from './failover-stack.ts'
import { type Member, untilHealthy } from './patroni.ts'

const rounds = 5
/** The promise of P64 for the database, and that of docs/scaling.md for Redis. */
const writesWithinMs = 35_000
const redisWithinMs = 20_000
// Generous, because everything runs on one machine.
const caughtUpWithinMs = 15_000

export const failoverSteps = (stack: FailoverStack, world: World): Step[] => [
  {
    says: `nothing acknowledged is lost when the primary is killed and stays away, ${rounds} times`,
    run: () => killPrimaries(stack, world),
  },
  { says: 'nor when the master of Redis is killed and stays away', run: () => killRedis(stack, world) },
  { says: 'nor when Sentinels replace a master of Redis that is well', run: () => switchRedis(stack, world) },
]

type Counts = Record<string, number | string>

async function killPrimaries(stack: FailoverStack, world: World): Promise<Counts> {
  const kills: Counts = {}
  const verdict = await runWithFaults(world, { messages: 500, caughtUpWithinMs }, async () => {
    for (let round = 1; round <= rounds; round++) {
      const primary = await untilHealthy(stack.members)
      await pause(2_000)
      const downtimes = await killOnePrimary(stack, world, primary)
      const rejoined = await rejoin(stack, primary)
      kills[`kill ${round}`] = `${primary.name}; writes again after, s: ${downtimes}; rejoined ${rejoined}`
    }
  })
  must(await isMailed(stack.server.url, stack.ground.dataDir), 'the queue did not mail after the failovers')
  return { ...kills, ...judged(verdict) }
}

/** Kills the primary. Resolves once all processes write and messages are acknowledged, with the seconds that each took. */
async function killOnePrimary(stack: FailoverStack, world: World, primary: Member): Promise<string> {
  const killedAt = performance.now()
  await primary.kill()
  const took = await Promise.all([
    ...stack.server.urls.map((url) => untilItWrites(url, world, killedAt)),
    untilTheyTalk(world, killedAt),
  ])
  for (const ms of took) must(ms <= writesWithinMs, `writing again took ${Math.round(ms)} ms`)
  const ways = [...stack.ways, 'messages']
  return took.map((ms, n) => `${(ms / 1_000).toFixed(1)} by ${ways[n]}`).join(', ')
}

/** Milliseconds since `killedAt` until messages are acknowledged again; some were on their way when it was killed. */
async function untilTheyTalk({ ledger }: World, killedAt: number): Promise<number> {
  await pause(500)
  const before = ledger.acknowledged.length
  while (ledger.acknowledged.length < before + 5) await pause(20)
  return performance.now() - killedAt
}

/** Milliseconds since `killedAt` until a write through this process succeeds. Meanwhile it must refuse as promised. */
async function untilItWrites(url: string, world: World, killedAt: number): Promise<number> {
  const caller = callerAt(url, world.chats[0]?.employer.token)
  for (;;) {
    const failure: unknown = await caller.call(endAbsence).then(
      () => undefined,
      (error: unknown) => error,
    )
    const ms = performance.now() - killedAt
    if (failure === undefined) return ms
    const isPromised =
      failure instanceof Refusal && failure.status === 503 && Number(failure.headers['retry-after']) > 0
    must(isPromised, `a process did not refuse by 503 with Retry-After: ${failure}`)
    must(ms < 4 * writesWithinMs, 'a process does not write any more')
    await pause(100)
  }
}

async function rejoin(stack: FailoverStack, member: Member): Promise<string> {
  const saidBefore = member.said().length
  const startedAt = performance.now()
  await member.start()
  await untilHealthy(stack.members)
  must((await member.role()) === 'replica', `${member.name} did not rejoin as a replica`)
  const said = member.said().slice(saidBefore)
  const how = /running pg_rewind/.test(said) ? 'by pg_rewind' : 'without pg_rewind'
  must(!/basebackup/.test(said), `${member.name} was cloned anew`)
  return `${how} after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
}

const killRedis = (stack: FailoverStack, world: World) =>
  replaceRedis(stack, world, async (port) => {
    const server = stack.redis.serverAt(port)
    await server.end('SIGKILL')
    return () => server.start()
  })

const switchRedis = (stack: FailoverStack, world: World) =>
  replaceRedis(stack, world, async () => {
    await stack.redis.switchOver()
    return async () => {}
  })

/** Replaces the master of Redis while people chat. Resolves once sockets of both processes hear each other again. */
async function replaceRedis(
  stack: FailoverStack,
  world: World,
  replace: (port: number) => Promise<() => Promise<void>>,
): Promise<Counts> {
  const { redis } = stack
  let [electedMs, sharedMs] = [0, 0]
  const verdict = await runWithFaults(world, { messages: 300, caughtUpWithinMs }, async () => {
    await redis.untilHealthy()
    await pause(2_000)
    const former = await redis.master()
    const startedAt = performance.now()
    const restore = await replace(former)
    while ((await redis.master()) === former) await pause(50)
    electedMs = Math.round(performance.now() - startedAt)
    while (!(await isMasterUsed(stack))) await pause(50)
    sharedMs = Math.round(performance.now() - startedAt)
    must(sharedMs <= redisWithinMs, `Redis was used again after ${sharedMs} ms`)
    await restore()
    await redis.untilHealthy()
  })
  return { 'new master after, ms': electedMs, 'used by both processes after, ms': sharedMs, ...judged(verdict) }
}

/** Whether each process reads from the master and says that it reaches Redis. The former master may still reply. */
async function isMasterUsed({ server, redis }: FailoverStack): Promise<boolean> {
  if ((await redis.countReaders()) < server.urls.length) return false
  const pages = await Promise.all(server.urls.map((url) => fetch(`${url}/metrics`).then((reply) => reply.text())))
  return pages.every((page) => /^hearback_redis_up(\{[^}]*\})? 1$/m.test(page))
}

function judged({ counts, findings, details = [] }: Verdict): Counts {
  const broken = Object.entries(findings).filter(([, count]) => count > 0)
  const facts = [Object.fromEntries(broken), counts, details.slice(0, 5)].map((one) => JSON.stringify(one))
  must(broken.length === 0, facts.join(' '))
  return counts
}
