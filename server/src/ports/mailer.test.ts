import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtp, type TestSmtp } from '../../test/smtp.ts'
import { composeMail } from './mail-text.ts'
import { createMailer, DeadAddress } from './mailer.ts'

const log = pino({ level: 'silent' })
const settings = {
  publicUrl: 'https://jobs.example',
  mailFrom: 'Hearback <hello@jobs.example>',
  dataDir: '',
  smtpUrl: undefined,
}
const mail = composeMail('ana@people.example', 'An answer\r\nBcc: all@people.example', [
  'Hello <b>Ana</b>,',
  { label: 'See it', url: 'https://jobs.example/a?b=1&c="2"' },
])

async function smtpInbox(refusals?: Parameters<typeof startSmtp>[0]): Promise<TestSmtp> {
  const smtp = await startSmtp(refusals)
  onTestFinished(() => smtp.close())
  return smtp
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'hearback-outbox-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('a mail arrives by SMTP with its id, in text and in HTML, and nothing in it becomes markup or a header', async () => {
  const { url, inbox } = await smtpInbox()
  await createMailer({ ...settings, smtpUrl: url }, log).send(mail)
  expect(inbox).toHaveLength(1)
  expect(inbox[0]).toMatchObject({
    subject: 'An answer Bcc: all@people.example',
    messageId: `<${mail.id}@jobs.example>`,
    from: { name: 'Hearback', address: 'hello@jobs.example' },
  })
  expect(inbox[0]?.to?.map((to) => to.address)).toEqual(['ana@people.example'])
  expect(inbox[0]?.text).toContain('See it: https://jobs.example/a?b=1&c="2"')
  expect(inbox[0]?.html).toContain('Hello &lt;b&gt;Ana&lt;/b&gt;,')
  expect(inbox[0]?.html).toContain('href="https://jobs.example/a?b=1&amp;c=&quot;2&quot;"')
})

test('a mail says that it is automatic, unless a person wrote it', async () => {
  const { url, inbox } = await smtpInbox()
  const mailer = createMailer({ ...settings, smtpUrl: url }, log)
  await mailer.send(mail)
  await mailer.send({ ...mail, isPersonal: true })
  const headers = inbox.map((email) =>
    ['auto-submitted', 'x-auto-response-suppress'].map((key) => email.headers.find((one) => one.key === key)?.value),
  )
  expect(headers).toEqual([
    ['auto-generated', 'All'],
    [undefined, undefined],
  ])
})

test('mails of one thread refer to the same message, whatever their subjects', async () => {
  const { url, inbox } = await smtpInbox()
  const mailer = createMailer({ ...settings, smtpUrl: url }, log)
  await mailer.send({ ...mail, id: 'one', subject: 'You applied', thread: 'application 1' })
  await mailer.send({ ...mail, id: 'two', subject: 'Interview', thread: 'application 1' })
  await mailer.send({ ...mail, id: 'three', thread: 'application 2' })
  await mailer.send(mail)
  const [one, two, three, alone] = inbox.map(({ references }) => references)
  expect(one).toMatch(/^<[\da-f]{64}@jobs\.example>$/)
  expect([two, alone]).toEqual([one, undefined])
  expect(three).not.toBe(one)
  expect(inbox.map(({ inReplyTo }) => inReplyTo)).toEqual([one, two, three, undefined])
})

