import { randomUUID } from 'node:crypto'
import type { Message, MessageForm, MessageWarning } from '@hearback/contract/hiring/chat.ts'
import type { Database, Tx } from '../../../db/database.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { DomainEvents, Publish } from '../../../domain/events.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { answerByMessage } from '../../applications/applications-between.service.ts'
import { fileUrlSigner } from '../../files/signed-urls.service.ts'
import { refundUsage } from '../../usage/usage.service.ts'
import { closedFor, isPersonal, type Side, socketPrefix } from '../conversation/chat.rules.ts'
import { noSuchChat, sideIn, sideOf } from '../conversation/chat.service.ts'
import { chatStandingView, messageFor, messageView } from '../conversation/chat.view.ts'
import { type ChatRow, findChat, lockOwnChat, takeOutreach } from '../conversation/chats.sql.ts'
import {
  findByClientId,
  findTwin,
  insertMessageFile,
  type NewFile,
  type StoredMessage,
  storeMessage,
} from '../conversation/messages.sql.ts'
import { notifyOfRequest } from '../notices/chat-notices.service.ts'
import { possibleWarnings, warningsIn } from '../warnings/chat-warnings.rules.ts'
import { runSequentially } from './keyed-mutex.ts'
import { plainWriter } from './message-writer.ts'

export type Sending = Pick<Deps, 'db' | 'events' | 'limits' | 'queue' | 'config'>

/** A stored file; `claim` references it in the transaction of the message. */
export interface ReadyFile extends Omit<NewFile, 'messageId'> {
  claim(tx: Tx): Promise<void>
}

export interface Sent extends Omit<MessageForm, 'clientMessageId'> {
  readonly clientMessageId?: string | null | undefined
  readonly file?: ReadyFile
}

/** A message with its possible warnings, computed before any lock is taken. */
interface Judged extends Sent {
  readonly possibleWarnings: readonly MessageWarning[]
}

/** The sending connection, which gets an acknowledgement instead of the event. */
interface From {
  readonly screenId?: string
}

/**
 * Stores a message exactly once, over HTTP or the socket, and returns it after the commit. Repeating a clientMessageId
 * returns the first message, even if the chat has been closed; throws message_id_reused for other content. Older
 * clients send each message over both without an id: the second within 10 seconds returns the first. Throws not_found,
 * chat_request_pending, chat_closed, too_many_requests.
 */
export async function sendMessage(deps: Sending, viewer: Viewer, sent: Sent, from: From = {}): Promise<Message> {
  await deps.limits.consume('messageByUser', viewer.userId)
  const judged = { ...sent, possibleWarnings: possibleWarnings(sent.content, sideOf(viewer)) }
  if (sent.clientMessageId) return sendNew(deps, viewer, judged, from)
  const message = await runSequentially(`${viewer.userId} ${sent.chatId}`, () =>
    storeUnlessTwin(deps, viewer, judged, from),
  )
  return messageFor(message, viewer.userId, await fileUrlSigner(deps))
}

/**
 * Stores a message without a client id, unless it is stored already. Both happen under the row lock of the chat, so
 * that concurrent processes store it once.
 */
const storeUnlessTwin = (deps: Sending, viewer: Viewer, sent: Judged, from: From): Promise<Message> =>
  inTransaction(deps, async (tx, publish) => {
    await lockOwnChat(tx, sent.chatId, viewer.userId)
    const chat = await findChat(tx, sent.chatId)
    const side = sideIn(viewer, chat)
    if (!chat) throw noSuchChat()
    const same = { chatId: chat.id, senderId: viewer.userId, content: sent.content, sha256: sent.file?.sha256 ?? null }
    const twin = await findTwin(tx, same, from.screenId === undefined ? socketPrefix : '')
    if (twin) return messageView(twin)
    const refusal = refusalTo({ chat, side })
    if (refusal) throw refusal
    const marked = from.screenId === undefined ? sent : { ...sent, clientMessageId: socketPrefix + randomUUID() }
    return storeIn(deps, tx, publish, { chat, side, viewer, sent: marked, from })
  })

async function sendNew(deps: Sending, viewer: Viewer, sent: Judged, from: From): Promise<Message> {
  const plain = await storePlain(deps, viewer, sent, from)
  if (plain) return plain
  const chat = await findChat(deps.db, sent.chatId)
  const side = sideIn(viewer, chat)
  if (!chat) throw noSuchChat()
  const message = await storeOnce(deps, { chat, side, viewer, sent, from })
  return messageFor(message, viewer.userId, await fileUrlSigner(deps))
}

/** Batched path for a text without warnings that changes nothing but its chat; returns undefined for any other message. */
async function storePlain(deps: Sending, viewer: Viewer, sent: Judged, from: From): Promise<Message | undefined> {
  const { chatId, content, file } = sent
  if (file || sent.possibleWarnings.length > 0) return undefined
  const message = { chatId, senderId: viewer.userId, content, clientMessageId: sent.clientMessageId ?? null }
  const stored = await plainWriter(deps.db)({ ...message, isPersonal: isPersonal(content) })
  if (!stored) return undefined
  const { employer_id: employerId, seeker_id: seekerId } = stored
  const view = messageView({ ...rowOf({ ...message, warnings: [] }, stored), ...fileColumns(undefined) })
  deps.events.emit('message.sent', { employerId, seekerId, message: view, ...from })
  return view
}

interface Act {
  chat: ChatRow
  side: Side
  viewer: Viewer
  sent: Judged
  from: From
}

