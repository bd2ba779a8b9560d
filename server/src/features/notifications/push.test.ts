import { changePassword, listSessions, logIn, logOut, revokeSession } from '@hearback/contract/accounts/accounts.ts'
import { listNotifications, readNotifications } from '@hearback/contract/accounts/notifications.ts'
import {
  addPushDevice,
  choosePushGroups,
  getPushSettings,
  movePushDevice,
  removePushDevice,
  tryPush,
} from '@hearback/contract/accounts/push.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, eventually, testApp } from '../../../test/app.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { aNotice } from '../../../test/notification-factory.ts'
import { type Device, pushService } from '../../../test/push-service.ts'
import { sendPush } from './send-push.service.ts'

const app = testApp()
const service = pushService()

async function aDeviceOf(person: Caller, named = true): Promise<Device> {
  const device = service.aDevice()
  await person.call(addPushDevice, { body: { ...device.subscription, named } })
  return device
}
const told = () => eventually(() => service.received[0], { withinMs: 50_000 })
const devices = async () => (await app.pool.query('select endpoint from push_devices')).rows.map((row) => row.endpoint)
const waiting = async () => (await app.pool.query(`select data from pgboss.job where name = 'push'`)).rows
/** Sends as the queue does after the delay. */
async function sendTo(person: Person) {
  const { rows } = await app.pool.query('select session_id from push_devices where user_id = $1', [person._id])
  const [{ _id: notificationId = '' } = {}] = (await person.call(listNotifications)).notifications
  await sendPush(app.deps, { sessionId: rows[0].session_id, notificationId })
}
const anotherSession = async ({ email }: Person) =>
  app.caller((await app.caller().call(logIn, { body: { email, password } })).authtoken)

describe('a push', () => {
  test('reaches their device, which alone can read it', { timeout: 60_000 }, async () => {
    const ana = await anAccount(app, 'jobseeker')
    const { path } = await aDeviceOf(ana)
    await aNotice(app, ana, { data: { company: 'Crust' } })
    const { headers, message, path: reached, bytes } = await told()
    expect(reached).toBe(path)
    expect(message).toEqual({
      kind: 'offer_received',
      group: 'offers',
      path: '/offers',
      language: 'en',
      tag: 'offer_received /offers',
      data: { company: 'Crust' },
    })
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', urgency: 'normal' })
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
    expect(headers.authorization).toMatch(/^vapid t=/)
    service.received.length = 0
    await aNotice(app, ana, { data: { company: 'A name that is quite a bit longer than Crust' } })
    await sendTo(ana)
    const second = await told()
    expect(second.bytes).toBe(bytes)
    expect(second.headers.topic).toBe(headers.topic)
  })

  test('is said in their language, and names no one where they want it so', async () => {
    const ana = await anAccount(app, 'jobseeker')
    await aDeviceOf(ana, false)
    await app.pool.query(`update users set language = 'es' where id = $1`, [ana._id])
    await aNotice(app, ana, { data: { company: 'Crust' } })
    await sendTo(ana)
    const { message } = await told()
    expect(message.language).toBe('es')
    expect(message).not.toHaveProperty('data')
  })

  test('is not pushed where its group is off, where it needs no telling, and to a device that was removed', async () => {
    const ana = await anAccount(app, 'jobseeker')
    await aDeviceOf(ana)
    expect((await ana.call(choosePushGroups, { body: { groups: { offers: false } } })).groups).toEqual({
      alerts: true,
      applications: true,
      interviews: true,
      messages: true,
      offers: false,
    })
    await aNotice(app, ana)
    await aNotice(app, ana, { kind: 'application_sent' })
    await aNotice(app, ana, { kind: 'messages_unread' })
    await aNotice(app, ana, { kind: 'password_changed' })
    await ana.call(choosePushGroups, { body: { groups: { offers: true } } })
    expect(await ana.call(removePushDevice)).toMatchObject({ here: false })
    await aNotice(app, ana)
    expect(await waiting()).toEqual([])
  })

  test('is not sent any more once it was read', async () => {
    const ana = await anAccount(app, 'jobseeker')
    await aDeviceOf(ana)
    await aNotice(app, ana, { kind: 'application_sent' })
    await ana.call(readNotifications, { body: { all: true } })
    await sendTo(ana)
    expect(service.received).toEqual([])
  })
})

