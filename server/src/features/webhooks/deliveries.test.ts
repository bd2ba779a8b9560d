import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import {
  addWebhook,
  editWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayFailedWebhooks,
  replayWebhookDelivery,
  testWebhook,
  WebhookType,
} from '@hearback/contract/accounts/webhooks.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { anOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { verify, webhookReceiver } from '../../../test/webhook-receiver.ts'
import { newSecret, sealSecret } from './webhook-secrets.service.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })
const receiver = webhookReceiver()
let hana: Person
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Copper Kettle' })
})

const add = async (path = '/', by = hana) => {
  const types = WebhookType.options
  const { webhook, secret } = await by.call(addWebhook, { body: { url: receiver.url(path), types } })
  return { id: webhook._id, params: { id: webhook._id }, secret }
}
const deliveriesOf = async (id: string, by = hana) =>
  (await by.call(listWebhookDeliveries, { params: { id }, query: {} })).deliveries
const endpointOf = async (by = hana) => (await by.call(listWebhooks)).webhooks[0]
const wake = () => app.deps.events.emit('webhooks.requested', {})
const attempted = (id: string, count = 1) =>
  eventually(async () => {
    const [delivery] = await deliveriesOf(id)
    return delivery && delivery.attempts.length >= count ? delivery : undefined
  })

/** As if this time went by for deliveries and endpoints. */
async function later(interval: string): Promise<void> {
  await app.pool.query(
    `update webhook_deliveries set next_attempt_at = next_attempt_at - $1::interval,
      first_attempt_at = first_attempt_at - $1::interval where status = 'waiting'`,
    [interval],
  )
  await app.pool.query(`update webhook_endpoints set failing_since = failing_since - $1::interval`, [interval])
  wake()
}

