import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Email } from 'postal-mime'

/** A reply that somebody writes to an email of ours. */
export interface WrittenReply {
  readonly text: string
  /** Names this reply: the same key and text give the same Message-ID. */
  readonly key: string
}

/** Writes a reply as a mail program does: from the recipient of `mail` to its reply address, with the original quoted below. */
export async function composeReply(mail: Email, { text, key }: WrittenReply): Promise<Buffer> {
  const id = createHash('sha256').update(`${key}\n${text}`).digest('hex')
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: mail.to?.[0]?.address ?? '',
    to: mail.replyTo?.[0]?.address ?? '',
    subject: `Re: ${mail.subject ?? ''}`,
    messageId: `<${id}@outbox.localhost>`,
    ...(mail.messageId && {
      inReplyTo: mail.messageId,
      references: [mail.references, mail.messageId].filter((one) => one !== undefined),
    }),
    text: `${text}\n\n${quotationOf(mail)}`,
  })
  return message as Buffer
}

function quotationOf({ from, date = '', text = '' }: Email): string {
  const sender = from?.name ? `${from.name} <${from.address}>` : (from?.address ?? '')
  const lines = text.trimEnd().split(/\r?\n/u)
  return [`On ${new Date(date).toUTCString()}, ${sender} wrote:`, '', ...lines.map((line) => `> ${line}`)].join('\n')
}
