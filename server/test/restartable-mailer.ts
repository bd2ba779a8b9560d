import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import { openDatabase, openPool } from '../src/db/database.ts'
import type { Deps } from '../src/deps.ts'
import { createEvents } from '../src/domain/events.ts'
import { startQueue } from '../src/queue/queue.ts'
import { empty, workerDatabase } from './database.ts'
import { type Running, startProcess } from './process.ts'
import { type Point, startSmtp, type TestSmtp } from './smtp.ts'

/** The long run sets 20. */
export const mailKills = Number(process.env.MAIL_KILLS ?? 3)
const points: readonly Point[] = ['connected', 'arrived', 'answered']
export const pointOf = (round: number): Point => points[round % points.length] ?? 'connected'

/** A production server with a mail server, to be killed and restarted. */
export interface RestartableMailer {
  readonly deps: Pick<Deps, 'db' | 'events' | 'queue'>
  readonly pool: ReturnType<typeof openPool>
  readonly smtp: TestSmtp
  start(): Promise<void>
  /** Kills the server when the mail server reaches this point of the act, restarts it, and waits until all work is done. */
  killAt(point: Point, act: () => Promise<unknown>): Promise<void>
}

/** For the tests of one file, on an empty database. `queues` are those whose jobs a killed process may leave. */
export function restartableMailer(queues: readonly string[]): RestartableMailer {
  const mailer = {} as { -readonly [K in keyof RestartableMailer]: RestartableMailer[K] }
  let url = ''
  let supervisor: PgBoss
  let running: Running | undefined
  const log = pino({ level: 'silent' })
  beforeAll(async () => {
    ;({ url } = await workerDatabase())
    mailer.pool = openPool({ url })
    await empty(mailer.pool)
    mailer.smtp = await startSmtp()
    mailer.deps = { db: openDatabase(mailer.pool), events: createEvents(log), queue: await startQueue({ url, log }) }
    supervisor = await new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false }).start()
  }, 60_000)
  afterAll(async () => {
    await running?.end()
    await mailer.deps.queue.stop()
    await supervisor.stop()
    await mailer.smtp.close()
    await mailer.pool.end()
  }, 30_000)

  /** Retries a failed start like a service manager, because the machine may be busy. */
  const start = async (tries = 3): Promise<void> => {
    const settings = {
      DATABASE_URL: url,
      SMTP_URL: mailer.smtp.url,
      MAIL_FROM: 'Hearback <hello@jobs.example>',
      PUBLIC_URL: 'https://jobs.example',
    }
    try {
      running = await startProcess(settings)
    } catch (error) {
      if (tries === 1) throw error
      await start(tries - 1)
    }
  }

  /** Simulates the time until missed heartbeats are noticed and jobs are retried. */
  const letTimePass = async () => {
    await mailer.pool.query(
      `update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = any($1) and state = 'active'`,
      [queues],
    )
    await mailer.pool.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = any($1)', [
      queues,
    ])
    for (const queue of queues) await supervisor.supervise(queue)
    await mailer.pool.query(`update pgboss.job set start_after = now() where name = any($1) and state = 'retry'`, [
      queues,
    ])
  }

  const open = async () => {
    const text = `select from pgboss.job where name = any($1) and state <> 'completed'`
    return (await mailer.pool.query(text, [queues])).rowCount
  }

  mailer.start = () => start()
  mailer.killAt = async (point, act) => {
    const reached = new Promise<void>((resolve) => {
      mailer.smtp.onPoint((seen) => seen === point && resolve())
    })
    await act()
    await reached
    await running?.end('SIGKILL')
    await letTimePass()
    await start()
    await expect.poll(open, { timeout: 20_000 }).toBe(0)
  }
  return mailer
}
