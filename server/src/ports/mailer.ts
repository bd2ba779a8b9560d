import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

/** One mail. `id` becomes the Message-ID, so that a repeat after a crash is recognised as the same mail. */
export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  html?: string
  calendar?: { fileName: string; content: string }
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Imported companies carry an address that nobody can read (RFC 2606). */
const isReachable = (address: string) => !address.endsWith('.invalid')

function compose(mail: Mail, from: string, domain: string) {
  const { calendar } = mail
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    messageId: `<${mail.id}@${domain}>`,
    ...(calendar
      ? { attachments: [{ filename: calendar.fileName, content: calendar.content, contentType: 'text/calendar' }] }
      : {}),
  }
}

/** Sends by SMTP. */
function smtpMailer({ url, from, domain }: { url: string; from: string; domain: string }): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      if (isReachable(mail.to)) await transport.sendMail(compose(mail, from, domain))
    },
  }
}

/** Without a mail server each mail becomes a file under `outbox/`, and its address and subject stand in the log. */
function outboxMailer({
  folder,
  from,
  domain,
  log,
}: {
  folder: string
  from: string
  domain: string
  log: Logger
}): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      if (!isReachable(mail.to)) return
      const { message } = await transport.sendMail(compose(mail, from, domain))
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      await writeFile(join(folder, `${name}.part`), message as Buffer)
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`))
      log.info({ to: mail.to, subject: mail.subject, file: `${name}.eml` }, 'mail written to the outbox')
    },
  }
}

/** The mailer that the settings ask for. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  log: Logger,
): Mailer {
  const domain = new URL(config.publicUrl).hostname
  return config.smtpUrl
    ? smtpMailer({ url: config.smtpUrl, from: config.mailFrom, domain })
    : outboxMailer({ folder: join(config.dataDir, 'outbox'), from: config.mailFrom, domain, log })
}
