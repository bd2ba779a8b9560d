import { listActivity } from '@hearback/contract/accounts/activity.ts'
import {
  addWebhook,
  editWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayFailedWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  showWebhookSecret,
  testWebhook,
  type WebhookType,
} from '@hearback/contract/accounts/webhooks.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { aMember } from '../../../test/team-factory.ts'
import { verify, webhookReceiver } from '../../../test/webhook-receiver.ts'
import { purgeWebhookEvents } from './erasure.service.ts'

const app = testApp()
const receiver = webhookReceiver()
let hana: Person
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Copper Kettle' })
})

const types: WebhookType[] = ['application.received']
const add = (by: Person, url = receiver.url(), changes = {}) =>
  by.call(addWebhook, { body: { url, types, ...changes } })
const only = async (by: Person) => (await by.call(listWebhooks)).webhooks[0]
const logOf = async (by: Person, id: string, query = {}) => by.call(listWebhookDeliveries, { params: { id }, query })

test('an owner adds, changes and removes an endpoint, and each act is in the log of the company', async () => {
  const { webhook } = await add(hana, receiver.url('/one'), { description: 'Hiring tool' })
  expect(webhook).toMatchObject({ url: receiver.url('/one'), description: 'Hiring tool', types, disabledReason: null })
  const params = { id: webhook._id }
  await hana.call(editWebhook, { params, body: { url: receiver.url('/two'), types: ['job.closed', 'offer.sent'] } })
  expect(await only(hana)).toMatchObject({
    url: receiver.url('/two'),
    description: 'Hiring tool',
    types: ['offer.sent', 'job.closed'],
  })
  await hana.call(editWebhook, { params, body: { enabled: false } })
  expect(await only(hana)).toMatchObject({ disabledReason: 'owner' })
  await hana.call(editWebhook, { params, body: { enabled: true } })
  expect(await only(hana)).toMatchObject({ disabledReason: null, disabledAt: null })
  await hana.call(rotateWebhookSecret, { params })
  await hana.call(removeWebhook, { params })
  expect(await only(hana)).toBeUndefined()
  const { entries } = await hana.call(listActivity, { query: {} })
  expect(entries.map(({ act }) => act).filter((act) => act.startsWith('company_webhook'))).toEqual([
    'company_webhook_removed',
    'company_webhook_rotated',
    'company_webhook_edited',
    'company_webhook_edited',
    'company_webhook_edited',
    'company_webhook_added',
  ])
})

describe('an endpoint is refused', () => {
  test.each([
    'http://example.com/hooks',
    'https://10.0.0.1/hooks',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
    'https://user:password@example.com/',
    'https://intranet/hooks',
    'ftp://example.com/',
    'example.com/hooks',
  ])('at %s', async (url) => {
    await expect(add(hana, url)).toBeRefused('invalid_input', 'url')
    const { webhook } = await add(hana)
    await expect(hana.call(editWebhook, { params: { id: webhook._id }, body: { url } })).toBeRefused('invalid_input')
    expect(await only(hana)).toMatchObject({ url: receiver.url() })
  })

  test('without a type, or with one that does not exist', async () => {
    for (const wrong of [[], ['application.exploded'], ['test']])
      await expect(add(hana, receiver.url(), { types: wrong })).toBeRefused('invalid_input')
  })

  test('as the eleventh of a company, also when eleven are added concurrently', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 11 }, () => add(hana)))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect((await hana.call(listWebhooks)).webhooks).toHaveLength(10)
    await expect(add(hana)).toBeRefused('invalid_input', 'url')
  })
})

test('endpoints of other companies do not exist, and recruiters manage none', async () => {
  const { webhook } = await add(hana)
  const params = { id: webhook._id }
  const ines = await anEmployer(app)
  expect((await ines.call(listWebhooks)).webhooks).toEqual([])
  for (const call of [
    () => ines.call(editWebhook, { params, body: { enabled: false } }),
    () => ines.call(removeWebhook, { params }),
    () => ines.call(showWebhookSecret, { params }),
    () => ines.call(rotateWebhookSecret, { params }),
    () => ines.call(testWebhook, { params }),
    () => logOf(ines, webhook._id),
    () => ines.call(replayFailedWebhooks, { params, body: { since: new Date(0).toISOString() } }),
  ])
    await expect(call()).toBeRefused('not_found')
  const rita = await aMember(app, hana)
  await expect(rita.call(listWebhooks)).toBeRefused('not_allowed')
})

