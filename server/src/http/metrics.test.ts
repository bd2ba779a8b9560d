import { forgotPassword, logIn } from '@hearback/contract/accounts/accounts.ts'
import fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../test/app.ts'
import { anAccount, password } from '../../test/factories.ts'
import { samplesIn } from '../../test/samples.ts'
import { aSeeker } from '../../test/seeker-factory.ts'
import { startSmtp } from '../../test/smtp.ts'
import { buildApp } from '../app.ts'
import { openPool } from '../db/database.ts'
import { makePictures } from '../ports/images.ts'
import { createMailer } from '../ports/mailer.ts'
import { openRegistry } from './metrics.ts'
import '../../test/matchers.ts'

const app = testApp()
const metrics = async () => samplesIn((await app.server.inject('/metrics')).payload)
/** Returns by how much each sample grows during `work`. */
async function growth(work: () => Promise<unknown>): Promise<(name: string) => number> {
  const before = await metrics()
  await work()
  const after = await metrics()
  return (name) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
}
const signIn = (email: string, secret: string) => app.caller().call(logIn, { body: { email, password: secret } })

describe('requests', () => {
  test('are counted and timed by their pattern and status, whatever they name', async () => {
    const grown = await growth(async () => {
      await app.server.inject('/api/postjob/fetchjobs/not-an-id')
      await app.server.inject('/api/postjob/fetchjobs/neither-is-this?email=ana@people.example')
      await app.server.inject('/nowhere/at/all')
      await app.server.inject('/nor/here')
    })
    const labels = '{method="GET",path="/api/postjob/fetchjobs/:id",status="422"}'
    expect(grown(`http_request_duration_seconds_count${labels}`)).toBe(2)
    expect(grown(`http_request_duration_seconds_sum${labels}`)).toBeGreaterThan(0)
    expect(grown('http_request_duration_seconds_count{method="GET",path="unknown",status="404"}')).toBe(2)
    const { payload } = await app.server.inject('/metrics')
    expect(payload).not.toMatch(/not-an-id|nowhere|people\.example/)
  })
})

describe('people', () => {
  test('sign-ins and refused sign-ins are counted', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const grown = await growth(async () => {
      await signIn(ana.email, password)
      await expect(signIn(ana.email, 'wrong')).toBeRefused('wrong_credentials')
      for (let n = 0; n < 11; n += 1) await signIn(ana.email, 'wrong').catch(() => {})
    })
    expect(grown('hearback_sign_ins_total{means="sign_in"}')).toBe(1)
    expect(grown('hearback_refusals_total{code="wrong_credentials"}')).toBe(10)
    expect(grown('hearback_refusals_total{code="too_many_requests"}')).toBe(2)
    expect(grown('hearback_rate_limit_refusals_total{rule="logInByEmail"}')).toBe(2)
  })

  test('connections, their messages and refused connections are counted', async () => {
    const ana = await aSeeker(app)
    const grown = await growth(async () => {
      const client = await app.connect(ana)
      await app.connect(ana)
      const now = await metrics()
      expect(now.get('hearback_sockets_open')).toBe(2)
      expect(now.get('hearback_socket_people')).toBe(1)
      await client.ask('openChat', { chatId: null })
      await client.ask('typing', { chatId: 'none', isTyping: true }).catch(() => {})
      await client.ask('madeUp' as 'typing', {}).catch(() => {})
      await expect(app.connect('x'.repeat(43))).toBeRefused('not_signed_in')
      await expect(app.connect(ana, { extraHeaders: { origin: 'https://evil.example' } })).rejects.toThrow()
    })
    expect(grown('hearback_socket_events_total{event="openChat",outcome="done"}')).toBe(1)
    expect(grown('hearback_socket_events_total{event="typing",outcome="refused"}')).toBe(1)
    expect(grown('hearback_socket_events_total{event="unknown",outcome="refused"}')).toBe(1)
    expect(grown('hearback_socket_refusals_total{reason="sign_in"}')).toBe(1)
    expect(grown('hearback_socket_refusals_total{reason="origin"}')).toBe(1)
    expect([...(await metrics()).keys()].join()).not.toContain('madeUp')
  })
})

describe('the queue', () => {
  test('shows what waits, for how long, and what was given up, in one statement for many readers', async () => {
    // A queue without a worker.
    await app.pool.query(`insert into pgboss.queue select (jsonb_populate_record(null::pgboss.queue,
      to_jsonb(q) || '{"name":"tried","failed_count":3}')).* from pgboss.queue q where name = 'mail'`)
    const due = "insert into pgboss.job (name, data, start_after) values ('tried', '{}', now() - interval '90 seconds')"
    await app.pool.query(`${due}, ('tried', '{}', now() + interval '1 hour')`)
    const registry = openRegistry(fastify(), { ...app.deps, sockets: () => ({ clients: 0, people: 0 }) })
    const first = samplesIn(await registry.metrics())
    expect(first.get('hearback_queue_waiting{queue="tried"}')).toBe(1)
    expect(first.get('hearback_queue_waiting{queue="housekeeping"}')).toBe(0)
    expect(first.get('hearback_queue_oldest_seconds{queue="tried"}')).toBeGreaterThanOrEqual(90)
    expect(first.get('hearback_queue_failed{queue="tried"}')).toBe(3)
    await app.pool.query(due)
    const again = await Promise.all([registry.metrics(), registry.metrics()])
    for (const text of again) expect(samplesIn(text).get('hearback_queue_waiting{queue="tried"}')).toBe(1)
    await app.pool.query("delete from pgboss.job where name = 'tried'")
    await app.pool.query("delete from pgboss.queue where name = 'tried'")
  })
})

