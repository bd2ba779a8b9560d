import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { composeMail } from './mail-text.ts'
import { createMailer } from './mailer.ts'

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

async function smtpInbox(): Promise<{ url: string; inbox: Email[] }> {
  const inbox: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          inbox.push(email)
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`, inbox }
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

test('a calendar file goes with the mail', async () => {
  const { url, inbox } = await smtpInbox()
  const calendar = { fileName: 'interview.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }
  await createMailer({ ...settings, smtpUrl: url }, log).send({ ...mail, calendar })
  expect(inbox[0]?.attachments[0]).toMatchObject({ filename: 'interview.ics', mimeType: 'text/calendar' })
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
