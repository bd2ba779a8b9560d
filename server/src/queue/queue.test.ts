import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { empty, workerDatabase } from '../../test/database.ts'
import { type Database, openDatabase, openPool } from '../db/database.ts'
import { type JobPayloads, type Queue, startQueue } from './queue.ts'

let pool: ReturnType<typeof openPool>
let db: Database
let url: string
beforeAll(async () => {
  ;({ url } = await workerDatabase())
  pool = openPool({ url })
  db = openDatabase(pool)
})
beforeEach(() => empty(pool))
afterAll(() => pool.end())

const about = { userId: '00000000-0000-4000-8000-000000000001', group: 'alerts' } as const
const mail = (id: string): JobPayloads['mail'] => ({ id, to: 'ana@people.example', subject: id, text: id })
const states = async () => {
  const { rows } = await pool.query<{ id: string; state: string }>(
    `select data->>'id' as id, state::text from pgboss.job where name = 'mail' order by id`,
  )
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]))
}

async function handled(mails: JobPayloads['mail'][], handler: (id: string) => Promise<void>): Promise<void> {
  const queue: Queue = await startQueue({ url, log: pino({ level: 'silent' }) })
  try {
    await db.transaction().execute((tx) => queue.enqueue(tx, 'mail', mails))
    let tried = 0
    await queue.handle('mail', async ({ id }) => {
      tried++
      await handler(id)
    })
    await expect.poll(() => tried, { timeout: 10_000 }).toBe(mails.length)
  } finally {
    await queue.stop()
  }
}

test('a code is sent before what can be switched off, however much of that waits', async () => {
  const sent: string[] = []
  const digests = Array.from({ length: 30 }, (_, n) => ({ ...mail(`digest ${n}`), about }))
  await handled([...digests, mail('code')], async (id) => void sent.push(id))
  expect(sent).toHaveLength(31)
  expect(sent[0]).toBe('code')
})

test('of what is taken together each piece succeeds or is retried by itself', async () => {
  await handled([mail('one'), mail('broken'), mail('two')], (id) =>
    id === 'broken' ? Promise.reject(new Error('no mail server')) : Promise.resolve(),
  )
  expect(await states()).toEqual({ one: 'completed', broken: 'retry', two: 'completed' })
})

const queues = async () => {
  const { rows } = await pool.query(
    `select name, policy, retry_limit, retry_delay_max, expire_seconds, heartbeat_seconds, notify
     from pgboss.queue order by name`,
  )
  return rows
}
const restart = async () => (await startQueue({ url, log: pino({ level: 'silent' }) })).stop()

test('a start creates missing queues, and sets options that another release set otherwise', async () => {
  await restart()
  const before = await queues()
  await pool.query(`update pgboss.queue set retry_limit = 2, notify = false where name = 'mail'`)
  await pool.query(`select pgboss.delete_queue('response-stats')`)
  expect(await queues()).not.toEqual(before)
  await restart()
  expect(await queues()).toEqual(before)
})

test('a start leaves queues alone that have its options', async () => {
  await restart()
  const versions = async () => (await pool.query('select name, updated_on from pgboss.queue order by name')).rows
  const before = await versions()
  await restart()
  expect(await versions()).toEqual(before)
})
