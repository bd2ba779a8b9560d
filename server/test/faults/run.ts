import { parseArgs } from 'node:util'
import { noteFigures } from '../long.ts'
import { redisProgram } from '../redis.ts'
import { databaseGone } from './database-outage.ts'
import { silenceConnections } from './dead-connections.ts'
import { disconnect } from './disconnects.ts'
import { killDatabases, killServers } from './kills.ts'
import type { Verdict } from './run-with-faults.ts'
import { makeWorld, type WorldOrders } from './world.ts'

// The long form of the fault tests: npm run test:faults -- OPTIONS (docs/operations.md).
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    messages: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '200' },
    disconnects: { type: 'string', default: '100' },
    gone: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    cluster: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const pingMs = 800
const noticeMs = 2 * pingMs
const settings = { SOCKET_PING_INTERVAL_MS: String(pingMs), SOCKET_PING_TIMEOUT_MS: String(pingMs) }
const redis = values.cluster ? redisProgram() : undefined
if (values.cluster && !redis)
  throw new Error('--cluster needs a Redis: install redis-server, or name it by REDIS_SERVER.')

const common = { messages: Number(values.messages), caughtUpWithinMs: 2_000, seed }
const kills = { ...common, kills: Number(values.kills), everyMs: [2_000, 5_000] as const }
const disconnects = { ...common, disconnects: Number(values.disconnects), messages: 0, noticeMs }
const goneMs = 1_000 * Number(values.gone)
const say = (line: string) => process.stdout.write(`${line}\n`)
let broken = 0

function report(title: string, promise: string, { counts, findings, details = [] }: Verdict): void {
  say(`\n${title}`)
  for (const [name, count] of Object.entries(counts)) say(`  ${name.padEnd(44)} ${String(count).padStart(8)}`)
  say('  must be 0:')
  for (const [name, count] of Object.entries(findings)) {
    say(`  ${name.padEnd(44)} ${String(count).padStart(8)}${count > 0 ? '  BROKEN' : ''}`)
    broken += count
  }
  for (const sentence of details) say(`  contradiction: ${sentence}`)
  const figures = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  const ownBroken = Object.values(findings).reduce((all, count) => all + count, 0)
  noteFigures(promise, { [title]: [...figures, `broken ${ownBroken}`].join(', ') }, ownBroken)
}

/** Runs the parts in one world. Each has a title, its promise (docs/promises.md), and a function that returns the verdict. */
async function inWorld(orders: Partial<WorldOrders>, parts: Parts): Promise<void> {
  const world = await makeWorld({
    ofEach: 4,
    rate: Number(values.rate),
    files: 0.02,
    seed,
    fsync: true,
    redis,
    ...orders,
  })
  try {
    for (const [title, promise, part] of parts) report(title, promise, await part(world))
  } finally {
    await world.end()
  }
}
type Parts = [
  title: string,
  promise: string,
  part: (world: Awaited<ReturnType<typeof makeWorld>>) => Promise<Verdict>,
][]

await inWorld({}, [
  [redis ? 'One of two servers killed' : 'The server killed', 'P1', (world) => killServers(world, kills)],
  ['The database killed', 'P1', (world) => killDatabases(world, kills)],
])
await inWorld({ ofEach: 2, rate: 60, files: 0, networks: true, settings }, [
  ['Clients disconnected', 'P4', (world) => disconnect(world, disconnects)],
  ['Connections fallen silent', 'P4', (world) => silenceConnections(world, { rounds: 3, noticeMs })],
  ['The database gone, connections refused', 'P35', (world) => databaseGone(world, 'refused', goneMs)],
  ['The database gone, nothing heard of it', 'P35', (world) => databaseGone(world, 'silent', goneMs)],
])
say(broken === 0 ? '\nNothing was lost, and every promise was kept.' : `\n${broken} promises were broken.`)
process.exitCode = broken === 0 ? 0 : 1