describe('the state of the process', () => {
  test('each pool tells what it lends and who waits', async () => {
    const pool = openPool({ url: app.deps.config.databaseUrl!, connections: 1 })
    const replica = { ...app.deps.replica, pools: { searches: { totalCount: 3, idleCount: 1, waitingCount: 0 } } }
    const registry = openRegistry(fastify(), { ...app.deps, pool, replica, sockets: () => ({ clients: 0, people: 0 }) })
    const held = await pool.connect()
    const second = pool.connect()
    const busy = samplesIn(await registry.metrics())
    expect(busy.get('hearback_database_connections_in_use{pool="primary"}')).toBe(1)
    expect(busy.get('hearback_database_connections_awaited{pool="primary"}')).toBe(1)
    expect(busy.get('hearback_database_connections_in_use{pool="searches"}')).toBe(2)
    held.release()
    ;(await second).release()
    expect(samplesIn(await registry.metrics()).get('hearback_database_connections_idle{pool="primary"}')).toBe(1)
    await pool.end()
  })

  test('replicas and Redis are there or away, and say nothing where there is none', async () => {
    expect([...(await metrics()).keys()].filter((name) => /replica|redis/.test(name))).toEqual([])
    const replica = { ...app.deps.replica, currentLagsMs: () => [250, Number.POSITIVE_INFINITY] }
    const redis = { isReachable: () => false } as NonNullable<typeof app.deps.redis>
    const registry = openRegistry(fastify(), {
      ...app.deps,
      replica,
      redis,
      sockets: () => ({ clients: 0, people: 0 }),
    })
    const away = samplesIn(await registry.metrics())
    expect(away.get('hearback_replica_lag_seconds{replica="1"}')).toBe(0.25)
    expect(away.get('hearback_replica_lag_seconds{replica="2"}')).toBe(Number.POSITIVE_INFINITY)
    expect(away.get('hearback_redis_up')).toBe(0)
  })

  test('mails that were sent, refused for good, or not taken', async () => {
    const smtp = await startSmtp()
    const config = { ...app.deps.config, smtpUrl: smtp.url }
    const mail = { id: crypto.randomUUID(), to: 'ana@people.example', subject: 'x', text: 'x' }
    const grown = await growth(async () => {
      const mailer = createMailer(config, app.deps.log)
      await mailer.send(mail as never)
      await smtp.close()
      await mailer.send(mail as never).catch(() => {})
    })
    expect(grown('hearback_mails_total{outcome="sent"}')).toBe(1)
    expect(grown('hearback_mails_total{outcome="failed"}')).toBe(1)
  })

  test('images that were made, and those that could not be read', async () => {
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const wanted = [{ side: 4, fit: 'cover', format: 'webp' }] as const
    const grown = await growth(async () => {
      await makePictures(content, wanted)
      await makePictures(Buffer.from('no image'), wanted).catch(() => {})
    })
    expect(grown('hearback_images_total{outcome="made"}')).toBe(1)
    expect(grown('hearback_images_total{outcome="refused"}')).toBe(1)
    expect(grown('hearback_image_duration_seconds_count')).toBe(2)
  })

  test('work of the queue, once it is done', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const done = 'hearback_queue_work_total{queue="mail",outcome="done"}'
    const before = (await metrics()).get(done) ?? 0
    await app.caller().call(forgotPassword, { body: { email: ana.email } })
    await eventually(async () => (await metrics()).get(done) === before + 1)
  })

  test('the program itself: memory and how late its loop is', async () => {
    const now = await metrics()
    expect(now.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(now.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  })
})

test.each([
  ['the token', 'a token of sixteen letters', 'Bearer a token of sixteen letters', 200],
  ['another token', 'a token of sixteen letters', 'Bearer a token of sixteen lettres', 403],
  ['none', 'a token of sixteen letters', '', 403],
  ['anything, where none is set', undefined, 'Bearer undefined', 403],
])('of callers elsewhere, metrics are shown for %s', async (_what, metricsToken, authorization, status) => {
  const { server } = await buildApp({ ...app.deps, config: { ...app.deps.config, metricsToken } })
  const request = { url: '/metrics', headers: { authorization }, remoteAddress: '192.168.1.7' }
  expect((await server.inject(request)).statusCode).toBe(status)
  await server.close()
})

test.each([
  ['a program of this machine', '127.0.0.1', {}, 200],
  ['one by IPv6', '::1', {}, 200],
  ['a proxy of this machine for somebody', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 403],
  ['a proxy that calls itself local', '127.0.0.1', { via: '1.1 proxy' }, 403],
  ['a neighbor in the network', '192.168.1.7', {}, 403],
])('without a token a trial answers %s', async (_who, remoteAddress, headers, status) => {
  expect((await app.server.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(status)
})

test('no label can be made from outside: a flood of made-up things adds not one sample', async () => {
  const flood = async (word: string) => {
    await app.server.inject(`/${word}`)
    await app.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `${word}@people.example`, password: word },
    })
    const client = await app.connect(await aSeeker(app))
    await client.ask(word as 'typing', {}).catch(() => {})
  }
  await flood('first')
  const before = (await metrics()).size
  await Promise.all(['a', 'b', 'c', 'd'].map(flood))
  expect((await metrics()).size).toBe(before)
})
