import { Message, sendFileMessage } from '@hearback/contract/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { ApiError } from '../../../api/call.ts'
import { isConnected, onConnected, sendSocket } from '../../../api/socket.ts'
import { upload } from '../../../api/upload.ts'
import { serverNow } from '../../../clock.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { refreshChat } from '../cached-chats.ts'
import { takeMessage } from '../conversation/conversation.ts'
import { addOutgoing, allOutgoing, changeOutgoing, dropOutgoing, type Outgoing } from './outbox.ts'

const LONGEST_PAUSE = 30_000
// What the server could not do just now, and may do in a moment.
const PASSING = ['offline', 'unavailable', 'internal', 'too_many_requests']
const MOST_TRIES = 5

const uploads = new Map<string, AbortController>()
const tries = new Map<string, number>()
const draining = new Set<string>()

/** Sends a text; it stands in the outbox until it is a message. */
export const sendText = (chatId: string, content: string): void => post({ chatId, content })

/** Sends a file with what is written beside it; files of a chat go one after the other. */
export const sendFile = (chatId: string, file: File, content: string): void => post({ chatId, content, file })

function post(one: Pick<Outgoing, 'chatId' | 'content' | 'file'>) {
  addOutgoing({ ...one, id: randomId(), at: serverNow(), state: 'sending' })
  void drain(laneOf(one))
}

/** As many random bits as a UUID; `crypto.randomUUID` is missing where the page came without encryption. */
const randomId = () =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '')

/** Tries a refused message once more, as the same message. */
export function retry(one: Outgoing): void {
  tries.delete(one.id)
  changeOutgoing(one.id, { state: 'waiting' })
  void drain(laneOf(one))
}

/** Takes a message back that has not become one; a file is stopped on its way. */
export function discard({ id }: Outgoing): void {
  dropOutgoing(id)
  uploads.get(id)?.abort()
}

/** Throws a refused message away; the toast brings it back as it was. */
export function discardRefused(one: Outgoing): void {
  discard(one)
  toast({ text: t.messageDiscarded, action: { label: t.undo, run: () => addOutgoing(one) } })
}

/** Sends what is waiting at each connection. Answers how to stop, which also stops files on their way. */
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

/** Texts overtake files, but neither their own kind. */
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
  // An unknown outcome is tried for ever, the same id makes that safe; a server in trouble only for a while.
  if (code === 'offline' || (PASSING.includes(code) && count < MOST_TRIES)) {
    changeOutgoing(id, { state: 'waiting' })
    if (isConnected()) await pause(Math.min(LONGEST_PAUSE, 1000 * 2 ** count))
    return
  }
  changeOutgoing(id, { state: 'failed', problem: message })
  // Most refusals say that the chat is not as it was.
  refreshChat(chatId)
}

/** Ends early at a new connection. */
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
