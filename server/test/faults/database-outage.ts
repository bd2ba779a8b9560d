import { setTimeout as pause } from 'node:timers/promises'
import { callerAt } from '../app.ts'
import { isMailed } from './kills.ts'
import { startProbe } from './probe.ts'
import { answerWithinMs, backWithinMs, type Verdict } from './run-with-faults.ts'
import type { World } from './world.ts'

/** Makes the database unreachable for a while: its connections are refused, or silent. */
export async function databaseGone(world: World, how: 'refused' | 'silent', forMs: number): Promise<Verdict> {
  const { server, chats, lines, databaseProxy, dataDir } = world
  const losses = () => lines.reduce((all, { client }) => all + client.losses.length, 0)
  const before = losses()
  const probe = startProbe(callerAt(server.url, chats[0]?.employer.token))
  await probe.untilGood()
  databaseProxy?.set(how === 'refused' ? { refuse: true } : { blackhole: 'both' })
  if (how === 'refused') databaseProxy?.reset()
  await pause(forMs)
  databaseProxy?.set({ refuse: false, blackhole: 'none' })
  const backMs = await probe.untilGood()
  await probe.stop()
  return {
    counts: {
      'gone for, ms': forMs,
      'answered 503': probe.refused,
      'slowest answer, ms': probe.slowestMs,
      'served again after, ms': backMs,
    },
    findings: {
      'answers that are neither right nor 503': probe.wrong.length,
      'answers after more than 2 s': probe.slowestMs > answerWithinMs ? 1 : 0,
      'not back within 5 s': backMs > backWithinMs ? 1 : 0,
      'never said that it is away': probe.refused === 0 ? 1 : 0,
      'sockets that were lost': losses() - before,
      'processes that ended by themselves': server.crashes,
      'work that the queue did not do': (await isMailed(server.url, dataDir)) ? 0 : 1,
    },
  }
}
