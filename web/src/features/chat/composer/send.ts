import { Message, sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { ApiError } from '../../../api/call.ts'
import { isConnected, onConnected, sendSocket } from '../../../api/socket.ts'
import { upload } from '../../../api/upload.ts'
import { serverNow } from '../../../clock.ts'
import { randomId } from '../../../random-id.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { refreshChat } from '../cached-chats.ts'
import { takeMessage } from '../conversation/conversation.ts'
import { addOutgoing, allOutgoing, changeOutgoing, dropOutgoing, type Outgoing } from './outbox.ts'

const LONGEST_PAUSE = 30_000
// Transient errors, which are retried.
const PASSING = ['offline', 'unavailable', 'internal', 'too_many_requests']
const MOST_TRIES = 5

const uploads = new Map<string, AbortController>()
const tries = new Map<string, number>()
const draining = new Set<string>()

/** Queues a text in the outbox and sends it. */
export const sendText = (chatId: string, content: string): void => post({ chatId, content })

/** Queues a file with its caption; files of one chat are sent one after the other. */
export const sendFile = (chatId: string, file: File, content: string): void => post({ chatId, content, file })

function post(one: Pick<Outgoing, 'chatId' | 'content' | 'file'>) {
  addOutgoing({ ...one, id: randomId(), at: serverNow(), state: 'sending' })
  void drain(laneOf(one))
}

/** Retries a failed message with the same idempotency key. */
export function retry(one: Outgoing): void {
  tries.delete(one.id)
  changeOutgoing(one.id, { state: 'waiting' })
  void drain(laneOf(one))
}

/** Removes a message from the outbox; aborts its upload. */
export function discard({ id }: Outgoing): void {
  dropOutgoing(id)
  uploads.get(id)?.abort()
}

/** Discards a failed message; the toast offers to undo that. */
export function discardRefused(one: Outgoing): void {
  discard(one)
  toast({ text: t.messageDiscarded, action: { label: t.undo, run: () => addOutgoing(one) } })
}

/** Drains the outbox at each connect. Returns a function that stops this and aborts uploads. */
export function sendWhenConnected(): () => void {
  const sendAll = () => {
    for (const lane of new Set(allOutgoing().map(laneOf))) void drain(lane)
  }
  if (isConnected()) sendAll()
  const stop = onConnected(sendAll)
  return () => {
    stop()
    for (const file of uploads.values()) file.abort()
  }
}

/** Texts may overtake files; within each kind the order is kept. */
const laneOf = ({ chatId, file }: Pick<Outgoing, 'chatId' | 'file'>) => `${chatId} ${file ? 'files' : 'texts'}`

async function drain(lane: string): Promise<void> {
  if (draining.has(lane)) return
  draining.add(lane)
  const first = () => allOutgoing().find((one) => one.state !== 'failed' && laneOf(one) === lane)
  for (let next = first(); next; next = first()) {
    if (!isConnected()) {
      changeOutgoing(next.id, { state: 'waiting' })
      break
    }
    await attempt(next)
  }
  draining.delete(lane)
}

async function attempt(one: Outgoing): Promise<void> {
  changeOutgoing(one.id, { state: 'sending' })
  try {
    takeMessage(await (one.file ? sendAsFile(one, one.file) : sendAsText(one)))
    tries.delete(one.id)
    dropOutgoing(one.id)
  } catch (cause) {
    await setBack(one, cause)
  }
}

const sendAsText = ({ id, chatId, content }: Outgoing) =>
  sendSocket('sendMessage', { chatId, content, clientMessageId: id }, Message)

async function sendAsFile({ id, chatId, content }: Outgoing, file: File): Promise<Message> {
  const stop = new AbortController()
  uploads.set(id, stop)
  const fields = { chatId, clientMessageId: id, ...(content && { content }) }
  const onProgress = (progress: number) => changeOutgoing(id, { progress })
  try {
    return (await upload(sendFileMessage, file, onProgress, { fields, signal: stop.signal })).data
  } finally {
    uploads.delete(id)
  }
}

async function setBack({ id, chatId }: Outgoing, cause: unknown): Promise<void> {
  const { code, message } = cause instanceof ApiError ? cause : { code: 'unknown', message: t.sendFailed }
  const count = (tries.get(id) ?? 0) + 1
  tries.set(id, count)
  // Unknown outcomes are retried without limit, which the idempotency key makes safe. Server errors are retried a few
  // times.
  if (code === 'offline' || (PASSING.includes(code) && count < MOST_TRIES)) {
    changeOutgoing(id, { state: 'waiting' })
    if (isConnected()) await pause(Math.min(LONGEST_PAUSE, 1000 * 2 ** count))
    return
  }
  changeOutgoing(id, { state: 'failed', problem: message })
  // Most rejections mean that the cached chat is out of date.
  refreshChat(chatId)
}

/** Ends early when the socket connects. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    const stop = onConnected(done)
  })
}
