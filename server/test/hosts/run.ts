import { parseArgs } from 'node:util'
import { makeWorld } from '../faults/world.ts'
import { noteFigures } from '../long.ts'
import { nativePrograms } from '../native-postgres.ts'
import { redisProgram } from '../redis.ts'
import { chatSteps } from './chat-steps.ts'
import { runFailover } from './failover/run-failover.ts'
import { walk } from './journeys.ts'
import { nginxProgram } from './nginx.ts'
import { pgbouncerProgram } from './pgbouncer.ts'
import { replicaSteps } from './replica-steps.ts'
import { sharedSteps } from './shared-steps.ts'
import { type Stack, startStack } from './stack.ts'
import { type Tally, tryAll } from './steps.ts'

// Simulates several hosts on this machine: npm run test:hosts -- OPTIONS (docs/scaling.md).
const { values } = parseArgs({
  options: {
    'no-journeys': { type: 'boolean', default: false },
    /** Only the failovers, with Patroni and Sentinels. */
    failover: { type: 'boolean', default: false },
    'no-failover': { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

async function onStack(stack: Stack): Promise<Tally> {
  const tallies: Tally[] = []
  const world = await makeWorld({ ofEach: 2, rate: 60, files: 0.05, seed: 1, fsync: true, ground: stack.ground })
  try {
    const [chat] = world.chats
    if (!chat) throw new Error('nobody is there')
    // First, because messages of other steps would not be in the ledger.
    tallies.push(await tryAll(chatSteps(world), say))
    tallies.push(await tryAll(sharedSteps(stack, chat), say))
    tallies.push(await tryAll(replicaSteps(stack, chat.employer), say))
    if (values.log) say(stack.server.said())
  } finally {
    await world.end()
  }
  if (!values['no-journeys']) tallies.push(await walk(stack))
  const sum = (kind: keyof Tally) => tallies.reduce((all, tally) => all + tally[kind], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

async function runAll(): Promise<Tally> {
  const tallies = [
    ...(values.failover ? [] : [await run()]),
    ...(values['no-failover'] ? [] : [await runFailover(say, values)]),
  ]
  const sum = (kind: keyof Tally) => tallies.reduce((all, tally) => all + tally[kind], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

async function run(): Promise<Tally> {
  const programs = {
    postgres: await nativePrograms(),
    pgbouncer: pgbouncerProgram(),
    nginx: nginxProgram(),
    redis: redisProgram(),
  }
  const missing = Object.entries(programs).flatMap(([name, program]) => (program ? [] : [name]))
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', no ')} on this machine.`)
  const stack = await startStack(programs as Record<keyof typeof programs, string>, say)
  const end = () => void stack.stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  return onStack(stack).finally(() => stack.stop())
}

const { passed, failed } = await runAll().catch((error: unknown) => {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return { passed: 0, failed: 1 }
})
noteFigures(values.failover ? 'P64' : 'hosts', { 'steps passed': passed, 'steps failed': failed }, failed)
say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
