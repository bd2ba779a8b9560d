import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { empty, workerDatabase } from '../../../test/database.ts'
import { inLong, noteFigures } from '../../../test/long.ts'
import { type Running, startProcess } from '../../../test/process.ts'
import { verify, webhookReceiver } from '../../../test/webhook-receiver.ts'
import { readConfig } from '../../config/config.ts'
import { openDatabase, openPool } from '../../db/database.ts'
import { newSecret, sealSecret } from './webhook-secrets.service.ts'

const [events, applications, kills] = [inLong(10_000, 600), inLong(250, 30), inLong(20, 3)]
const receiver = webhookReceiver()
let url = ''
let pool: ReturnType<typeof openPool>
let running: Running | undefined
beforeAll(async () => {
  ;({ url } = await workerDatabase())
  pool = openPool({ url })
  await empty(pool)
}, 60_000)
afterAll(async () => {
  await running?.end()
  await pool.end()
}, 30_000)

const start = () => startProcess({ DATABASE_URL: url, PUBLIC_URL: 'https://jobs.example' })

/** An endpoint of a company, and its events in the order of the applications. */
async function seed(): Promise<string> {
  const deps = { db: openDatabase(pool), config: readConfig({ DATABASE_URL: url }) }
  const { rows } = await pool.query<{ company: string; id: string }>(
    `insert into users (email, phone, password_hash, user_type)
     values ('owner@kettle.example', '+12085550100', 'x', 'employer') returning id as company, new_id() as id`,
  )
  const { company, id } = rows[0] ?? { company: '', id: '' }
  const secret = newSecret()
  await pool.query(
    `insert into webhook_endpoints (id, company_id, slot, url, types, sealed_secret)
     values ($1, $2, 1, $3, '{application.status_changed}', $4)`,
    [id, company, receiver.url(), await sealSecret(deps, id, secret)],
  )
  await pool.query(
    `select enqueue_webhook($1, 'application.status_changed', md5((number % $2::int)::text)::uuid,
       jsonb_build_object('applicationId', number % $2::int, 'number', number))
     from generate_series(1, $3::int) number order by number`,
    [company, applications, events],
  )
  return secret
}

test('every event arrives, in the order of its application, although the server is killed again and again', async () => {
  const secret = await seed()
  let killed = 0
  const unverified: unknown[] = []
  // Kills while the reply is outstanding, so that only the receiver knows of the delivery.
  receiver.respond('/', (_request, response, event) => {
    // On arrival, as receivers do: the library refuses times older than 5 minutes.
    try {
      verify(event, secret)
    } catch (error) {
      unverified.push(error)
    }
    if (killed < kills && receiver.received.length >= ((killed + 1) * events) / (kills + 1)) {
      killed++
      running?.process.kill('SIGKILL')
      response.destroy()
    } else response.writeHead(receiver.received.length % 97 === 0 ? 500 : 204).end()
  })
  for (let starts = 0; starts <= kills; starts++) {
    running = await start()
    const current = running
    const isOver = () => current.process.signalCode !== null || isDone()
    const isDone = async () =>
      (await pool.query(`select from webhook_deliveries where status = 'waiting' limit 1`)).rowCount === 0
    await eventually(async () => ((await isOver()) ? true : undefined), { withinMs: 600_000 })
    // As if the minute of the leases and the wait of retries went by.
    await pool.query(
      `update webhook_deliveries set leased_until = null, next_attempt_at = least(next_attempt_at, now())`,
    )
  }
  await eventually(
    async () =>
      (await pool.query(`select from webhook_deliveries where status = 'waiting' limit 1`)).rowCount === 0 || undefined,
    { withinMs: 600_000 },
  )
  const arrived = new Map(receiver.received.map((event) => [event.data.number, event]))
  expect(killed).toBe(kills)
  expect(arrived.size).toBe(events)
  expect(unverified).toEqual([])
  const latest = new Map<unknown, number>()
  const disordered = receiver.received.filter(({ data }) => {
    const before = latest.get(data.applicationId) ?? 0
    latest.set(data.applicationId, Math.max(before, Number(data.number)))
    return Number(data.number) < before
  })
  expect(disordered).toEqual([])
  const repeats = receiver.received.length - events
  noteFigures('P58', {
    events,
    kills,
    lost: events - arrived.size,
    disordered: disordered.length,
    unverified: unverified.length,
    repeats,
  })
}, 1_200_000)
