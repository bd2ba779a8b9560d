import { getApplication } from '@hearback/contract/hiring/applications.ts'
import { decideChat } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, messagesOf, say } from '../../../test/chat-factory.ts'
import { aPdf } from '../../../test/documents.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aMailbox, refusalOf, replyDomain, replySettings } from '../../../test/reply-mail.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example', ...replySettings })
const mailbox = aMailbox(app)

async function aConversation() {
  const { chatId, by: hana, other: ana } = await aChat(app)
  await say(hana, chatId, 'Would you like to bake with us?')
  const about = { kind: 'chat', id: chatId } as const
  return { chatId, hana, ana, about, to: await mailbox.addressOf(ana, about) }
}

async function anApplicant() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
  return { hana, ana, id, about: { kind: 'application', id } as const }
}

const textsIn = async (who: Parameters<typeof messagesOf>[0], chatId: string) =>
  (await messagesOf(who, chatId, { after: 0 })).messages.map(({ content }) => content)
const quote =
  '\n\nOn Sat, Nov 28, 2026 at 4:05 PM Hearback <hello@jobs.example> wrote:\n\n> --- Write your reply above this line ---\n> \n> Hello'

describe('a reply by email', () => {
  test('to a mail about an application is a message, and an answer of the clock from 20 characters', async () => {
    const { hana, ana, id } = await anApplicant()
    const { replyTo = '', text } = await app.mailTo(hana.email, /^New application/)
    expect(replyTo).toMatch(/^r\+[a-z2-7]{53}@reply\.jobs\.example$/)
    expect(text).not.toContain(replyTo)
    await mailbox.send({ from: hana.email, to: replyTo, text: `Thanks! Come in on Tuesday.${quote}` })
    const { application } = await ana.call(getApplication, { params: { id } })
    expect(application.answeredAt).not.toBeNull()
    const { chats } = await app.db
      .selectFrom('chats')
      .select((eb) => eb.fn.countAll<number>().as('chats'))
      .executeTakeFirstOrThrow()
    expect(Number(chats)).toBe(1)
    const { id: chatId } = await app.db.selectFrom('chats').select('id').executeTakeFirstOrThrow()
    expect(await textsIn(ana, chatId)).toEqual(['Thanks! Come in on Tuesday.'])
  })

  test('of fewer than 20 characters answers no application', async () => {
    const { hana, ana, id, about } = await anApplicant()
    await mailbox.send({ from: hana.email, to: await mailbox.addressOf(hana, about), text: 'OK' })
    expect((await ana.call(getApplication, { params: { id } })).application.answeredAt).toBeNull()
  })

  test('is one message, however often and by however many connections it arrives', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    const mail = { from: ana.email, to, text: `Yes, I would.${quote}`, messageId: '<one@people.example>' }
    const said = await Promise.all(Array.from({ length: 10 }, () => mailbox.send(mail)))
    expect(said.every((line) => line.startsWith('250'))).toBe(true)
    expect(await textsIn(hana, chatId)).toEqual(['Would you like to bake with us?', 'Yes, I would.'])
  })

  test('with the Message-ID of another text is refused, so that nothing is lost in silence', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    const mail = { from: ana.email, to, messageId: '<one@people.example>' }
    await mailbox.send({ ...mail, text: 'Yes' })
    expect(await refusalOf(mailbox.send({ ...mail, text: 'No' }))).toBe(550)
    expect(await textsIn(hana, chatId)).toEqual(['Would you like to bake with us?', 'Yes'])
  })

  test('of a member is written by that member', async () => {
    const { hana, ana, chatId, about } = await aConversation()
    const rita = await aMember(app, hana, { firstName: 'Rita' })
    await mailbox.send({ from: rita.email, to: await mailbox.addressOf(rita, about), text: 'Rita here.' })
    const { messages } = await messagesOf(ana, chatId, { after: 0 })
    expect(messages.at(-1)).toMatchObject({ sender: hana._id, writer: { _id: rita._id, firstName: 'Rita' } })
  })

  test('in HTML only, in another character set, and with an address in capitals is a message all the same', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    await mailbox.send({
      from: ana.email.toUpperCase(),
      to: to.toUpperCase(),
      html: '<p>Yes, <b>Tuesday</b></p><blockquote>old</blockquote>',
    })
    const latin = Buffer.from(
      `From: ${ana.email}\r\nTo: ${to}\r\nMessage-ID: <l@people.example>\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nMañana, señor\r\n`,
      'latin1',
    )
    await mailbox.send({ envelope: { from: ana.email, to }, raw: latin })
    expect((await textsIn(hana, chatId)).slice(1)).toEqual(['Yes, Tuesday', 'Mañana, señor'])
  })

  test('with an emoji alone, as a reaction of Gmail, is a message without a file', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    const part = (type: string, text: string) => `--b\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${text}\r\n`
    const raw = [
      `From: ${ana.email}\r\nTo: ${to}\r\nMessage-ID: <reaction@people.example>\r\n`,
      'MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n',
      part('text/plain', '👍\r\n\r\nAna Ruiz reacted via Gmail'),
      part('text/vnd.google.email-reaction+json', '{"emoji":"👍","version":1}'),
      `${part('text/html', '<p>👍</p>')}--b--\r\n`,
    ].join('')
    await mailbox.send({ envelope: { from: ana.email, to }, raw })
    expect((await textsIn(hana, chatId)).slice(1)).toEqual(['👍'])
    expect(app.mails.filter(({ subject }) => /wasn’t sent|weren’t sent/.test(subject))).toEqual([])
  })

  test('sends its files by the rules of the chat, and tells which were not taken', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    const attachments = [
      { filename: 'cv.pdf', content: aPdf() },
      { filename: 'virus.exe', content: Buffer.from('MZ\0\0') },
      {
        filename: 'logo.png',
        content: Buffer.alloc(900),
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        cid: 'logo',
      },
    ]
    const mail = { from: ana.email, to, text: 'My CV', attachments, messageId: '<files@people.example>' }
    await mailbox.send(mail)
    await mailbox.send(mail)
    const { messages } = await messagesOf(hana, chatId, { after: 0 })
    expect(messages.slice(1).map(({ content, file }) => [content, file?.name])).toEqual([
      ['My CV', undefined],
      ['', 'cv.pdf'],
    ])
    const told = await app.mailTo(ana.email, /^Some files in your email reply/)
    expect(told.text).toContain('virus.exe')
    expect(told.text).not.toContain('logo.png')
    expect(told.replyTo).toBeUndefined()
  })
})

