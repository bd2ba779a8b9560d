import { changeEmail, forgotPassword, resetPassword, verifyEmail } from '@hearback/contract/accounts/accounts.ts'
import { getEmailDelivery, retryEmails } from '@hearback/contract/accounts/email-delivery.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { replyDomain, replySettings } from '../../../test/reply-mail.ts'
import { startSmtp, type TestSmtp } from '../../../test/smtp.ts'
import { inTransaction } from '../../db/transaction.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { createMailer } from '../../ports/mailer.ts'
import { parseBounceAddress } from '../reply-addresses/bounce-addresses.service.ts'
import { purgeNotifications } from './notifications.service.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example', ...replySettings })
const gone = '550 5.1.1 No such user'
/** The replies of the mail server by recipient. */
const refusals = new Map<string, string>()
let attempts: string[] = []
let smtp: TestSmtp
beforeAll(async () => {
  const recipient = (address: string) => {
    attempts.push(address)
    return refusals.get(address)
  }
  smtp = await startSmtp({ recipient })
  const settings = { mailFrom: 'Hearback <hello@jobs.example>', publicUrl: 'https://jobs.example', dataDir: '' }
  const mailer = createMailer({ ...settings, smtpUrl: smtp.url }, pino({ level: 'silent' }))
  Object.assign(app.deps, { mailer })
})
afterAll(() => smtp.close())

let ana: Person
beforeEach(async () => {
  refusals.clear()
  attempts = []
  smtp.inbox.length = 0
  smtp.senders.length = 0
  ana = await anAccount(app, 'jobseeker')
})

/** Sends news by the queue, and waits until no mail is waiting for its first attempt. */
async function sendNews(...people: Person[]): Promise<void> {
  const mails = people.map(({ _id, email }, index) => ({
    ...composeMail(email, `News ${index}`, ['There is news.']),
    about: { userId: _id, group: 'offers' } as const,
  }))
  await inTransaction(app.deps, (tx) => app.deps.queue.enqueue(tx, 'mail', mails))
  await mailsDone()
}
const statesOfMails = async () =>
  (await app.pool.query<{ state: string }>(`select state from pgboss.job where name = 'mail'`)).rows.map(
    ({ state }) => state,
  )
const mailsDone = () =>
  eventually(async () => (await statesOfMails()).every((state) => state !== 'created' && state !== 'active'))
const subjectsTo = ({ email }: Person) =>
  smtp.inbox.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ subject }) => subject)
const deliveryOf = async (who: Person) => (await who.call(getEmailDelivery)).undeliverable
const rows = async () => (await app.pool.query('select * from undeliverable_emails')).rows
const letPass = (days: number) =>
  app.pool.query('update undeliverable_emails set since = since - make_interval(days => $1)', [days])
const codeTo = (address: string) =>
  eventually(
    () => /\d{6}/.exec(smtp.inbox.findLast(({ to }) => to?.some((one) => one.address === address))?.subject ?? '')?.[0],
  )

