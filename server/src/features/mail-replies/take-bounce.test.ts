import { getEmailDelivery } from '@hearback/contract/accounts/email-delivery.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aReport, type ReportFacts, reportLayouts } from '../../../test/delivery-reports.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aMailbox, refusalOf, replyDomain, replySettings } from '../../../test/reply-mail.ts'
import { createSenderCheck } from '../../ports/sender-check.ts'
import { bounceAddress } from '../reply-addresses/bounce-addresses.service.ts'
import { takeStoredMail } from './poll-mailbox.service.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example', ...replySettings })
const mailbox = aMailbox(app)

let ana: Person
let to: string
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker')
  to = await addressOf(ana)
})
const addressOf = ({ _id, email }: Pick<Person, '_id' | 'email'>) =>
  bounceAddress(app.deps, replyDomain, { id: _id, email })
const deliveryOf = async (who: Person) => (await who.call(getEmailDelivery)).undeliverable
const rows = async () => (await app.pool.query('select reason from undeliverable_emails')).rows

const deliver = (raw: Buffer, recipient = to) => mailbox.send({ envelope: { from: '', to: recipient }, raw })
const report = (facts: Partial<ReportFacts> = {}, layout?: keyof typeof reportLayouts | 'qmail') =>
  aReport({ to, recipient: ana.email, ...facts }, layout)

describe('a report that the address does not exist stops emails to it', () => {
  test.each(Object.keys(reportLayouts) as (keyof typeof reportLayouts)[])('as %s writes it', async (layout) => {
    expect(await deliver(report({}, layout))).toMatch(/^250/)
    expect(await deliveryOf(ana)).toMatchObject({
      email: ana.email,
      reason: expect.stringMatching(/^550[ -]5\.1\.1 No such user$/),
    })
  })

  test('once, however often and by however many connections it arrives', async () => {
    await Promise.all(Array.from({ length: 10 }, () => deliver(report())))
    expect(await rows()).toHaveLength(1)
    expect((await ana.call(listNotifications)).notifications.map(({ kind }) => kind)).toEqual(['email_undeliverable'])
  })

  test('at the envelope sender in capitals', async () => {
    await deliver(report(), to.toUpperCase())
    expect(await rows()).toHaveLength(1)
  })

  test('without what the server said, by its status', async () => {
    const bare = report({ status: '5.1.10' })
      .toString()
      .replace(/^Diagnostic-Code.*\r\n/mu, '')
    await deliver(Buffer.from(bare))
    expect(await deliveryOf(ana)).toMatchObject({ reason: '5.1.10' })
  })

  test('from a mailbox, where the report names the envelope sender', async () => {
    const check = createSenderCheck(mailbox.domains.resolve)
    const take = (content: Buffer) => takeStoredMail(app.deps, check, replyDomain, { content, receivedAt: new Date() })
    expect(await take(report())).toBe('taken')
    expect(await take(report())).toBe('taken')
    expect(await rows()).toHaveLength(1)
    expect(await take(report({ to: `b+${'a'.repeat(52)}@${replyDomain}` }))).toBe('refused')
  })
})

describe('a report has no effect', () => {
  test.each<[string, Partial<ReportFacts>]>([
    ['of a delay', { action: 'delayed', status: '4.4.1', diagnostic: '450 4.4.1 Try again later' }],
    ['of a delay with the status of a failure', { action: 'delayed' }],
    ['of a delivery', { action: 'delivered', status: '2.0.0', diagnostic: '250 2.1.5 OK' }],
    ['of a temporary failure', { status: '4.1.1', diagnostic: '450 4.1.1 Try again later' }],
    ['of a full mailbox', { status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' }],
    ['of a policy', { status: '5.7.1', diagnostic: '550 5.7.1 Blocked: see 5.1.1' }],
    ['of a policy with a general status', { status: '5.0.0', diagnostic: '550 5.7.1 Blocked' }],
    ['without a code for the address', { status: '5.0.0', diagnostic: '554 This user doesn’t have an account' }],
    ['about the target of a forwarding', { recipient: 'target@elsewhere.example' }],
  ])('%s', async (_, facts) => {
    expect(await deliver(report(facts))).toMatch(/^250/)
    expect(await rows()).toEqual([])
  })

  test('of qmail, which has no status', async () => {
    expect(await deliver(report({}, 'qmail'))).toMatch(/^250/)
    expect(await rows()).toEqual([])
  })

  test('if it is an automatic reply, or an email of a person', async () => {
    for (const headers of [{ 'Auto-Submitted': 'auto-replied' }, {}])
      await mailbox.send({ from: ana.email, to, text: '550 5.1.1 No such user', headers })
    expect(await rows()).toEqual([])
  })

  test('and is refused with a forged code, that of another person, or that of an earlier address', async () => {
    const bea = await anAccount(app, 'jobseeker')
    const [own, others] = [to, await addressOf(bea)]
    const middle = 2 + 26
    const mixed = `${own.substring(0, middle)}${others.substring(middle)}`
    const earlier = await addressOf({ ...ana, email: 'earlier@people.example' })
    const unknown = await addressOf({ _id: '00000000-0000-7000-8000-000000000000', email: ana.email })
    for (const recipient of [mixed, earlier, unknown, `b+@${replyDomain}`, own.replace(/^b/u, 'r')])
      expect(await refusalOf(deliver(report(), recipient))).toBe(550)
    expect(await deliver(report(), others)).toMatch(/^250/)
    expect(await rows()).toEqual([])
  })

  test('once the person has another address', async () => {
    await app.pool.query(`update users set email = 'ana.new@people.example' where id = $1`, [ana._id])
    expect(await refusalOf(deliver(report()))).toBe(550)
    expect(await rows()).toEqual([])
  })
})