describe('the secret', () => {
  test('is shown on demand, and stored encrypted', async () => {
    const { webhook, secret } = await add(hana)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await hana.call(showWebhookSecret, { params: { id: webhook._id } })).toMatchObject({ secret })
    expect(JSON.stringify(await only(hana))).not.toContain('whsec_')
    const { rows } = await app.pool.query('select sealed_secret from webhook_endpoints')
    expect(rows[0].sealed_secret.toString('latin1')).not.toContain(secret.slice(6))
  })

  test('of before signs too for 24 hours after a rotation', async () => {
    const { webhook, secret } = await add(hana)
    const params = { id: webhook._id }
    const rotated = await hana.call(rotateWebhookSecret, { params })
    expect(rotated.secret).not.toBe(secret)
    expect(rotated.webhook.oldSecretUntil).not.toBeNull()
    await hana.call(testWebhook, { params })
    const both = await eventually(() => receiver.received[0])
    expect([verify(both, secret), verify(both, rotated.secret)]).toEqual([JSON.parse(both.body), JSON.parse(both.body)])
    await app.pool.query(`update webhook_endpoints set old_secret_until = now() - interval '1 second'`)
    await hana.call(testWebhook, { params })
    const one = await eventually(() => receiver.received[1])
    expect(() => verify(one, secret)).toThrow('No matching signature found')
    verify(one, rotated.secret)
    expect(await only(hana)).toMatchObject({ oldSecretUntil: null })
  })
})

test('each secret of the last 24 hours signs, however often it was replaced', async () => {
  const { webhook, secret } = await add(hana)
  const params = { id: webhook._id }
  const secrets = [secret]
  for (let n = 0; n < 3; n++) secrets.push((await hana.call(rotateWebhookSecret, { params })).secret)
  await hana.call(testWebhook, { params })
  const event = await eventually(() => receiver.received[0])
  for (const one of secrets) verify(event, one)
  await app.pool.query(`update webhook_endpoints set old_secret_until = now() - interval '1 second'`)
  const latest = await hana.call(rotateWebhookSecret, { params })
  await hana.call(testWebhook, { params })
  const next = await eventually(() => receiver.received[1])
  for (const one of [latest.secret, secrets.at(-1) ?? '']) verify(next, one)
  for (const one of secrets.filter((_, n) => n < 3))
    expect(() => verify(next, one)).toThrow('No matching signature found')
})

