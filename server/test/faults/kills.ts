import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from '@hearback/contract/accounts/accounts.ts'
import { drawFrom } from '../../src/demo/draw/random.ts'
import { callerAt } from '../app.ts'
import { startProbe } from './probe.ts'
import { answerWithinMs, backWithinMs, runWithFaults, type Verdict } from './run-with-faults.ts'
import type { World } from './world.ts'

export interface KillOrders {
  readonly kills: number
  /** Continues until this many messages are acknowledged. */
  readonly messages: number
  /** Milliseconds between a recovery and the next kill. */
  readonly everyMs: readonly [least: number, most: number]
  readonly caughtUpWithinMs: number
  readonly seed: number
}

/** Kills the server (kill -9) repeatedly during traffic. */
export async function killServers(world: World, orders: KillOrders): Promise<Verdict> {
  const starts: number[] = []
  const { counts, ...rest } = await runWithFaults(world, orders, () =>
    again(orders, async () => {
      const start = Date.now()
      await world.server.kill()
      starts.push(Date.now() - start)
    }),
  )
  return { counts: { 'kill -9': orders.kills, ...counts, 'slowest start, ms': Math.max(...starts) }, ...rest }
}

/** Kills PostgreSQL and all its processes (kill -9) repeatedly. The server survives, and responds 503 meanwhile. */
export async function killDatabases(world: World, orders: KillOrders): Promise<Verdict> {
  const { database, server, chats, dataDir } = world
  const probe = startProbe(callerAt(server.url, chats[0]?.employer.token))
  const late: number[] = []
  const { counts, findings, ...rest } = await runWithFaults(world, orders, () =>
    again(orders, async () => {
      database.kill()
      await database.answers()
      late.push(await probe.untilGood())
    }),
  )
  await probe.stop()
  return {
    counts: {
      'kill -9': orders.kills,
      ...counts,
      '503 to a probe': probe.refused,
      'slowest answer to it, ms': probe.slowestMs,
      'served again, slowest ms': Math.max(...late),
    },
    findings: {
      ...findings,
      'answers that are neither right nor 503': probe.wrong.length,
      'answers after more than 2 s': probe.slowestMs > answerWithinMs ? 1 : 0,
      'not back within 5 s': late.filter((ms) => ms > backWithinMs).length,
      'work that the queue did not do': (await isMailed(server.url, dataDir)) ? 0 : 1,
    },
    ...rest,
  }
}

async function again({ kills, everyMs, seed }: KillOrders, kill: () => Promise<void>): Promise<void> {
  const draw = drawFrom(seed)
  for (let i = 0; i < kills; i++) {
    await pause(draw.between(...everyMs))
    await kill()
  }
}

/** Whether the queue works: the code of a registration is mailed. */
export async function isMailed(url: string, dataDir: string): Promise<boolean> {
  const email = `late${Date.now()}@people.example`
  const body = { email, phone: '+12085550100', password: 'a long password', userType: 'jobseeker' as const }
  await callerAt(url).call(signUp, { body })
  const outbox = join(dataDir, 'outbox')
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const names = await readdir(outbox).catch(() => [])
    // Skips files that are still being written.
    const mails = names.filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(mails.map((mail) => readFile(join(outbox, mail), 'utf8')))
    if (texts.some((text) => text.includes(email))) return true
  }
  return false
}
