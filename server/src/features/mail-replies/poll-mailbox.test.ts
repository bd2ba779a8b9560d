import { setTimeout as pause } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aChat, messagesOf, say } from '../../../test/chat-factory.ts'
import { dovecotMissing, startDovecot, type TestMailbox } from '../../../test/dovecot.ts'
import type { Person } from '../../../test/factories.ts'
import { type FaultProxy, startFaultProxy } from '../../../test/faults/fault-proxy.ts'
import { mailDomains, type SigningKey } from '../../../test/mail-domains.ts'
import { replyDomain } from '../../../test/reply-mail.ts'
import { type Fate, readMailbox, type StoredMail } from '../../ports/imap-mailbox.ts'
import { createSenderCheck } from '../../ports/sender-check.ts'
import { replyAddress } from '../reply-addresses/reply-addresses.service.ts'
import { pollMailbox } from './mail-replies.work.ts'
import { takeStoredMail } from './poll-mailbox.service.ts'

const app = testApp()
const domains = mailDomains()
const check = createSenderCheck(domains.resolve)
const quote = '\n\nOn Sat, Nov 28, 2026 at 4:05 PM Hearback <hello@jobs.example> wrote:\n\n> Hello'

/** An email as its bytes. */
async function compose(mail: SendMailOptions): Promise<Buffer> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    subject: 'Re: hello',
    ...mail,
  })
  return message as Buffer
}

let key: SigningKey
let chatId: string
let hana: Person
let ana: Person
let to: string
beforeEach(async () => {
  domains.isDown = false
  key = domains.publish('people.example')
  ;({ chatId, by: hana, other: ana } = await aChat(app))
  await say(hana, chatId, 'Would you like to bake with us?')
  to = await replyAddress(app.deps, replyDomain, { matter: { kind: 'chat', id: chatId }, userId: ana._id })
})
const fromAna = (mail: SendMailOptions = {}) =>
  compose({ from: ana.email, to, text: `Yes.${quote}`, dkim: key, ...mail })
const texts = async () => (await messagesOf(hana, chatId, { after: 1 })).messages.map(({ content }) => content)
const take = async (content: Buffer, daysAgo = 0) =>
  takeStoredMail(app.deps, check, replyDomain, { content, receivedAt: new Date(Date.now() - daysAgo * 86_400_000) })

describe('an email in the mailbox', () => {
  test('is a message once, however often it is read', async () => {
    const mail = await fromAna()
    expect(await Promise.all([take(mail), take(mail), take(mail)])).toEqual(['taken', 'taken', 'taken'])
    expect(await texts()).toEqual(['Yes.'])
  })

  test('counts only if the domain of its sender has signed it, because the sending server is unknown', async () => {
    expect(await take(await compose({ from: ana.email, to, text: 'Not signed' }))).toBe('refused')
    expect(await take(await fromAna({ from: 'eve@attacker.example' }))).toBe('refused')
    const inHeader = { 'Authentication-Results': 'jobs.example; dmarc=pass; spf=pass', 'Received-SPF': 'pass' }
    expect(await take(await compose({ from: ana.email, to, text: 'Trust me', headers: inHeader }))).toBe('refused')
    expect(await texts()).toEqual([])
  })

  test('to no reply address, or to one that has ended, is refused', async () => {
    expect(await take(await fromAna({ to: 'hello@jobs.example' }))).toBe('refused')
    expect(await take(await fromAna({ to: `r+${'a'.repeat(53)}@${replyDomain}` }))).toBe('refused')
    expect(await take(Buffer.from('no email at all'))).toBe('refused')
  })

  test('is a message to each reply address that it names, in To or Cc', async () => {
    const { chatId: second, by } = await aChat(app, { with: ana })
    await say(by, second, 'And with us?')
    const cc = await replyAddress(app.deps, replyDomain, { matter: { kind: 'chat', id: second }, userId: ana._id })
    expect(await take(await fromAna({ cc: `Bakery <${cc.toUpperCase()}>` }))).toBe('taken')
    expect(await texts()).toEqual(['Yes.'])
    expect((await messagesOf(by, second, { after: 1 })).messages.map(({ content }) => content)).toEqual(['Yes.'])
  })

  test('that is automatic or a bounce is dropped', async () => {
    expect(await take(await fromAna({ headers: { 'Auto-Submitted': 'auto-replied' } }))).toBe('taken')
    const bounce = Buffer.concat([Buffer.from('Return-Path: <>\r\n'), await fromAna()])
    expect(await take(bounce)).toBe('taken')
    expect(await texts()).toEqual([])
  })

  test('is kept while the DNS is silent, and refused after 5 days', async () => {
    domains.isDown = true
    const mail = await fromAna()
    expect(await take(mail)).toBe('later')
    expect(await take(mail, 6)).toBe('refused')
    domains.isDown = false
    expect(await take(mail)).toBe('taken')
  })

  test('that fails does not stop the others, and is kept', async () => {
    const failing = { ...app.deps, files: undefined as never }
    const mail = await fromAna({ attachments: [{ filename: 'a.txt', content: 'text' }] })
    expect(await takeStoredMail(failing, check, replyDomain, { content: mail, receivedAt: new Date() })).toBe('later')
    expect(await take(mail)).toBe('taken')
  })
})

