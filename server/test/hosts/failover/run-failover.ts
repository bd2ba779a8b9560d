import { makeWorld } from '../../faults/world.ts'
import { nativePrograms } from '../../native-postgres.ts'
import { redisProgram } from '../../redis.ts'
import { type Tally, tryAll } from '../steps.ts'
import { type FailoverPrograms, startFailoverStack } from './failover-stack.ts'
import { failoverSteps } from './failover-steps.ts'
import { etcdProgram, haproxyProgram, patroniProgram, sentinelProgram } from './programs.ts'

/** The part of `npm run test:hosts` with Patroni, HAProxy and Sentinels. Skipped where a program is missing. */
export async function runFailover(say: (line: string) => void, { log }: { log: boolean }): Promise<Tally> {
  const programs = {
    postgres: await nativePrograms(),
    patroni: patroniProgram(),
    etcd: etcdProgram(),
    haproxy: haproxyProgram(),
    redis: redisProgram(),
    sentinel: sentinelProgram(),
  }
  const missing = Object.entries(programs).flatMap(([name, program]) => (program ? [] : [name]))
  if (missing.length > 0) {
    say(`skipped  failover, because this machine has no ${missing.join(', no ')}`)
    return { passed: 0, failed: 0 }
  }
  const stack = await startFailoverStack(programs as FailoverPrograms, say)
  const end = () => void stack.stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  const world = await makeWorld({ ofEach: 2, rate: 40, files: 0.05, seed: 2, fsync: true, ground: stack.ground }).catch(
    async (error: unknown) => {
      await stack.stop()
      throw error
    },
  )
  const tally = await tryAll(failoverSteps(stack, world), say).finally(() => world.end())
  if (log) say(stack.server.said())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeListener(signal, end)
  await stack.stop()
  return tally
}
