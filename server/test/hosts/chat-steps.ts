import { killDatabases, killServers } from '../faults/kills.ts'
import type { Verdict } from '../faults/run-with-faults.ts'
import type { World } from '../faults/world.ts'
import { must, type Step } from './steps.ts'

// Generous, because other work loads the machine.
const caughtUpWithinMs = 10_000

/** The short form of the fault tests. */
export const chatSteps = (world: World): Step[] => {
  const orders = { kills: 3, messages: 500, everyMs: [1_000, 2_000], caughtUpWithinMs, seed: 1 } as const
  return [
    {
      says: 'no acknowledged message is lost when processes are killed in turn',
      run: () => judged(killServers(world, orders)),
    },
    { says: 'nor when the primary is', run: () => judged(killDatabases(world, orders)) },
  ]
}

async function judged(verdict: Promise<Verdict>) {
  const { counts, findings } = await verdict
  const broken = Object.entries(findings).filter(([, count]) => count > 0)
  must(broken.length === 0, `${JSON.stringify(Object.fromEntries(broken))} ${JSON.stringify(counts)}`)
  return counts
}
