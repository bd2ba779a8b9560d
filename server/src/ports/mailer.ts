import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { mails } from '../telemetry/counters.ts'
import type { Mail } from './mail.ts'
import { withFrame } from './mail-frame.ts'
import { isDeadAddress, statusOfReply } from './mail-status.ts'

export interface Mailer {
  /** Throws DeadAddress if the server says that the address does not exist, and any other error if a retry may succeed. */
  send(mail: Mail): Promise<void>
}

/** A mail server says that the address of the recipient does not exist. The message is its reply. */
export class DeadAddress extends Error {}

/** Imported companies have addresses under .invalid (RFC 2606), which cannot receive mail. */
const isReachable = (address: string) => !address.endsWith('.invalid')

function compose(mail: Mail, from: string, domain: string) {
  const { calendar, unsubscribe, thread } = mail
  // The id of no mail: it names the thread, and all its mails refer to it (RFC 5322 section 3.6.4).
  const root = thread && `<${createHash('sha256').update(thread).digest('hex')}@${domain}>`
  return {
    from,
    to: mail.to,
    ...(mail.returnPath && { envelope: { from: mail.returnPath, to: mail.to } }),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    ...withFrame(mail),
    messageId: `<${mail.id}@${domain}>`,
    ...(root && { inReplyTo: root, references: root }),
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: calendar.fileName, content: calendar.content },
    }),
    headers: {
      ...(!mail.isPersonal && automatic),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Prevents automatic replies: RFC 3834, and a header for Exchange. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** A server that hangs must not block the mails behind. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

interface SendError {
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/** Returns what was refused for good (5xx); undefined if a retry may succeed. */
function refusedBy({ code, command, response = '', responseCode = 0 }: SendError): 'address' | 'mail' | undefined {
  if (!((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500)) return undefined
  return command === 'RCPT TO' && isDeadAddress(statusOfReply(response)) ? 'address' : 'mail'
}

/** Sends by SMTP. A mail that is refused for good with its own envelope sender is sent with the address of `From`. */
function smtpMailer({ url, from, domain, log }: { url: string; from: string; domain: string; log: Logger }): Mailer {
  const transport = createTransport({ url, ...timeouts })
  /** Returns why the mail could not be sent. */
  async function attempt(mail: Mail): Promise<SendError | undefined> {
    try {
      await transport.sendMail(compose(mail, from, domain))
      return undefined
    } catch (error) {
      const { returnPath, ...plain } = mail
      return returnPath && refusedBy(error as SendError) === 'mail' ? attempt(plain) : (error as SendError)
    }
  }
  return {
    async send(mail) {
      if (!isReachable(mail.to)) return
      const failure = await attempt(mail)
      if (!failure) return mails.inc({ outcome: 'sent' })
      const refused = refusedBy(failure)
      mails.inc({ outcome: refused ? 'refused' : 'failed' })
      if (!refused) throw failure
      log.warn({ err: failure, mail: mail.id }, 'a mail was refused for good')
      if (refused === 'address') throw new DeadAddress(failure.response, { cause: failure })
    },
  }
}

/** Writes each mail to a file in `outbox/`, and logs its name. */
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
      mails.inc({ outcome: 'sent' })
      log.info({ file: `${name}.eml` }, 'mail written to the outbox')
    },
  }
}

/** Selects the mailer by the settings. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  log: Logger,
): Mailer {
  const domain = new URL(config.publicUrl).hostname
  return config.smtpUrl
    ? smtpMailer({ url: config.smtpUrl, from: config.mailFrom, domain, log })
    : outboxMailer({ folder: join(config.dataDir, 'outbox'), from: config.mailFrom, domain, log })
}