describe('the log', () => {
  test('has each attempt with the status and the beginning of the reply, as text', async () => {
    const { webhook } = await add(hana)
    const garbage = Buffer.concat([
      Buffer.from('ok \u0000\u001b[31m\u202e 🎉'),
      Buffer.from([0xff, 0xfe]),
      Buffer.alloc(5_000, 'x'),
    ])
    receiver.respond('/', (_request, response) => response.writeHead(500).end(garbage))
    await hana.call(testWebhook, { params: { id: webhook._id } })
    const delivery = await eventually(async () => {
      const { deliveries } = await logOf(hana, webhook._id)
      return deliveries[0]?.attempts.length ? deliveries[0] : undefined
    })
    expect(delivery).toMatchObject({ type: 'test', status: 'waiting', body: receiver.received[0]?.body })
    expect(delivery.eventId).toBe(receiver.received[0]?.id)
    const [attempt] = delivery.attempts
    expect(attempt).toMatchObject({ status: 500, failure: 'status' })
    expect(attempt?.detail).toMatch(/^ok \[31m 🎉\ufffd\ufffdx+…$/)
    expect(attempt?.detail.length).toBeLessThanOrEqual(501)
  })

  test('is read by pages and by status', async () => {
    const { webhook } = await add(hana)
    for (let count = 0; count < 5; count++) await hana.call(testWebhook, { params: { id: webhook._id } })
    await eventually(async () => (await logOf(hana, webhook._id, { status: 'delivered' })).deliveries.length === 5)
    const first = await logOf(hana, webhook._id, { limit: '3' })
    const second = await logOf(hana, webhook._id, { limit: '3', before: first.next ?? '' })
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([3, 2, null])
    expect(new Set([...first.deliveries, ...second.deliveries].map(({ _id }) => _id)).size).toBe(5)
    expect((await logOf(hana, webhook._id, { status: 'failed' })).deliveries).toEqual([])
  })

  test('is deleted 30 days after the event, except what is waiting', async () => {
    const { webhook } = await add(hana)
    receiver.answer('/', 204, 500)
    await hana.call(testWebhook, { params: { id: webhook._id } })
    await eventually(async () => (await logOf(hana, webhook._id, { status: 'delivered' })).deliveries.length === 1)
    await hana.call(testWebhook, { params: { id: webhook._id } })
    await eventually(() => receiver.received.length === 2)
    await app.pool.query(`update webhook_events set created_at = created_at - interval '31 days'`)
    await purgeWebhookEvents(app.deps)
    expect((await logOf(hana, webhook._id)).deliveries.map(({ status }) => status)).toEqual(['waiting'])
  })
})

describe('a replay', () => {
  test('sends an event again with its id, its body and a new time', async () => {
    const { webhook, secret } = await add(hana)
    await hana.call(testWebhook, { params: { id: webhook._id } })
    const [delivery] = await eventually(async () => {
      const { deliveries } = await logOf(hana, webhook._id, { status: 'delivered' })
      return deliveries.length > 0 ? deliveries : undefined
    })
    await hana.call(replayWebhookDelivery, { params: { id: webhook._id, delivery: delivery?._id ?? '' } })
    const [first, again] = await eventually(() => (receiver.received.length === 2 ? receiver.received : undefined))
    expect([again?.id, again?.body]).toEqual([first?.id, first?.body])
    if (again) verify(again, secret)
  })

  test('of all that failed since a time leaves out what succeeded or failed before', async () => {
    const { webhook } = await add(hana)
    const params = { id: webhook._id }
    receiver.answer('/', 204, 500, 500, 500)
    for (let count = 1; count <= 4; count++) {
      await hana.call(testWebhook, { params })
      await eventually(() => receiver.received.length === count)
    }
    await eventually(async () =>
      (await logOf(hana, webhook._id)).deliveries.every(({ attempts }) => attempts.length > 0),
    )
    await app.pool.query(
      `update webhook_deliveries set status = 'failed', leased_until = null where status = 'waiting'`,
    )
    const [early, ...failed] = receiver.received.slice(1).map(({ id }) => id)
    await app.pool.query(`update webhook_deliveries set created_at = now() - interval '2 days' where event_id = $1`, [
      early,
    ])
    const since = new Date(Date.now() - 86_400_000).toISOString()
    receiver.received.length = 0
    expect(await hana.call(replayFailedWebhooks, { params, body: { since } })).toMatchObject({ count: 2 })
    await eventually(() => receiver.received.length === 2)
    expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(failed.toSorted())
    expect(await hana.call(replayFailedWebhooks, { params, body: { since } })).toMatchObject({ count: 0 })
  })

  test('is refused while the endpoint is off, and for events of others', async () => {
    const { webhook } = await add(hana)
    const params = { id: webhook._id }
    const delivery = webhook._id
    await expect(hana.call(replayWebhookDelivery, { params: { ...params, delivery } })).toBeRefused('not_found')
    await hana.call(editWebhook, { params, body: { enabled: false } })
    const since = new Date(0).toISOString()
    for (const call of [
      () => hana.call(testWebhook, { params }),
      () => hana.call(replayWebhookDelivery, { params: { ...params, delivery } }),
      () => hana.call(replayFailedWebhooks, { params, body: { since } }),
    ])
      await expect(call()).toBeRefused('step_not_allowed')
  })
})