describe('events of a company', () => {
  test('are signed, thin, and sent for each act', async () => {
    const { secret } = await add()
    const seeker = await aSeeker(app, { firstName: 'Zoë', lastName: 'Żółć 🎉' })
    const job = await aJob(app, { by: hana })
    const application = await anApplication(app, { by: seeker, to: job, description: 'Brot & 🥐 "quoted"' })
    await hana.call(updateApplicationStatus, {
      params: { id: application },
      body: { newStatus: 'shortlisted' },
    })
    const offer = await anOffer({ by: hana, to: seeker, job })
    await seeker.call(updateOfferStatus, { params: { id: offer }, body: { status: 'accepted' } })
    await hana.call(setJobStatus, { params: { id: job }, body: { status: 'closed' } })
    const types = [
      'job.published',
      'application.received',
      'application.status_changed',
      'offer.sent',
      'application.status_changed',
      'offer.accepted',
      'application.status_changed',
      'job.closed',
    ]
    await eventually(() => receiver.received.length === types.length)
    expect(receiver.received.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
    for (const event of receiver.received) {
      expect(verify(event, secret)).toEqual(JSON.parse(event.body))
      expect(event.body).not.toMatch(/Zoë|Brot|person\d|@|Kettle/)
      expect(event.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': event.id })
    }
    expect(receiver.received.find(({ type }) => type === 'application.received')?.data).toEqual({
      applicationId: application,
      jobId: job,
      status: 'applied',
      url: `https://jobs.example/api/v1/applications/${application}`,
    })
    expect(receiver.received.find(({ type }) => type === 'job.closed')?.data).toEqual({ jobId: job, status: 'closed' })
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(types.length)
  })

  test('are written only for endpoints that are on and want their type', async () => {
    const ines = await anEmployer(app)
    await ines.call(addWebhook, { body: { url: receiver.url('/other'), types: WebhookType.options } })
    const { params } = await add('/off')
    await hana.call(editWebhook, { params, body: { enabled: false } })
    await hana.call(addWebhook, { body: { url: receiver.url('/jobs'), types: ['job.closed'] } })
    const job = await aJob(app, { by: hana })
    await anApplication(app, { by: await aSeeker(app), to: job })
    expect((await app.pool.query('select * from webhook_events')).rows).toEqual([])
    await hana.call(setJobStatus, { params: { id: job }, body: { status: 'closed' } })
    await eventually(() => receiver.at('/jobs').length === 1)
    expect(receiver.received).toHaveLength(1)
  })

  test('do not exist if the act fails', async () => {
    await add()
    const job = await aJob(app, { by: hana })
    const seeker = await aSeeker(app)
    await anApplication(app, { by: seeker, to: job })
    await expect(anApplication(app, { by: seeker, to: job })).rejects.toThrow()
    const { rows } = await app.pool.query(`select type from webhook_events where type like 'application%'`)
    expect(rows).toEqual([{ type: 'application.received' }])
  })

  test('do not fail an act while the endpoint is removed', async () => {
    const { params } = await add()
    const job = await aJob(app, { by: hana })
    const seekers = await Promise.all(Array.from({ length: 8 }, () => aSeeker(app)))
    const acts = seekers.map((by) => anApplication(app, { by, to: job }))
    await hana.call(removeWebhook, { params })
    expect(await Promise.all(acts)).toHaveLength(8)
    expect((await app.pool.query('select * from webhook_deliveries')).rows).toEqual([])
  })
})

describe('the request', () => {
  const enqueue = (data: object) =>
    app.pool.query(`select enqueue_webhook($1, 'application.status_changed', new_id(), $2::jsonb)`, [
      hana._id,
      JSON.stringify(data),
    ])

  test('keeps the query and the encoded characters of the address', async () => {
    const path = '/flows/a%20b%2Fc?api-version=1&sp=%2Ftriggers%2Frun&sig=a+b%3D&empty='
    await add(path)
    await enqueue({})
    wake()
    await eventually(() => receiver.at(path)[0])
  })

  test('is signed over the bytes of any script', async () => {
    const { secret } = await add()
    const data = { note: 'Ñandú 😊 \u2028 👩🏽‍🍳 خبّاز', number: 1.5 }
    await enqueue(data)
    wake()
    const event = await eventually(() => receiver.received[0])
    verify(event, secret)
    expect(event.data).toEqual(data)
    expect(event.headers['content-length']).toBe(String(Buffer.byteLength(event.body)))
  })

  test('goes to the address of now when a failed event is tried again', async () => {
    const { id, params } = await add('/before')
    receiver.answer('/before', 503)
    await enqueue({})
    wake()
    await attempted(id)
    await hana.call(editWebhook, { params, body: { url: receiver.url('/after') } })
    await later('1 hour')
    const [first, second] = [receiver.at('/before'), await eventually(() => receiver.at('/after')[0])]
    expect(first.map((event) => event.id)).toEqual([second.id])
  })

  test('is not sent again while the endpoint is off, and the events of that time are not written', async () => {
    const { id, params } = await add()
    receiver.answer('/', 503)
    await enqueue({ number: 1 })
    wake()
    await attempted(id)
    await hana.call(editWebhook, { params, body: { enabled: false } })
    await later('1 hour')
    await enqueue({ number: 2 })
    await hana.call(editWebhook, { params, body: { enabled: true } })
    await enqueue({ number: 3 })
    wake()
    await eventually(() => receiver.received[1])
    expect(receiver.received.map(({ data }) => data.number)).toEqual([1, 3])
  })
})

describe('in order', () => {
  test('a failing event holds back later ones of its application, and no others', async () => {
    const { id } = await add()
    const job = await aJob(app, { by: hana })
    wake()
    await eventually(() => receiver.received.length === 1)
    const [first, second] = [await aSeeker(app), await aSeeker(app)]
    let isDown = true
    const held = await anApplication(app, { by: first, to: job })
    await eventually(async () => (await deliveriesOf(id)).every(({ status }) => status === 'delivered'))
    receiver.respond('/', (_request, response, { data }) =>
      response.writeHead(isDown && data.applicationId === held ? 503 : 200).end(),
    )
    for (const body of [
      { newStatus: 'shortlisted' },
      { newStatus: 'rejected', employerFeedback: 'We need an experienced baker.' },
    ] as const)
      await hana.call(updateApplicationStatus, { params: { id: held }, body })
    const free = await anApplication(app, { by: second, to: job })
    await hana.call(updateApplicationStatus, { params: { id: free }, body: { newStatus: 'shortlisted' } })
    const statuses = (of: string) =>
      receiver.received.filter(({ data }) => data.applicationId === of).map(({ data }) => data.status)
    await eventually(() => statuses(free).length === 2)
    expect(statuses(free)).toEqual(['applied', 'shortlisted'])
    // The status is that of the act, whatever came after.
    expect(new Set(statuses(held))).toEqual(new Set(['applied', 'shortlisted']))
    isDown = false
    await later('1 hour')
    await eventually(() => statuses(held).includes('rejected'))
    expect(statuses(held).at(-1)).toBe('rejected')
    expect(statuses(held).indexOf('rejected')).toBe(statuses(held).length - 1)
  })

  test('events behind one that waits for its next attempt wait as long, also those of later acts', async () => {
    await add()
    const job = await aJob(app, { by: hana })
    const seeker = await aSeeker(app)
    wake()
    await eventually(() => receiver.received.length === 1)
    receiver.respond('/', (_request, response) => response.writeHead(503, { 'retry-after': '3600' }).end())
    const application = await anApplication(app, { by: seeker, to: job })
    const scheduled = async () =>
      (
        await app.pool.query(
          `select count(*)::int, count(distinct next_attempt_at)::int as times, bool_and(is_scheduled) as are_scheduled
           from webhook_deliveries where subject_id = $1 and status = 'waiting'`,
          [application],
        )
      ).rows[0]
    await eventually(async () => (await scheduled()).are_scheduled)
    await hana.call(updateApplicationStatus, { params: { id: application }, body: { newStatus: 'shortlisted' } })
    expect(await scheduled()).toEqual({ count: 2, times: 1, are_scheduled: true })
    receiver.answer('/')
    await later('1 hour')
    await eventually(async () => (await scheduled()).count === 0)
  })

  test('a replay of the one that waits lets all behind it go on', async () => {
    const { id, params } = await add()
    const job = await aJob(app, { by: hana })
    wake()
    await eventually(() => receiver.received.length === 1)
    receiver.respond('/', (_request, response) => response.writeHead(503, { 'retry-after': '3600' }).end())
    const application = await anApplication(app, { by: await aSeeker(app), to: job })
    const [first] = await eventually(async () => {
      const all = await deliveriesOf(id)
      return all[0]?.type === 'application.received' && all[0].attempts.length > 0 ? all : undefined
    })
    await hana.call(updateApplicationStatus, { params: { id: application }, body: { newStatus: 'shortlisted' } })
    receiver.answer('/')
    await hana.call(replayWebhookDelivery, { params: { ...params, delivery: first?._id ?? '' } })
    await eventually(async () => (await deliveriesOf(id)).every(({ status }) => status === 'delivered'))
  })

  test('after the last attempt, later events go on', async () => {
    const { id } = await add()
    const job = await aJob(app, { by: hana })
    wake()
    await eventually(() => receiver.received.length === 1)
    receiver.answer('/', 500)
    const application = await anApplication(app, { by: await aSeeker(app), to: job })
    await attempted(id)
    await hana.call(updateApplicationStatus, {
      params: { id: application },
      body: { newStatus: 'shortlisted' },
    })
    receiver.answer('/', 500)
    await app.pool.query(`update webhook_deliveries set attempts = 9 where status = 'waiting' and attempts > 0`)
    await later('3 days')
    await eventually(
      async () => (await deliveriesOf(id)).map(({ status }) => status).join() === 'delivered,failed,delivered',
    )
  })
})

test('a replay of an event that is being sent does not send it twice', async () => {
  const { id, params } = await add('/slow')
  const held: (() => void)[] = []
  receiver.respond('/slow', (_request, response) => held.push(() => response.end()))
  await hana.call(testWebhook, { params })
  await eventually(() => receiver.at('/slow').length === 1)
  const [sending] = await deliveriesOf(id)
  await hana.call(replayWebhookDelivery, { params: { ...params, delivery: sending?._id ?? '' } })
  await hana.call(testWebhook, { params })
  await eventually(() => new Set(receiver.received.map((event) => event.id)).size === 2)
  receiver.answer('/slow')
  for (const release of held) release()
  await eventually(async () => (await deliveriesOf(id)).every(({ status }) => status === 'delivered'))
  expect(receiver.received).toHaveLength(2)
})

describe('a receiver that', () => {
  test.each([
    ['fails', 500],
    ['redirects', 302],
    ['asks for authentication', 401],
    ['limits the rate', 429],
  ])('%s is tried again', async (_what, status) => {
    const { id, params } = await add()
    receiver.respond('/', (_request, response) =>
      response.writeHead(status, { location: 'http://169.254.169.254/latest/meta-data' }).end('no'),
    )
    await hana.call(testWebhook, { params })
    const delivery = await attempted(id)
    expect(delivery).toMatchObject({ status: 'waiting', attempts: [{ status, failure: 'status', detail: 'no' }] })
    expect(Date.parse(delivery.nextAttemptAt ?? '') - Date.parse(delivery.attempts[0]?.at ?? '')).toBe(5_000)
    expect((await endpointOf())?.failingSince).not.toBeNull()
    receiver.answer('/', 200)
    await later('5 seconds')
    await eventually(async () => (await deliveriesOf(id))[0]?.status === 'delivered')
    expect(await endpointOf()).toMatchObject({ failingSince: null })
    expect(new Set(receiver.received.map((event) => event.id)).size).toBe(1)
  })

  test('recovers gets what failed by itself, without another event', async () => {
    const { id, params } = await add()
    receiver.answer('/', 500)
    await hana.call(testWebhook, { params })
    await eventually(async () => (await deliveriesOf(id))[0]?.status === 'delivered')
    expect((await deliveriesOf(id))[0]?.attempts.map(({ status }) => status)).toEqual([204, 500])
  })

  test('asks to wait is tried when it said', async () => {
    const { id, params } = await add()
    receiver.respond('/', (_request, response) => response.writeHead(503, { 'retry-after': '3600' }).end())
    await hana.call(testWebhook, { params })
    const delivery = await attempted(id)
    expect(Date.parse(delivery.nextAttemptAt ?? '') - Date.parse(delivery.attempts[0]?.at ?? '')).toBe(3_600_000)
  })

  test.each([
    ['talks garbage', (socket: Socket) => socket.end('\u0000\u0001garbage\r\n\r\n'), 'network'],
    ['hangs up', (socket: Socket) => socket.destroy(), 'network'],
    [
      'switches protocols',
      (socket: Socket) => socket.end('HTTP/1.1 101 Hi\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
      'network',
    ],
    [
      'answers a status that does not exist',
      (socket: Socket) => socket.end('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n'),
      'network',
    ],
  ] as const)('%s is tried again', async (_what, say, failure) => {
    const server = createServer((socket) => {
      socket.on('error', () => {}).once('data', () => say(socket))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`
    const { webhook } = await hana.call(addWebhook, { body: { url, types: ['job.closed'] } })
    await hana.call(testWebhook, { params: { id: webhook._id } })
    expect(await attempted(webhook._id)).toMatchObject({ status: 'waiting', attempts: [{ status: null, failure }] })
    server.close()
  })

  test('answers without end is read to a bound, and counts by its status', async () => {
    const { id, params } = await add()
    receiver.respond('/', (_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1)
      response.on('close', () => clearInterval(timer))
    })
    await hana.call(testWebhook, { params })
    const delivery = await attempted(id)
    expect(delivery).toMatchObject({ status: 'delivered', attempts: [{ status: 200, failure: null }] })
  })

  test('moved to a private address is refused when it is connected to', async () => {
    const { id, params } = await add()
    await app.pool.query(`update webhook_endpoints set url = 'https://10.0.0.1/'`)
    await hana.call(testWebhook, { params })
    expect(await attempted(id)).toMatchObject({ attempts: [{ failure: 'refused', detail: '10.0.0.1 is not public' }] })
  })

  test('is slow holds up neither other endpoints nor other companies', async () => {
    const { params } = await add('/slow')
    const held: (() => void)[] = []
    receiver.respond('/slow', (_request, response) => held.push(() => response.end()))
    for (let count = 0; count < 6; count++) await hana.call(testWebhook, { params })
    await eventually(() => receiver.at('/slow').length === 4)
    const fast = await add('/fast')
    const ines = await anEmployer(app)
    const other = await add('/other', ines)
    await hana.call(testWebhook, { params: fast.params })
    await ines.call(testWebhook, { params: other.params })
    await eventually(() => receiver.at('/fast').length === 1 && receiver.at('/other').length === 1)
    expect(receiver.at('/slow')).toHaveLength(4)
    receiver.answer('/slow')
    for (const release of held) release()
    await eventually(() => receiver.at('/slow').length === 6)
  })

  test('fails slowly takes at most half of what a process sends at a time', async () => {
    const held: (() => void)[] = []
    receiver.respond('/dead', (_request, response) => held.push(() => response.writeHead(500).end()))
    const ids = Array.from({ length: 60 }, () => randomUUID())
    const sealed = await Promise.all(ids.map((id) => sealSecret(app.deps, id, newSecret())))
    await app.pool.query(
      `with company as (
         insert into users (email, phone, password_hash, user_type)
         select 'dead' || n || '@companies.example', '+12085550100', 'x', 'employer' from generate_series(1, 60) n returning id),
       endpoint as (
         insert into webhook_endpoints (id, company_id, slot, url, types, sealed_secret, failing_since)
         select given.id, company.id, 1, $1, '{test}', sealed, now()
         from (select id, row_number() over () n from company) company
         join unnest($2::uuid[], $3::bytea[]) with ordinality given (id, sealed, n) using (n) returning *),
       event as (
         insert into webhook_events (company_id, type, subject_id, data) select company_id, 'test', company_id, '{}' from endpoint returning *)
       insert into webhook_deliveries (endpoint_id, event_id, subject_id)
       select endpoint.id, event.id, subject_id from endpoint join event using (company_id)`,
      [receiver.url('/dead'), ids, sealed],
    )
    const sound = await add('/sound')
    wake()
    await eventually(() => receiver.at('/dead').length === 25)
    await hana.call(testWebhook, { params: sound.params })
    await eventually(() => receiver.at('/sound').length === 1)
    expect(receiver.at('/dead')).toHaveLength(25)
    receiver.answer('/dead')
    for (const release of held) release()
  })

  test('is gone (410) is disabled immediately, and owners alone are told', async () => {
    const olga = await aMember(app, hana, { role: 'owner' })
    const rita = await aMember(app, hana)
    const { params, id } = await add()
    receiver.answer('/', 410)
    await hana.call(testWebhook, { params })
    await eventually(async () => (await endpointOf())?.disabledReason === 'gone')
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: 'failed' })
    for (const owner of [hana, olga]) {
      expect((await app.mailTo(owner.email, /turned off your webhook/)).text).toContain('/employer/developers/webhooks')
      const { notifications } = await owner.call(listNotifications, { query: {} })
      expect(notifications.map(({ kind }) => kind)).toContain('webhook_disabled')
    }
    const { notifications } = await rita.call(listNotifications, { query: {} })
    expect(notifications.map(({ kind }) => kind)).not.toContain('webhook_disabled')
  })

  test('fails for 5 days is disabled with one mail, can be enabled again, and gets what failed by a replay', async () => {
    const { params, id } = await add()
    receiver.answer('/', 500, 500, 500)
    await hana.call(testWebhook, { params })
    await attempted(id)
    await later('119 hours')
    await eventually(async () => (await deliveriesOf(id))[0]?.status === 'failed')
    expect(await endpointOf()).toMatchObject({ disabledReason: null })
    await later('2 hours')
    await hana.call(testWebhook, { params })
    await eventually(async () => (await endpointOf())?.disabledReason === 'failing')
    await app.mailTo(hana.email, /turned off your webhook/)
    expect((await deliveriesOf(id)).map(({ status }) => status)).not.toContain('waiting')
    await hana.call(editWebhook, { params, body: { enabled: true } })
    expect(await endpointOf()).toMatchObject({ disabledReason: null, failingSince: null })
    receiver.answer('/')
    const { count } = await hana.call(replayFailedWebhooks, { params, body: { since: new Date(0).toISOString() } })
    await eventually(async () => (await deliveriesOf(id)).every(({ status }) => status === 'delivered'))
    expect(count).toBeGreaterThan(0)
  })
})

test('a delivery whose secret cannot be read counts as failed, and others go on', async () => {
  const broken = await add('/broken')
  const sound = await add('/sound')
  await app.pool.query(`update webhook_endpoints set sealed_secret = '\\x00' where id = $1`, [broken.id])
  await hana.call(testWebhook, { params: broken.params })
  await hana.call(testWebhook, { params: sound.params })
  await eventually(() => receiver.at('/sound').length === 1)
  expect(await attempted(broken.id)).toMatchObject({ status: 'waiting', attempts: [{ failure: 'internal' }] })
})

test('what a killed process was sending is sent again once its lease ends', async () => {
  const { params, id } = await add()
  await app.pool.query(`update webhook_endpoints set disabled_at = null`)
  await app.pool.query(
    `with event as (insert into webhook_events (company_id, type, subject_id, data) values ($1, 'test', gen_random_uuid(), '{}') returning *)
     insert into webhook_deliveries (endpoint_id, event_id, subject_id, leased_until) select $2, id, subject_id, now() + interval '1 minute' from event`,
    [hana._id, id],
  )
  await hana.call(testWebhook, { params })
  await eventually(() => receiver.received.length === 1)
  await app.pool.query(
    `update webhook_deliveries set leased_until = now() - interval '1 second' where leased_until is not null`,
  )
  wake()
  await eventually(() => receiver.received.length === 2)
})
