import { createHash } from 'node:crypto'
import * as enFrame from '@hearback/texts/en/mails/frame.ts'
import * as esFrame from '@hearback/texts/es/mails/frame.ts'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { SmtpRefusal } from '../../ports/inbound-smtp.ts'
import { cutReply } from '../../text/replies/cut-reply.ts'
import { htmlReplyText } from '../../text/replies/html-reply.ts'

const parsing = { maxNestingDepth: 20, maxHeadersSize: 200_000, maxRfc822NestingDepth: 2, rfc822Attachments: true }
const maxSignatures = 10

/** Parses an email. Throws SmtpRefusal for one that is nested too deeply or has too many header fields. */
export async function parseMail(content: Buffer): Promise<Email> {
  const email = await PostalMime.parse(content, parsing).catch(() => undefined)
  const signatures = email?.headers.filter(({ key }) => key === 'dkim-signature').length ?? 0
  if (!email || signatures > maxSignatures) throw new SmtpRefusal(550, '5.6.0 This email can’t be read')
  return email
}

/** Every reply repeats them: the line that our emails start with, and the one that they end with. */
const stops = [enFrame, esFrame].flatMap(({ replyLine, signature }) => [replyLine, signature])

/** The text of the person. The plain version is preferred, because its quotes are marked. */
export function writtenText({ text, html }: Email): string {
  const plain = text?.trim() ? cutReply(text, stops) : ''
  return plain || !html ? plain : cutReply(htmlReplyText(html), stops)
}

export interface MailFile {
  readonly name: string
  readonly content: Buffer
}

/** Inline pictures up to this size are logos of signatures. */
const logoBytes = 30_000

/** Parts that belong to the email itself: calendars, keys and signatures of encryption, emoji reactions of Gmail. */
const notFiles =
  /^(?:text\/calendar|text\/vnd\.google\.email-reaction\+json|application\/(?:ics|pgp-.*|pkcs7-.*|x-pkcs7-.*)|message\/.*)$/u

/** The files of an email, without the pictures of a signature. */
export const filesOf = ({ attachments }: Email): MailFile[] => attachments.filter(isFile).map(toFile)

function isFile({ mimeType, disposition, related, content }: Attachment): boolean {
  if (notFiles.test(mimeType)) return false
  const isInline = related === true || disposition === 'inline'
  return !(isInline && mimeType.startsWith('image/') && sizeOf(content) <= logoBytes)
}

const sizeOf = (content: Attachment['content']) => (typeof content === 'string' ? content.length : content.byteLength)

const toFile = ({ filename, mimeType, content }: Attachment, index: number): MailFile => ({
  name: filename?.trim() || `file-${index + 1}.${mimeType.split('/')[1] ?? 'bin'}`,
  content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array),
})

/**
 * The client id of the message (specification 16.2): the same email gives the same, whenever and wherever it arrives, and
 * one email to two chats gives two. An email without a Message-ID is told by its content.
 */
export function clientIdOf(
  { messageId }: Email,
  { recipient, content }: { recipient: string; content: Buffer },
): string {
  const hash = createHash('sha256').update(recipient.toLowerCase()).update('\n')
  return `mail:${hash.update(messageId?.trim() || content).digest('base64url')}`
}
