import {
  getNotificationSettings,
  getSubscription,
  unsubscribe,
  updateNotificationSettings,
} from '@hearback/contract/accounts/notifications.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aNotice } from '../../../test/notification-factory.ts'
import '../../../test/matchers.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { sendMail } from './send-mail.service.ts'

const app = testApp()
let ana: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker')
})

/** The unsubscribe link of a mail about an offer. */
async function aLink() {
  await aNotice(app, ana, { mail: composeMail(ana.email, 'An offer', ['Crust has sent you an offer.']) })
  const { unsubscribe: link } = await app.mailTo(ana.email)
  return { link, token: new URL(link?.page ?? '').searchParams.get('token') ?? '' }
}
const offersAreOn = async () => (await ana.call(getNotificationSettings)).mail.offers

describe('the link of a mail', () => {
  test('switches off the mails of its group without signing in, and no others, as often as it is followed', async () => {
    const { link, token } = await aLink()
    expect(link?.topic).toBe('offers')
    expect(await app.caller().call(getSubscription, { query: { token } })).toMatchObject({
      group: 'offers',
      mail: true,
    })
    expect(await offersAreOn()).toBe(true)
    for (let time = 0; time < 3; time++) {
      const answer = await app.caller().call(unsubscribe, { query: { token } })
      expect(answer).toMatchObject({ group: 'offers', mail: false })
    }
    expect(await app.caller().call(getSubscription, { query: { token } })).toMatchObject({ mail: false })
    const { mail } = await ana.call(getNotificationSettings)
    expect(Object.entries(mail).filter(([, on]) => !on)).toEqual([['offers', false]])
  })

  test.each([
    ['a form of one field', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form of parts',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('takes what mail programs post: %s', async (_what, type, payload) => {
    const { link } = await aLink()
    const { pathname, search } = new URL(link?.oneClick ?? '')
    const headers = { 'content-type': type }
    const answer = await app.server.inject({ method: 'POST', url: pathname + search, headers, payload })
    expect(answer.statusCode).toBe(200)
    expect(await offersAreOn()).toBe(false)
  })

  test('leads to a page and changes nothing when it is only opened', async () => {
    const { link } = await aLink()
    const { pathname, search } = new URL(link?.oneClick ?? '')
    const answer = await app.server.inject({ method: 'GET', url: pathname + search })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(`/unsubscribe${search}`)
    expect(await offersAreOn()).toBe(true)
  })

  test('still counts after the person has switched the mails on again', async () => {
    const { token } = await aLink()
    await app.caller().call(unsubscribe, { query: { token } })
    await ana.call(updateNotificationSettings, { body: { mail: { offers: true } } })
    await app.caller().call(unsubscribe, { query: { token } })
    expect(await offersAreOn()).toBe(false)
  })

  test('is refused when a letter, the group or the person was changed', async () => {
    const { token } = await aLink()
    const bea = await anAccount(app, 'jobseeker')
    const forged = [
      token.slice(0, -1),
      `${token}x`,
      token.replace('.offers.', '.alerts.'),
      token.replace('.offers.', '.account.'),
      token.replace(ana._id, bea._id),
      'nothing',
    ]
    for (const wrong of forged) {
      await expect(app.caller().call(unsubscribe, { query: { token: wrong } })).toBeRefused('not_found')
      await expect(app.caller().call(getSubscription, { query: { token: wrong } })).toBeRefused('not_found')
    }
    expect((await app.pool.query('select * from muted_mails')).rows).toEqual([])
  })

  test('does no harm once the account is gone', async () => {
    const { token } = await aLink()
    await app.pool.query('delete from users')
    expect(await app.caller().call(unsubscribe, { query: { token } })).toMatchObject({ mail: false })
  })
})

test('a mail that waits to be sent is dropped once its group is switched off', async () => {
  const { token } = await aLink()
  await app.caller().call(unsubscribe, { query: { token } })
  const mail = composeMail(ana.email, 'Another offer', ['Crust has sent you another.'])
  await sendMail(app.deps, { ...mail, about: { userId: ana._id, group: 'offers' } })
  await sendMail(app.deps, { ...mail, about: { userId: ana._id, group: 'interviews' } })
  expect(app.mails.filter(({ subject }) => subject === 'Another offer')).toMatchObject([
    { unsubscribe: { topic: 'interviews' } },
  ])
})

test('a mail about the account has no such link', async () => {
  const mail = composeMail(ana.email, 'Your password was changed', ['Wasn’t you?'])
  await aNotice(app, ana, { kind: 'password_changed', data: {}, mail })
  expect((await app.mailTo(ana.email)).unsubscribe).toBeUndefined()
})