describe('a reply that cannot be taken is told to its verified sender, once', () => {
  test.each([
    ['too long', 'x'.repeat(5_001), /longer than 5,000 characters/],
    ['without a text of its own', quote, /couldn’t find any text/],
  ])('when it is %s', async (_, text, expected) => {
    const { chatId, ana, hana, to } = await aConversation()
    const mail = { from: ana.email, to, text, messageId: '<long@people.example>' }
    await mailbox.send(mail)
    await mailbox.send(mail)
    expect((await app.mailTo(ana.email, /wasn’t sent/)).text).toMatch(expected)
    expect(await textsIn(hana, chatId)).toHaveLength(1)
    await eventually(async () => (await pending()) === 0)
    expect(app.mails.filter(({ subject }) => /wasn’t sent/.test(subject))).toHaveLength(1)
  })

  test('when it comes from another verified address, without a word about the account', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    mailbox.domains.publish('elsewhere.example')
    for (const text of ['First', 'Second']) await mailbox.send({ from: 'ana@elsewhere.example', to, text })
    const told = await app.mailTo('ana@elsewhere.example')
    expect(told.text).not.toContain(ana.email)
    expect(told.text).not.toContain(chatId)
    await eventually(async () => (await pending()) === 0)
    expect(app.mails.filter((mail) => mail.to === 'ana@elsewhere.example')).toHaveLength(1)
    expect(await textsIn(hana, chatId)).toHaveLength(1)
  })
})

const pending = async () =>
  Number(
    (await app.pool.query(`select count(*) from pgboss.job where name = 'mail' and state < 'completed'`)).rows[0].count,
  )