async function storeOnce(deps: Sending, act: Act): Promise<Message> {
  const refusal = refusalTo(act)
  if (refusal) return firstOf(deps, act, refusal)
  try {
    return await store(deps, act)
  } catch (error) {
    if (error instanceof AppError) return firstOf(deps, act, await refusalNow(deps.db, act, error))
    if (violates(error, 'messages_client_id')) return firstOf(deps, act, error)
    throw error
  }
}

/** Why the sender may not write; undefined when they may. */
function refusalTo({ chat, side }: Pick<Act, 'chat' | 'side'>): AppError | undefined {
  const closed = closedFor(chatStandingView(chat, chat.is_linked), side)
  return closed ? new AppError(closed === 'request_pending' ? 'chat_request_pending' : 'chat_closed') : undefined
}

/** The specific error for a chat that was closed after its first check. */
async function refusalNow(db: Database, { chat: { id }, side }: Act, error: AppError): Promise<AppError> {
  const chat = error.code === 'chat_closed' ? await findChat(db, id) : undefined
  return (chat && refusalTo({ chat, side })) ?? error
}

/** The message that this one repeats. Throws message_id_reused for other content, and `refusal` when there is no such message. */
async function firstOf(deps: Sending, { chat, viewer, sent, from }: Act, refusal: unknown): Promise<Message> {
  const first = sent.clientMessageId ? await findByClientId(deps.db, viewer.userId, sent.clientMessageId) : undefined
  if (!first) throw refusal
  const isSame =
    first.message_chat_id === sent.chatId &&
    first.content === sent.content &&
    (first.sha256?.toString('hex') ?? null) === (sent.file?.sha256.toString('hex') ?? null)
  if (!isSame) throw new AppError('message_id_reused')
  const { employer_id: employerId, seeker_id: seekerId } = chat
  if (first.delivered_at === null) {
    deps.events.emit('message.repeated', { messageId: first.message_id, employerId, seekerId, ...from })
  }
  return messageView(first)
}

/** Messages that only change their chat are stored in one statement, others in a transaction with their effects. */
async function store(deps: Sending, act: Act): Promise<Message> {
  const { answers, accepts, asks } = effectsOf(act)
  if (answers || accepts || asks || act.sent.file) {
    return inTransaction(deps, (tx, publish) => storeIn(deps, tx, publish, act))
  }
  const { message, eventOf } = prepare(act)
  const event = eventOf(required(await storeMessage(deps.db, message)))
  deps.events.emit('message.sent', event)
  return event.message
}

const effectsOf = ({ chat, side, sent }: Act) => ({
  answers: side === 'employer' && chat.awaits_answer && isPersonal(sent.content),
  accepts: chat.started_by !== side && chat.accepted_at === null,
  asks: chat.state === 'request' && chat.started_by === side && chat.last_seq === 0,
})

function prepare({ chat, side, viewer, sent, from }: Act) {
  const context = { companyWebsite: chat.company_website, hadInterview: chat.had_interview }
  const warnings = warningsIn(context, sent.content, sent.possibleWarnings)
  const message = {
    ...sent,
    side,
    senderId: viewer.userId,
    warnings,
    clientMessageId: sent.clientMessageId ?? null,
  }
  const people = { employerId: chat.employer_id, seekerId: chat.seeker_id }
  const eventOf = (stored: StoredMessage): DomainEvents['message.sent'] => ({
    ...people,
    message: messageView({ ...rowOf(message, stored), ...fileColumns(sent.file) }),
    ...from,
  })
  return { message, people, eventOf }
}

async function storeIn(deps: Sending, tx: Tx, publish: Publish, act: Act): Promise<Message> {
  const { chat, side, sent } = act
  const { answers, accepts, asks } = effectsOf(act)
  const { message, people, eventOf } = prepare(act)
  const stored = required(await storeMessage(tx, message))
  if (sent.file) {
    await insertMessageFile(tx, { ...sent.file, messageId: stored.message_id })
    await sent.file.claim(tx)
  }
  if (accepts) await returnCredit(tx, chat)
  if (accepts) publish('chat.changed', { chatId: chat.id, ...people })
  if (asks) await notifyOfRequest(deps, tx, publish, chat, side)
  if (answers) await answerByMessage(deps, tx, publish, people)
  const event = eventOf(stored)
  publish('message.sent', { ...event, isTold: asks || answers })
  return event.message
}

/** Throws if the chat was closed after its first check. */
function required(stored: StoredMessage | undefined): StoredMessage {
  if (!stored) throw new AppError('chat_closed')
  return stored
}

/** Refunds the outreach credit when the seeker answers (specification 8), under the row lock of the chat. */
export async function returnCredit(
  tx: Tx,
  chat: { id: string; employer_id: string; outreach_month: string | null },
): Promise<void> {
  const month = await takeOutreach(tx, chat)
  if (month) await refundUsage(tx, chat.employer_id, 'outreach', month)
}

const rowOf = (
  message: { chatId: string; senderId: string; content: string; clientMessageId: string | null; warnings: string[] },
  stored: StoredMessage,
) => ({
  ...stored,
  message_chat_id: message.chatId,
  sender_id: message.senderId,
  content: message.content,
  client_message_id: message.clientMessageId,
  warnings: message.warnings,
  delivered_at: null,
  read_at: null,
})

const fileColumns = (file: ReadyFile | undefined) => ({
  file_name: file?.name ?? null,
  file_size: file?.size ?? null,
  file_media_type: file?.mediaType ?? null,
  file_width: file?.width ?? null,
  file_height: file?.height ?? null,
})