describe.skipIf(dovecotMissing)(`a mailbox of Dovecot${dovecotMissing ? ` (${dovecotMissing})` : ''}`, () => {
  let mailbox: TestMailbox
  let proxy: FaultProxy
  beforeAll(async () => {
    mailbox = await startDovecot()
    proxy = await startFaultProxy(mailbox.port)
  })
  afterAll(async () => {
    await proxy.close()
    await mailbox.stop()
  })
  const imap = () => ({
    host: '127.0.0.1',
    port: proxy.port,
    secure: false,
    user: 'replies',
    password: 'secret',
    folder: 'INBOX',
  })
  const depsWithMailbox = () => ({
    ...app.deps,
    config: {
      ...app.deps.config,
      replies: { domain: replyDomain, smtp: undefined, imap: imap(), dnsServers: undefined },
    },
  })
  const poll = () => pollMailbox(depsWithMailbox(), check)

  test('is emptied: taken emails are deleted, others moved to a folder, and what can wait is kept', async () => {
    domains.isDown = false
    await mailbox.deliver(await fromAna({ subject: 'Taken' }))
    await mailbox.deliver(await compose({ from: 'a@b.example', to: 'x@y.example', subject: 'Spam', text: 'Buy' }))
    await mailbox.deliver(await fromAna({ subject: 'Also taken', text: 'And another one.' }))
    await poll()
    expect(await texts()).toEqual(['Yes.', 'And another one.'])
    expect(await mailbox.subjects()).toEqual([])
    expect(await mailbox.subjects('Refused')).toEqual(['Spam'])
    domains.isDown = true
    await mailbox.deliver(await fromAna({ subject: 'Waiting', text: 'Once more.' }))
    await poll()
    expect(await mailbox.subjects()).toEqual(['Waiting'])
    domains.isDown = false
    await poll()
    expect(await texts()).toEqual(['Yes.', 'And another one.', 'Once more.'])
    expect(await mailbox.subjects()).toEqual([])
  })

  test('loses and repeats nothing when the connection ends at any time, and when two processes read it', async () => {
    const expected = Array.from({ length: 12 }, (_, n) => `Email ${n}`)
    for (const text of expected) await mailbox.deliver(await fromAna({ text }))
    for (let time = 0; time < 6; time++) {
      const cut = pause(40 * time + 10).then(() => proxy.reset())
      await poll().catch(() => undefined)
      await cut
    }
    await Promise.all([poll(), poll()])
    await poll()
    expect((await texts()).toSorted()).toEqual(expected.toSorted())
    expect(await mailbox.subjects()).toEqual([])
  })

  test('that does not answer ends the run with an error', async () => {
    proxy.set({ refuse: true })
    await expect(poll()).rejects.toThrow()
    proxy.set({ refuse: false })
    await expect(
      readMailbox({ ...imap(), password: 'wrong' }, async () => 'taken', { log: app.deps.log }),
    ).rejects.toThrow()
  })

  test('moves emails that are too large without reading them', async () => {
    await mailbox.deliver(await fromAna({ subject: 'Large', text: 'x'.repeat(5_000) }))
    const read: string[] = []
    const handle = async ({ content }: StoredMail): Promise<Fate> => {
      read.push(content.toString())
      return 'taken'
    }
    await readMailbox(imap(), handle, { log: app.deps.log, maxBytes: 2_000 })
    expect(read).toEqual([])
    expect(await mailbox.subjects('Refused')).toContain('Large')
  })
})