test.each(['REQUEST', 'CANCEL'] as const)('a calendar file goes with the mail as a %s', async (method) => {
  const { url, inbox } = await smtpInbox()
  const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`
  await createMailer({ ...settings, smtpUrl: url }, log).send({
    ...mail,
    calendar: { method, fileName: 'interview.ics', content },
  })
  expect(inbox[0]?.attachments).toMatchObject([
    { mimeType: 'text/calendar', method },
    { mimeType: 'application/ics', filename: 'interview.ics' },
  ])
  expect(inbox[0]?.html).toContain('Ana')
})

test('a mail of a group says how to get no more of these, to people and to mail programs', async () => {
  const { url, inbox } = await smtpInbox()
  const page = 'https://jobs.example/unsubscribe?token=1.offers.abc'
  const oneClick = 'https://jobs.example/api/notifications/unsubscribe?token=1.offers.abc'
  const mailer = createMailer({ ...settings, smtpUrl: url }, log)
  await mailer.send({ ...mail, unsubscribe: { topic: 'offers', page, oneClick } })
  await mailer.send(mail)
  const [withLink, without] = inbox
  const header = (email: Email | undefined, key: string) => email?.headers.find((one) => one.key === key)?.value
  expect(header(withLink, 'list-unsubscribe')).toBe(`<${oneClick}>`)
  expect(header(withLink, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(withLink?.text).toContain(`You’re getting this because emails about offers are on. Turn them off: ${page}`)
  expect(withLink?.html).toContain(`href="${page}"`)
  expect(header(without, 'list-unsubscribe')).toBeUndefined()
  expect(without?.text).not.toContain('Turn them off')
})

const sendTo = async (refusals: Parameters<typeof startSmtp>[0], returnPath?: string) => {
  const { url, senders } = await smtpInbox(refusals)
  const sent = createMailer({ ...settings, smtpUrl: url }, log).send({ ...mail, ...(returnPath && { returnPath }) })
  return { senders, outcome: await sent.catch((error: Error) => error) }
}

test.each([
  '550 5.1.1 The email account that you tried to reach does not exist',
  '550 5.1.2 Domain not found',
  '550 #5.1.1 Bad address',
  '553 5.1.3 Not a valid address',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
  '556 5.1.10 Null MX',
  '550 5.2.1 This account is disabled',
])('a server that says %s has no such address', async (reply) => {
  const { outcome } = await sendTo({ recipient: () => reply })
  expect(outcome).toBeInstanceOf(DeadAddress)
  expect((outcome as Error).message).toBe(reply)
})

test.each([
  '550 5.7.1 Blocked by our policy',
  '550 5.1.0 Sender address rejected: user unknown',
  '550 5.1.8 Sender address rejected: Domain not found',
  '552 5.2.2 Mailbox full',
  '550 5.4.1 Recipient address rejected: Access denied',
  '554 delivery error: This user doesn’t have an account',
  '550 No such user',
  '550 5.7.1 Not like 5.1.1',
])('a server that says %s has refused the mail, not the address', async (reply) => {
  expect((await sendTo({ recipient: () => reply })).outcome).toBeUndefined()
})

test.each(['450 4.1.1 Try again later', '450 4.2.1 Too many emails', '421 4.7.0 Busy', '451 5.1.1 Contradictory'])(
  'a mail is tried again if the server says %s',
  async (reply) => {
    const { outcome } = await sendTo({ recipient: () => reply })
    expect(outcome).toBeInstanceOf(Error)
    expect(outcome).not.toBeInstanceOf(DeadAddress)
  },
)

test('a mail is tried again if there is no server', async () => {
  const sent = createMailer({ ...settings, smtpUrl: 'smtp://127.0.0.1:9' }, log).send(mail)
  await expect(sent).rejects.toThrow('ECONNREFUSED')
})

test('an unknown sender says nothing about the recipient', async () => {
  expect((await sendTo({ sender: () => '550 5.1.1 No such sender' })).outcome).toBeUndefined()
})

test('reports go to the envelope sender, or where a server refuses that one, to the sender in the header', async () => {
  const returnPath = 'b+code@reply.jobs.example'
  const sender = (address: string) => (address === returnPath ? '553 5.7.1 Not your address' : undefined)
  expect((await sendTo({}, returnPath)).senders).toEqual([returnPath])
  expect((await sendTo({ sender }, returnPath)).senders).toEqual(['hello@jobs.example'])
  expect((await sendTo({})).senders).toEqual(['hello@jobs.example'])
})

test('without a mail server the mail is a whole file in the outbox', async () => {
  const dataDir = await folder()
  await createMailer({ ...settings, dataDir }, log).send(mail)
  const files = await readdir(join(dataDir, 'outbox'))
  expect(files).toHaveLength(1)
  const email = await PostalMime.parse(await readFile(join(dataDir, 'outbox', files[0] ?? '')))
  expect(email.messageId).toBe(`<${mail.id}@jobs.example>`)
})

test('nothing is sent to the owner of imported posts', async () => {
  const dataDir = await folder()
  await createMailer({ ...settings, dataDir }, log).send({ ...mail, to: 'company-1@import.invalid' })
  await expect(readdir(join(dataDir, 'outbox'))).rejects.toThrow('ENOENT')
})
