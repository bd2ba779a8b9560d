import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../test/app.ts'
import { workerDatabase } from '../../test/database.ts'
import { type FaultProxy, startFaultProxy } from '../../test/faults/fault-proxy.ts'
import { type DatabaseOptions, openPool } from './database.ts'
import { isConnectionError } from './hosts/connection-errors.ts'

// A machine that is busy with other tests takes its time.
vi.setConfig({ testTimeout: 20_000 })
let proxy: FaultProxy
afterEach(() => proxy.close())

/** A pool of connections that all lead through a network which can fail. */
async function aPool(options: Pick<DatabaseOptions, 'skipDeadServerCheck'> = {}) {
  const url = new URL((await workerDatabase()).url)
  proxy = await startFaultProxy(Number(url.port))
  url.port = String(proxy.port)
  const pool = openPool({ url: url.href, ...options })
  onTestFinished(() => pool.end())
  return pool
}
const timed = async (work: Promise<unknown>) => {
  const start = Date.now()
  const outcome = await work.then(
    () => 'answered',
    (error: Error) => error.message,
  )
  return { outcome, ms: Date.now() - start }
}

describe('a database that has fallen silent', () => {
  test('fails what waits within two seconds, on old connections and new ones, and is used again once it answers', async () => {
    const pool = await aPool()
    await pool.query('select 1')
    proxy.set({ blackhole: 'both' })
    const waiting = await Promise.all([1, 2, 3].map(() => timed(pool.query('select 1'))))
    for (const { outcome, ms } of waiting) {
      expect(outcome).toMatch(/terminated|timeout/)
      expect(ms).toBeLessThan(2_000)
    }
    proxy.set({ blackhole: 'none' })
    await eventually(() => pool.query('select 1').catch(() => undefined))
  })

  test('is not one that takes long over a statement', async () => {
    const pool = await aPool()
    expect(await timed(pool.query('select pg_sleep(2.2)'))).toMatchObject({ outcome: 'answered' })
  })

  test('is not one that answers whom it knows and is too busy to let anybody else in', async () => {
    const pool = await aPool()
    const client = await pool.connect()
    proxy.set({ ignore: true })
    const start = Date.now()
    while (Date.now() - start < 2_500) await client.query('select 1')
    client.release()
  })

  test('is waited for without the dead-server check', async () => {
    const pool = await aPool({ skipDeadServerCheck: true })
    await pool.query('select 1')
    proxy.set({ blackhole: 'both' })
    const waiting = timed(pool.query('select 1'))
    await pause(2_500)
    proxy.set({ blackhole: 'none' })
    expect(await waiting).toMatchObject({ outcome: 'answered' })
  })
})

describe('a server that became a replica', () => {
  const pidOf = async (client: pg.PoolClient) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

  test('refuses writes as a database that is away, and its connection is used no more', async () => {
    const pool = await aPool()
    const client = await pool.connect()
    const pid = await pidOf(client)
    await client.query('set session characteristics as transaction read only')
    const refusal = await client.query('create table notes (id int)').catch((error: object) => error)
    expect(refusal).toSatisfy(isConnectionError)
    client.release()
    const next = await pool.connect()
    expect(await pidOf(next)).not.toBe(pid)
    await next.query('create temporary table notes (id int)')
    next.release()
  })

  test('is not one that refuses a statement for what it says', async () => {
    const pool = await aPool()
    const client = await pool.connect()
    const pid = await pidOf(client)
    await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero')
    client.release()
    const next = await pool.connect()
    expect(await pidOf(next)).toBe(pid)
    next.release()
  })
})