describe('a reply is refused during SMTP, and no one is written to', () => {
  test('when its sender is forged: SPF of another domain passes, and the From is the person', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    mailbox.domains.publish('attacker.example')
    mailbox.domains.publish('people.example', { sendsFromHere: false })
    const forged = { from: ana.email, envelope: { from: 'eve@attacker.example', to }, to, text: 'Send me money' }
    expect(await refusalOf(mailbox.send(forged))).toBe(550)
    const key = mailbox.domains.publish('attacker.example')
    expect(await refusalOf(mailbox.send({ ...forged, dkim: key }))).toBe(550)
    const twoSenders = { ...forged, from: [ana.email, 'eve@attacker.example'] as never }
    expect(await refusalOf(mailbox.send(twoSenders))).toBe(550)
    expect(await textsIn(hana, chatId)).toHaveLength(1)
    mailbox.domains.publish('people.example')
  })

  test('when the domain has no DMARC policy; later when the DNS is silent', async () => {
    const { ana, to } = await aConversation()
    mailbox.domains.publish('people.example', { dmarc: false })
    expect(await refusalOf(mailbox.send({ from: ana.email, to, text: 'Hello' }))).toBe(550)
    mailbox.domains.publish('people.example')
    mailbox.domains.isDown = true
    expect(await refusalOf(mailbox.send({ from: ana.email, to, text: 'Hello' }))).toBe(451)
    mailbox.domains.isDown = false
    expect(await mailbox.send({ from: ana.email, to, text: 'Hello' })).toMatch(/^250/)
  })

  test('when a signed email is sent on to another address, or without its Message-ID', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    const key = mailbox.domains.publish('people.example', { sendsFromHere: false })
    const envelope = { from: 'eve@attacker.example', to }
    const replayed = { from: ana.email, text: 'I accept', dkim: key, envelope }
    expect(await mailbox.send({ ...replayed, to })).toMatch(/^250/)
    expect(await refusalOf(mailbox.send({ ...replayed, to: 'boss@people.example' }))).toBe(550)
    const unsigned = { ...key, skipFields: 'message-id' }
    expect(await refusalOf(mailbox.send({ ...replayed, to, dkim: unsigned }))).toBe(550)
    const untied = { ...key, skipFields: 'to' }
    expect(await refusalOf(mailbox.send({ ...replayed, to, dkim: untied }))).toBe(550)
    expect(await textsIn(hana, chatId)).toHaveLength(2)
    mailbox.domains.publish('people.example')
  })

  test.each(['block', 'leave', 'demotion', 'suspension', 'erasure'] as const)('after a %s', async (end) => {
    const { hana, ana, chatId, about } = await aConversation()
    const rita = await aMember(app, hana)
    const to = await mailbox.addressOf(rita, about)
    const mail = { from: rita.email, to, text: 'Hello again' }
    expect(await mailbox.send(mail)).toMatch(/^250/)
    const { db } = app
    if (end === 'block') await ana.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
    if (end === 'demotion')
      await db.updateTable('company_members').set({ role: 'contributor' }).where('user_id', '=', rita._id).execute()
    if (end === 'leave') await db.deleteFrom('company_members').where('user_id', '=', rita._id).execute()
    if (end === 'suspension')
      await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', rita._id).execute()
    if (end === 'erasure') await db.updateTable('users').set({ origin: 'erased' }).where('id', '=', rita._id).execute()
    expect(await refusalOf(mailbox.send({ ...mail, text: 'And again' }))).toBe(550)
    expect(await textsIn(hana, chatId)).toHaveLength(2)
  })

  test('to any other address', async () => {
    const { ana, to } = await aConversation()
    const { to: other } = await aConversation()
    const mixed = `${to.slice(0, 30)}${other.slice(30)}`
    for (const wrong of [
      `x${to}`,
      to.replace(replyDomain, 'jobs.example'),
      `hello@${replyDomain}`,
      `r+@${replyDomain}`,
      mixed,
    ])
      expect(await refusalOf(mailbox.send({ from: ana.email, to: wrong, text: 'Hello' })), wrong).toBe(550)
  })
})

describe('an automatic email is dropped without an answer', () => {
  const headers: [string, Record<string, string>][] = [
    ['an automatic reply', { 'Auto-Submitted': 'auto-replied' }],
    ['our own kind of mail', { 'Auto-Submitted': 'auto-generated' }],
    ['a list', { 'List-Id': '<bakers.lists.example>' }],
    ['bulk', { Precedence: 'bulk' }],
    ['a vacation', { 'X-Autoreply': 'yes' }],
    ['an out-of-office of Exchange', { Subject: 'Automatische Antwort: Re: Bewerbung' }],
    ['one that says so with its subject', { Subject: '[Auto-Reply] Re: Baker' }],
    ['one in Spanish', { Subject: 'Mensaje de ausencia: Re: Panadero' }],
    ['one of an older autoresponder', { 'X-Autoresponder': 'yes' }],
    ['one with another spelling of its precedence', { 'X-Precedence': 'auto-reply' }],
    ['one of a forwarding service', { 'X-POST-MessageClass': '9; Autoresponder' }],
  ]
  test.each(headers)('such as %s', async (_, added) => {
    const { chatId, ana, hana, to } = await aConversation()
    const { Subject: subject = 'Re: hello', ...rest } = added
    expect(
      await mailbox.send({ from: ana.email, to, subject, text: 'I am away until Monday.', headers: rest }),
    ).toMatch(/^250/)
    expect(await textsIn(hana, chatId)).toHaveLength(1)
  })

  test('such as a bounce', async () => {
    const { chatId, ana, hana, to } = await aConversation()
    expect(await mailbox.send({ from: ana.email, to, envelope: { from: '', to }, text: 'Undelivered' })).toMatch(/^250/)
    expect(await textsIn(hana, chatId)).toHaveLength(1)
    expect(app.mails.filter((mail) => /wasn’t sent/.test(mail.subject))).toEqual([])
  })
})
