import { type MessageForm, sendMessage as sendMessageCall } from '@hearback/contract/hiring/chat.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { SmtpRefusal } from '../../ports/inbound-smtp.ts'
import { type ArrivedMail, normalizedAddress, type SenderCheck, type SenderVerdict } from '../../ports/sender-check.ts'
import { inboundMails } from '../../telemetry/counters.ts'
import { sendFileMessage } from '../chat/sending/send-file.service.ts'
import { sendMessage } from '../chat/sending/send-message.service.ts'
import { isAddressedTo, isAutomatic } from './arrived-mail.rules.ts'
import { clientIdOf, filesOf, type MailFile, parseMail, writtenText } from './read-mail.ts'
import { chatIdOf, findReplier, type Replier } from './repliers.service.ts'
import { type Obstacle, obstacleId, obstacleMail } from './replies.mails.ts'
import { findBounced, takeBounce } from './take-bounce.service.ts'

export type Taking = Pick<Deps, 'db' | 'events' | 'limits' | 'queue' | 'config' | 'files' | 'log'>

/** Takes an email to one of our addresses: a delivery report to the envelope sender, or a reply (`takeReply`). */
export async function takeMail(deps: Taking, check: SenderCheck, domain: string, mail: ArrivedMail): Promise<void> {
  const bounced = await findBounced(deps, mail.recipient, domain)
  if (bounced) await takeBounce(deps, bounced, mail.content)
  else await takeReply(deps, check, domain, mail)
}

/**
 * Makes a message of an email reply (specification 16.2), and resolves after its commit. The same email any number of times,
 * in any process, makes one message. Automatic emails are dropped. A verified sender gets one email about what could not be
 * taken, which is also returned. Everything else throws SmtpRefusal, which the sender's own server reports: to a forged sender
 * we write nothing.
 */
export async function takeReply(
  deps: Taking,
  check: SenderCheck,
  domain: string,
  mail: ArrivedMail,
): Promise<Obstacle | undefined> {
  const replier = await findReplier(deps, mail.recipient, domain)
  if (!replier) throw unknownAddress()
  const email = await parseMail(mail.content)
  if (isAutomatic(email, mail.sender)) {
    inboundMails.inc({ outcome: 'automatic' })
    return undefined
  }
  const place = isAddressedTo(email, mail.recipient)
  const from = verifiedSender(await check.verify(mail), place)
  const reply = { replier, to: from, clientId: clientIdOf(email, mail), recipient: mail.recipient }
  if (from !== normalizedAddress(replier.email)) return tell(deps, reply, { kind: 'wrongAddress' })
  const text = writtenText(email)
  const files = filesOf(email)
  const form = text === '' && files.length > 0 ? undefined : formOf(text)
  if (form && 'kind' in form) return tell(deps, reply, form)
  try {
    const chatId = await chatIdOf(deps, replier)
    if (form) await sendMessage(deps, replier.viewer, { ...form, chatId, clientMessageId: reply.clientId })
    const obstacle = await sendFiles(deps, { ...reply, replier: { ...replier, chatId } }, files)
    inboundMails.inc({ outcome: 'taken' })
    return obstacle
  } catch (error) {
    return tell(deps, reply, obstacleOf(error))
  }
}

interface Reply {
  readonly replier: Replier
  /** The verified address of the sender. */
  readonly to: string
  readonly clientId: string
  readonly recipient: string
}

export const unknownAddress = () =>
  new SmtpRefusal(550, '5.1.1 This reply address doesn’t exist, or the conversation is closed')

/** The address of the sender. Throws SmtpRefusal unless DMARC passes, and for a signed email that others have sent on. */
function verifiedSender({ result, from, signedFields }: SenderVerdict, place: 'to' | 'cc' | undefined): string {
  if (result === 'unknown') throw unverified(451, '4.7.0 Your domain can’t be checked right now, try again later')
  if (result === 'unprotected')
    throw unverified(550, '5.7.26 Your email domain has no DMARC policy, so we can’t tell that you sent this')
  if (result === 'fail' || from === undefined)
    throw unverified(550, '5.7.26 This email failed the DMARC check of your domain, so we can’t tell that you sent it')
  if (!place) throw unverified(550, '5.7.1 The reply address must be in To or Cc')
  if (signedFields && !(signedFields.includes(place) && signedFields.includes('message-id')))
    throw unverified(550, '5.7.1 The signature of this email doesn’t cover its recipients and Message-ID')
  return from
}

function unverified(code: number, message: string): SmtpRefusal {
  inboundMails.inc({ outcome: 'unverified' })
  return new SmtpRefusal(code, message)
}

/** The content of the message by the rules of the API. */
function formOf(text: string): Pick<MessageForm, 'content'> | Obstacle {
  const form = sendMessageCall.body.safeParse({ chatId: '00000000-0000-7000-8000-000000000000', content: text })
  if (form.success) return { content: form.data.content }
  return { kind: text === '' ? 'empty' : 'tooLong' }
}

const mostFiles = 10
/** Refusals of one file; the others are sent all the same. */
const ofFile: readonly string[] = ['wrong_media_type', 'too_large', 'invalid_input']

/** Sends each file as a message of its own. Tells the sender which were not taken. */
async function sendFiles(
  deps: Taking,
  reply: Reply & { replier: { chatId: string } },
  files: MailFile[],
): Promise<Obstacle | undefined> {
  const { replier, clientId } = reply
  const left = files.slice(mostFiles).map(({ name }) => name)
  for (const [index, file] of files.slice(0, mostFiles).entries()) {
    const form = { chatId: replier.chatId, content: '', clientMessageId: `${clientId}:${index}` }
    try {
      await sendFileMessage(deps, replier.viewer, form, file)
    } catch (error) {
      if (!(error instanceof AppError && ofFile.includes(error.code))) throw error
      left.push(file.name)
    }
  }
  return left.length > 0 ? tell(deps, reply, { kind: 'files', names: left }) : undefined
}

const temporary: readonly string[] = ['too_many_requests', 'unavailable', 'storage_full', 'conflict']

/** Throws SmtpRefusal for what a later attempt may change, and anything unexpected. */
function obstacleOf(error: unknown): Obstacle {
  if (!(error instanceof AppError)) throw error
  if (temporary.includes(error.code)) throw new SmtpRefusal(451, '4.3.0 Too much at once, try again later')
  if (error.code === 'message_id_reused')
    throw new SmtpRefusal(550, '5.6.0 Another email with this Message-ID has already been taken')
  return { kind: 'closed' }
}

/** Enqueues one mail about an obstacle to the verified sender. Returns the obstacle. */
async function tell(deps: Taking, reply: Reply, obstacle: Obstacle): Promise<Obstacle> {
  const mail = obstacleMail(deps.config.publicUrl, reply.to, reply.replier, obstacle)
  await inTransaction(deps, (tx) => deps.queue.enqueue(tx, 'mail', [mail], { id: obstacleId(obstacle, reply) }))
  inboundMails.inc({ outcome: 'not_taken' })
  return obstacle
}