describe('emails to an address that the mail server says does not exist', () => {
  beforeEach(() => refusals.set(ana.email, gone))

  test('stop after one attempt, and the person is told in the app', async () => {
    await sendNews(ana)
    await sendNews(ana, ana)
    expect(attempts).toEqual([ana.email])
    expect(await statesOfMails()).toEqual(['completed', 'completed', 'completed'])
    expect(await deliveryOf(ana)).toMatchObject({ email: ana.email, reason: gone })
    const { notifications } = await ana.call(listNotifications)
    expect(notifications.map(({ kind, path }) => [kind, path])).toEqual([['email_undeliverable', '/settings/account']])
  })

  test('do not hold up those to others', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => anAccount(app, 'jobseeker')))
    await sendNews(...others.slice(0, 4), ana, ...others.slice(4))
    for (const other of others) expect(subjectsTo(other)).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
    expect(await deliveryOf(others[0] as Person)).toBeNull()
  })

  test('are tried again after 30 days, and stop again', async () => {
    await sendNews(ana)
    const until = Date.parse((await deliveryOf(ana))?.until ?? '')
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(30)
    await letPass(29)
    await sendNews(ana)
    expect(attempts).toHaveLength(1)
    await letPass(2)
    expect(await deliveryOf(ana)).toBeNull()
    await sendNews(ana)
    expect(attempts).toHaveLength(2)
    expect(await deliveryOf(ana)).toMatchObject({ email: ana.email })
    await letPass(31)
    refusals.clear()
    await sendNews(ana)
    expect(subjectsTo(ana)).toHaveLength(1)
    await purgeNotifications(app.deps)
    expect(await rows()).toEqual([])
  })

  test('are tried for a code to reset the password; the code starts them again', async () => {
    await sendNews(ana)
    await app.caller().call(forgotPassword, { body: { email: ana.email } })
    await eventually(() => attempts.length === 2)
    await mailsDone()
    expect(await rows()).toHaveLength(1)
    refusals.clear()
    await app.caller().call(forgotPassword, { body: { email: ana.email } })
    const code = await codeTo(ana.email)
    expect(await rows()).toHaveLength(1)
    await app.caller().call(resetPassword, { body: { email: ana.email, code, password: 'battery horse correct' } })
    expect(await rows()).toEqual([])
  })

  test('go to another address once it is confirmed, and to the first one once that is confirmed again', async () => {
    await sendNews(ana)
    const change = async (email: string) => {
      await ana.call(changeEmail, { body: { currentPassword: password, email } })
      const code = await codeTo(email)
      expect(await rows()).toHaveLength(email === ana.email ? 0 : 1)
      ana.token = (await ana.call(verifyEmail, { body: { code } })).authtoken
    }
    await change('ana.new@people.example')
    expect(await rows()).toEqual([])
    expect(await deliveryOf(ana)).toBeNull()
    refusals.clear()
    await change(ana.email)
    await sendNews(ana)
    expect(subjectsTo(ana)).toContain('News 0')
  })

  test('are tried again at the request of the person, a few times an hour', async () => {
    await sendNews(ana)
    expect(await ana.call(retryEmails)).toMatchObject({ undeliverable: null })
    await sendNews(ana)
    expect(attempts).toHaveLength(2)
    expect(await rows()).toHaveLength(1)
    for (let n = 0; n < 4; n++) await ana.call(retryEmails)
    await expect(ana.call(retryEmails)).toBeRefused('too_many_requests')
  })
})

test.each(['550 5.7.1 Blocked by our policy', '552 5.2.2 Mailbox full', '550 No such user'])(
  'a refusal with %s ends the attempts of this email alone',
  async (reply) => {
    refusals.set(ana.email, reply)
    await sendNews(ana)
    expect(await statesOfMails()).toEqual(['completed'])
    expect(await rows()).toEqual([])
    refusals.clear()
    await sendNews(ana)
    expect(subjectsTo(ana)).toHaveLength(1)
  },
)

test('a temporary refusal is tried again and stops nothing', async () => {
  refusals.set(ana.email, '450 4.1.1 Try again later')
  await sendNews(ana)
  expect(await statesOfMails()).toEqual(['retry'])
  expect(await rows()).toEqual([])
})

test('what the mail server said is stored without control characters, and cut', async () => {
  refusals.set(ana.email, `${gone}\u202e \u0007${'x'.repeat(450)}`)
  await sendNews(ana)
  const { reason = '' } = (await deliveryOf(ana)) ?? {}
  expect(reason).toMatch(/^550 5\.1\.1 No such user x+…$/)
  expect(reason.length).toBeLessThanOrEqual(300)
})

test('an address without an account has no row and no envelope sender of its own', async () => {
  const strangers = ['stranger@people.example', 'gone@people.example']
  refusals.set('gone@people.example', gone)
  const mails = strangers.map((to) => composeMail(to, 'Hello', ['Hello']))
  await inTransaction(app.deps, (tx) => app.deps.queue.enqueue(tx, 'mail', mails))
  await mailsDone()
  expect(attempts.toSorted()).toEqual(strangers.toSorted())
  expect(smtp.senders).toEqual(['hello@jobs.example'])
  expect(await rows()).toEqual([])
})

test('the envelope sender names the account by a code that survives capitals and fits into an address', async () => {
  const hana = await anEmployer(app)
  await sendNews(ana, hana)
  const named = smtp.senders.map((sender) => parseBounceAddress(sender, replyDomain)?.userId)
  expect(new Set(named)).toEqual(new Set([ana._id, hana._id]))
  for (const sender of smtp.senders) expect(sender).toMatch(/^b\+[a-z2-7]{52}@reply\.jobs\.example$/)
})
