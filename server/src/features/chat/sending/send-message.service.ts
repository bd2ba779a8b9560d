import { randomUUID } from 'node:crypto'
import type { Message, MessageForm, MessageWarning } from '@hearback/contract/hiring/chat.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { DomainEvents, Publish } from '../../../domain/events.ts'
import { partyId, type Viewer } from '../../../domain/viewer.ts'
import { answerByMessage } from '../../applications/applications-between.service.ts'
import { fileUrlSigner } from '../../files/signed-urls.service.ts'
import { refundUsage } from '../../usage/usage.service.ts'
import { isPersonal, type Side, socketPrefix } from '../conversation/chat.rules.ts'
import { noSuchChat, sideOf } from '../conversation/chat.service.ts'
import { messageFor, messageView } from '../conversation/chat.view.ts'
import { findWarningFacts, lockOwnChat, takeOutreach } from '../conversation/chats.sql.ts'
import { findByClientId, findTwin, insertMessageFile, type NewFile } from '../conversation/messages.sql.ts'
import { notifyOfRequest } from '../notices/chat-notices.service.ts'
import { possibleWarnings, warningsIn } from '../warnings/chat-warnings.rules.ts'
import { runSequentially } from './keyed-mutex.ts'
import { messageWriter } from './message-writer.ts'
import { type NewMessage, type StoredMessage, storeMessages, type Unstored } from './store-messages.sql.ts'

export type Sending = Pick<Deps, 'db' | 'events' | 'limits' | 'queue' | 'config'>

/** A stored file; `claim` references it in the transaction of the message. */
export interface ReadyFile extends Omit<NewFile, 'messageId'> {
  claim(tx: Tx): Promise<void>
}

export interface Sent extends Omit<MessageForm, 'clientMessageId'> {
  readonly clientMessageId?: string | null | undefined
  readonly file?: ReadyFile
}

/** The connection that it was sent from, which has the acknowledgement and needs no push. */
interface From {
  readonly connectionId?: string
}

interface Draft {
  readonly message: NewMessage
  readonly file: ReadyFile | undefined
  readonly from: From
  /** The caller notifies the reader. */
  readonly isTold?: boolean
}
type Outcome = Message | Unstored

/**
 * Stores a message once, by whichever way it comes, and returns it after the commit. A repeat of the sender's
 * clientMessageId returns the first message, whatever has become of the chat; with other content it is
 * message_id_reused. Older clients send the same message by HTTP and over the socket without an id: the second within
 * 10 seconds returns the first, whichever came first. Throws not_found, chat_request_pending, chat_closed, too_many_requests.
 */
export async function sendMessage(deps: Sending, viewer: Viewer, sent: Sent, from: From = {}): Promise<Message> {
  await deps.limits.consume('messageByUser', viewer.userId)
  const { chatId, content, file } = sent
  const draft = {
    message: {
      chatId,
      content,
      ...authorOf(viewer),
      clientMessageId: sent.clientMessageId ?? null,
      warnings: await warningsOf(deps.db, chatId, content, sideOf(viewer)),
      isPersonal: isPersonal(content),
    },
    file,
    from,
  }
  const message = sent.clientMessageId ? await storeOnce(deps, draft) : await storeUnlessTwin(deps, draft)
  return messageFor(message, draft.message.senderId, await fileUrlSigner(deps))
}

/**
 * Stores a message that is part of another act, in its transaction: the caller notifies the reader, and it answers no
 * application. Throws not_found, chat_request_pending, chat_closed.
 */
export async function sendMessageIn(
  deps: Sending,
  tx: Tx,
  publish: Publish,
  viewer: Viewer,
  { chatId, content }: { chatId: string; content: string },
): Promise<Message> {
  const warnings = await warningsOf(tx, chatId, content, sideOf(viewer))
  const message = { chatId, content, ...authorOf(viewer), clientMessageId: null, warnings, isPersonal: false }
  return required(await storeIn(deps, tx, publish, { message, file: undefined, from: {}, isTold: true }))
}

/**
 * As `sendMessageIn`, for a message whose reader hears of it as of any other, and which answers applications. The chat is
 * locked before `isDue`, which may lock applications: the order of other messages. Undefined if `isDue` says no.
 */
export async function sendAnswerIn(
  deps: Sending,
  tx: Tx,
  publish: Publish,
  viewer: Viewer,
  { chatId, content, isDue }: { chatId: string; content: string; isDue: () => Promise<boolean> },
): Promise<Message | undefined> {
  const author = authorOf(viewer)
  await lockOwnChat(tx, chatId, author.senderId)
  if (!(await isDue())) return undefined
  const warnings = await warningsOf(tx, chatId, content, sideOf(viewer))
  const message = { chatId, content, ...author, clientMessageId: null, warnings, isPersonal: isPersonal(content) }
  return required(await storeIn(deps, tx, publish, { message, file: undefined, from: {} }))
}

/** In whose name a message is written, and by which member unless it is the founder. */
function authorOf(viewer: Viewer): Pick<NewMessage, 'senderId' | 'sentBy'> {
  const senderId = partyId(viewer)
  return { senderId, sentBy: viewer.userId === senderId ? null : viewer.userId }
}

