import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll } from 'vitest'
import type { ReplyMatter } from '../src/domain/reply-matter.ts'
import { mailRepliesWork } from '../src/features/mail-replies/mail-replies.work.ts'
import { replyAddress } from '../src/features/reply-addresses/reply-addresses.service.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'
import { mailDomains } from './mail-domains.ts'

export const replySettings = { REPLY_DOMAIN: 'Reply.Jobs.Example', INBOUND_SMTP_PORT: '0' }
export const replyDomain = 'reply.jobs.example'

/** The mailbox of the app for the tests of this file, with the DNS of the senders. */
export function aMailbox(app: TestApp) {
  const domains = mailDomains()
  let listening: Awaited<ReturnType<typeof mailRepliesWork>>
  beforeAll(async () => {
    listening = await mailRepliesWork(app.deps, domains.resolve)
    domains.publish('people.example')
  })
  afterAll(() => listening?.close())
  const port = () => listening?.port ?? 0
  return {
    domains,
    port,
    addressOf: (who: Person, matter: ReplyMatter) => replyAddress(app.deps, replyDomain, { matter, userId: who._id }),
    send: (mail: SendMailOptions) => sendMail(port(), mail),
    talk: (lines: readonly (string | Buffer)[]) => talk(port(), lines),
  }
}

/** Sends by SMTP, with a new Message-ID by default. Returns the reply of the server; throws its refusal. */
export async function sendMail(port: number, mail: SendMailOptions): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, name: 'mx.people.example' })
  try {
    const { response } = await transport.sendMail({
      subject: 'Re: hello',
      messageId: `<${randomUUID()}@people.example>`,
      ...mail,
    })
    return response
  } finally {
    transport.close()
  }
}

/** The code of a refusal: 550, 451, ... */
export const refusalOf = (sent: Promise<string>): Promise<number | string> =>
  sent.catch((error: { responseCode?: number; message: string }) => error.responseCode ?? error.message)

/** Speaks SMTP line by line without waiting for replies. Returns all that the server says until it closes, or for a second of silence. */
export async function talk(port: number, lines: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk.toString()
  })
  socket.setTimeout(1_500, () => socket.destroy())
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('data', resolve).once('close', resolve))
  for (const line of lines) {
    if (socket.destroyed) break
    const isMore = socket.write(typeof line === 'string' ? `${line}\r\n` : line)
    if (!isMore) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
  }
  await closed
  return said
}