describe('a device', () => {
  test('is tried again while its service is busy, and forgotten once that no longer knows it', {
    timeout: 60_000,
  }, async () => {
    const ana = await anAccount(app, 'jobseeker')
    const device = await aDeviceOf(ana)
    await aNotice(app, ana)
    // One of these responses is for the delivery by the queue.
    service.answer(device, 503, 503)
    await expect(sendTo(ana)).rejects.toThrow('503')
    expect(await devices()).toEqual([device.subscription.endpoint])
    await told()
    service.answer(device, 410)
    await sendTo(ana)
    expect(await devices()).toEqual([])
    expect(await ana.call(getPushSettings)).toMatchObject({ here: false })
  })

  test('ends with the session that it was signed in by', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const [first, second, third] = [await anotherSession(ana), await anotherSession(ana), await anotherSession(ana)]
    await aDeviceOf(first)
    await first.call(logOut)
    expect(await devices()).toEqual([])
    await aDeviceOf(second)
    const { sessions } = await second.call(listSessions)
    await ana.call(revokeSession, { params: { id: sessions.find(({ current }) => current)?._id ?? '' } })
    expect(await devices()).toEqual([])
    await aDeviceOf(third)
    const own = await aDeviceOf(ana)
    await ana.call(changePassword, { body: { currentPassword: password, password: 'another long password' } })
    expect(await devices()).toEqual([own.subscription.endpoint])
    await app.pool.query('update sessions set expires_at = now()')
    await aNotice(app, ana)
    expect(await waiting()).toEqual([])
  })

  test('belongs to whoever subscribed it last', async () => {
    const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
    const device = await aDeviceOf(ana)
    await bea.call(addPushDevice, { body: { ...device.subscription, named: true } })
    expect(await ana.call(getPushSettings)).toMatchObject({ here: false })
    expect(await bea.call(getPushSettings)).toMatchObject({ here: true, named: true })
  })

  test('is one of ten of a person at most: the oldest goes', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const all: string[] = []
    for (let count = 0; count < 11; count++) {
      const { subscription } = await aDeviceOf(await anotherSession(ana))
      all.push(subscription.endpoint)
    }
    expect((await devices()).toSorted()).toEqual(all.slice(1).toSorted())
  })

  test('that got another subscription is followed, by what it alone knows of the one before', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const { subscription: before } = await aDeviceOf(ana, false)
    const { subscription: next, path } = service.aDevice()
    const move = (auth: string) =>
      app.caller().call(movePushDevice, { body: { ...next, before: { endpoint: before.endpoint, auth } } })
    await expect(move('A'.repeat(22))).toBeRefused('not_found')
    await move(before.keys.auth)
    await expect(move(before.keys.auth)).toBeRefused('not_found')
    await aNotice(app, ana)
    await sendTo(ana)
    expect((await told()).path).toBe(path)
    expect(await ana.call(getPushSettings)).toMatchObject({ here: true, named: false })
  })

  test('is shown an example, and says when its service does not take it', async () => {
    const ana = await anAccount(app, 'jobseeker')
    expect(await ana.call(tryPush)).toMatchObject({ taken: false })
    const device = await aDeviceOf(ana)
    expect(await ana.call(tryPush)).toMatchObject({ taken: true })
    expect((await told()).message).toMatchObject({ kind: 'example', path: '/settings/notifications' })
    service.answer(device, 503)
    expect(await ana.call(tryPush)).toMatchObject({ taken: false })
    service.answer(device, 410)
    expect(await ana.call(tryPush)).toMatchObject({ taken: false })
    expect(await ana.call(getPushSettings)).toMatchObject({ here: false })
  })

  test('without the address of a push service, or a key that nothing can be written to, is none', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const { keys, endpoint } = service.aDevice().subscription
    for (const wrong of ['http://10.0.0.1/x', 'http://push.example/x', 'nowhere'])
      await expect(ana.call(addPushDevice, { body: { endpoint: wrong, keys, named: true } })).toBeRefused(
        'invalid_input',
      )
    await ana.call(addPushDevice, { body: { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) }, named: true } })
    expect(await ana.call(tryPush)).toMatchObject({ taken: false })
    expect(await devices()).toEqual([])
  })
})