/** The chat is read only for a text that may give warnings. */
async function warningsOf(db: Db, chatId: string, content: string, by: Side): Promise<MessageWarning[]> {
  const possible = possibleWarnings(content, by)
  const facts = possible.length > 0 ? await findWarningFacts(db, chatId) : undefined
  return facts ? warningsIn(facts, content, possible) : possible
}

/**
 * Stores a message without a client id, unless it is stored already. Both happen under the row lock of the chat, so
 * that concurrent processes store it once.
 */
async function storeUnlessTwin(deps: Sending, draft: Draft): Promise<Message> {
  const { message, file, from } = draft
  const { chatId, senderId, sentBy, content } = message
  const bySocket = from.connectionId !== undefined
  const same = { chatId, senderId, sentBy, content, sha256: file?.sha256 ?? null }
  const clientMessageId = bySocket ? socketPrefix + randomUUID() : null
  const outcome = await runSequentially(`${senderId} ${chatId}`, () =>
    inTransaction(deps, async (tx, publish) => {
      if (!(await lockOwnChat(tx, chatId, senderId))) return 'not_found'
      const twin = await findTwin(tx, same, bySocket ? '' : socketPrefix)
      if (twin) return messageView(twin)
      return storeIn(deps, tx, publish, { ...draft, message: { ...message, clientMessageId } })
    }),
  )
  return required(outcome)
}

/** A message without effects shares a statement with others; one with effects takes them with it in a transaction. */
async function storeOnce(deps: Sending, draft: Draft): Promise<Message> {
  const batched = draft.file ? undefined : await messageWriter(deps.db, deps.config)(draft.message)
  if (batched?.unstored === null) {
    const event = sentEvent(draft, batched)
    deps.events.emit('message.sent', event)
    return event.message
  }
  const outcome =
    batched === undefined || batched.unstored === 'needs_transaction'
      ? await inTransaction(deps, (tx, publish) => storeIn(deps, tx, publish, draft)).catch(repeatOf)
      : batched.unstored
  return outcome === 'repeated' ? firstOf(deps, draft) : required(outcome)
}

function repeatOf(error: unknown): 'repeated' {
  if (violates(error, 'messages_client_id')) return 'repeated'
  throw error
}

function required(outcome: Outcome): Message {
  if (typeof outcome === 'object') return outcome
  if (outcome === 'not_found') throw noSuchChat()
  throw new AppError(outcome === 'request_pending' ? 'chat_request_pending' : 'chat_closed')
}

/** The message that this one repeats; throws message_id_reused when it is another one. */
async function firstOf(deps: Sending, { message, file, from }: Draft): Promise<Message> {
  const first = await findByClientId(deps.db, { ...message, clientMessageId: message.clientMessageId ?? '' })
  const isSame =
    first !== undefined &&
    first.sent_by === message.sentBy &&
    first.content === message.content &&
    (first.sha256?.toString('hex') ?? null) === (file?.sha256.toString('hex') ?? null)
  if (!isSame) throw new AppError('message_id_reused')
  if (first.delivered_at === null) {
    const { message_id: messageId, employer_id: employerId, seeker_id: seekerId } = first
    deps.events.emit('message.repeated', { messageId, chatId: message.chatId, employerId, seekerId, ...from })
  }
  return messageView(first)
}

async function storeIn(deps: Sending, tx: Tx, publish: Publish, draft: Draft): Promise<Outcome> {
  const { message, file, isTold = false } = draft
  const [stored] = await storeMessages(tx, [message], { effects: true })
  if (stored?.unstored !== null) return stored?.unstored ?? 'not_found'
  if (file) {
    await insertMessageFile(tx, { ...file, messageId: stored.message_id })
    await file.claim(tx)
  }
  const { accepts, asks, answers, side, employer_id: employerId, seeker_id: seekerId } = stored
  const chat = { ...stored, id: message.chatId }
  if (accepts) await returnCredit(tx, chat)
  if (accepts) publish('chat.changed', { chatId: chat.id, employerId, seekerId })
  if (asks) await notifyOfRequest(deps, tx, publish, chat, side)
  if (answers)
    await answerByMessage(deps, tx, publish, { employerId, seekerId, writerId: message.sentBy ?? employerId })
  const event = sentEvent(draft, stored)
  publish('message.sent', { ...event, isTold: isTold || asks || answers })
  return event.message
}

/** The outreach credit comes back when the seeker answers (specification 8). Under the row lock of the chat. */
export async function returnCredit(
  tx: Tx,
  chat: { id: string; employer_id: string; outreach_month: string | null },
): Promise<void> {
  const month = await takeOutreach(tx, chat)
  if (month) await refundUsage(tx, chat.employer_id, 'outreach', month)
}

function sentEvent({ message, file, from }: Draft, stored: StoredMessage): DomainEvents['message.sent'] {
  const row = {
    ...stored,
    message_chat_id: message.chatId,
    sender_id: message.senderId,
    sent_by: message.sentBy,
    content: message.content,
    client_message_id: message.clientMessageId,
    warnings: [...message.warnings],
    delivered_at: null,
    read_at: null,
    file_name: file?.name ?? null,
    file_size: file?.size ?? null,
    file_media_type: file?.mediaType ?? null,
    file_width: file?.width ?? null,
    file_height: file?.height ?? null,
  }
  return { employerId: stored.employer_id, seekerId: stored.seeker_id, message: messageView(row), ...from }
}
