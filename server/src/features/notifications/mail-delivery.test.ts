import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { empty, workerDatabase } from '../../../test/database.ts'
import { type Running, startProcess } from '../../../test/process.ts'
import { type Point, startSmtp, type TestSmtp } from '../../../test/smtp.ts'
import { openDatabase, openPool } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createEvents } from '../../events.ts'
import { type Queue, startQueue } from '../../jobs/queue.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { notify } from './notifications.service.ts'

/** The long run sets 20. */
const rounds = Number(process.env.MAIL_KILLS ?? 3)
const points: readonly Point[] = ['connected', 'arrived', 'answered']
const log = pino({ level: 'silent' })

let url = ''
let smtp: TestSmtp
let queue: Queue
let pool: ReturnType<typeof openPool>
let supervisor: PgBoss
let running: Running | undefined
beforeAll(async () => {
  ;({ url } = await workerDatabase())
  pool = openPool({ url })
  await empty(pool)
  smtp = await startSmtp()
  queue = await startQueue({ url, log })
  supervisor = await new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false }).start()
}, 60_000)
afterAll(async () => {
  await running?.end()
  await queue.stop()
  await supervisor.stop()
  await smtp.close()
  await pool.end()
}, 30_000)

/** As a service manager does: once more when it does not come up, because the machine is busy. */
async function start(tries = 3): Promise<void> {
  const settings = {
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
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

/** Commits a notice with its mail; nobody else hears of it. */
async function mailOf(round: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, phone, password_hash, user_type) values ($1, '+12085550100', 'x', 'jobseeker') returning id`,
    [`person${round}@people.example`],
  )
  const mail = composeMail(`person${round}@people.example`, `Offer ${round}`, ['Crust has sent you an offer.'])
  const deps = { db: openDatabase(pool), events: createEvents(log), queue }
  await inTransaction(deps, (tx, publish) =>
    notify(deps, tx, publish, { userId: rows[0]?.id ?? '', kind: 'offer_received', data: {}, path: '/offers', mail }),
  )
  return `<${mail.id}@jobs.example>`
}

/** A killed process is found out by its missing heartbeats, and its work tried again after a pause; this is that time going by. */
async function letTimePass(): Promise<void> {
  await pool.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'mail' and state = 'active'`,
  )
  await pool.query(`update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = 'mail'`)
  await supervisor.supervise('mail')
  await pool.query(`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`)
}

const allIsSent = () =>
  expect
    .poll(
      async () => (await pool.query(`select from pgboss.job where name = 'mail' and state <> 'completed'`)).rowCount,
      {
        timeout: 20_000,
      },
    )
    .toBe(0)

/** Kills the server as the mail server sees this point of a mail, starts it again, and answers how often the mail arrived. */
async function killAt(point: Point, round: number): Promise<number> {
  const reached = new Promise<void>((resolve) => {
    smtp.onPoint((seen) => seen === point && resolve())
  })
  const id = await mailOf(round)
  await reached
  await running?.end('SIGKILL')
  await letTimePass()
  await start()
  await allIsSent()
  return smtp.inbox.filter(({ messageId }) => messageId === id).length
}

test(`a mail arrives once when the server is killed before it was sent, and the same mail once or twice where nobody can tell`, async () => {
  await start()
  const arrivals = { connected: [], arrived: [], answered: [] } as Record<Point, number[]>
  for (let round = 0; round < rounds; round++) {
    const point = points[round % points.length] ?? 'connected'
    arrivals[point].push(await killAt(point, round))
  }
  expect(new Set(arrivals.connected)).toEqual(new Set([1]))
  for (const times of [...arrivals.arrived, ...arrivals.answered]) expect([1, 2]).toContain(times)
  expect(new Set(smtp.inbox.map(({ messageId }) => messageId)).size).toBe(rounds)
  if (rounds > points.length) process.stdout.write(`${JSON.stringify(arrivals)}\n`)
}, 900_000)
