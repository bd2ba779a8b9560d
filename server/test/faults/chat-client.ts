import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorBody } from '@hearback/contract/error-body.ts'
import { listChats, listMessages, type Message } from '@hearback/contract/hiring/chat.ts'
import type { ClientEvent } from '@hearback/contract/hiring/chat-events.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { io, type Socket } from 'socket.io-client'
import type { Caller } from '../app.ts'
import { emptyMessages, type HeldMessages } from './client-messages.ts'
import type { Ledger } from './ledger.ts'

/** The same for all clients (product.md section 3). */
const settings = { reconnectionDelay: 1_000, reconnectionDelayMax: 5_000, timeout: 20_000 }
const answerWithinMs = 10_000
const marksEveryMs = 1_000

export type Answer<Data> = { success: true; data: Data } | ErrorBody

/** How long after connecting a client held everything that was acknowledged before. */
interface CatchUp {
  readonly at: number
  /** Undefined if the next fault came first. */
  readonly tookMs: number | undefined
}

/** A chat client with the rules of the pages: subscribe, then fetch newer messages; fetch again at a gap. */
export interface ChatClient {
  readonly userId: string
  readonly connected: boolean
  readonly catchUps: readonly CatchUp[]
  /** When it noticed lost connections. */
  readonly losses: readonly number[]
  isOf(chatId: string): boolean
  held(chatId: string): HeldMessages
  /** Emits an event; undefined without an acknowledgement. */
  ask<Data>(event: ClientEvent, payload: object): Promise<Answer<Data> | undefined>
  take(message: Message): void
  /** Resolves once connected, or after the timeout. */
  connection(patienceMs: number): Promise<void>
  close(): void
}

interface Setup {
  readonly url: string
  readonly who: Caller & { readonly _id: string }
  readonly chatIds: readonly string[]
  readonly ledger: Ledger
  /** Whether it reports messages as read, or only as delivered. */
  readonly reads: boolean
}

export function openClient({ url, who, chatIds, ledger, reads }: Setup): ChatClient {
  const held = new Map(chatIds.map((id) => [id, emptyMessages()]))
  const of = (chatId: string) => held.get(chatId) ?? emptyMessages()
  const socket = io(url, { ...settings, transports: ['websocket'], forceNew: true, auth: { token: who.token } })
  const catchUps: { at: number; tookMs: number | undefined }[] = []
  const losses: number[] = []
  const fetching = new Map<string, Promise<void>>()
  let closed = false

  const take = (message: Message) => {
    try {
      if (!of(message.chatId).take(message)) void catchUp(message.chatId)
    } catch (error) {
      ledger.contradict(String(error))
    }
  }
  const lacks = (chatId: string) => of(chatId).lastSeq > of(chatId).messages.length
  /** Retries failed fetches. Ends in the same step in which nothing is missing, so that a later gap starts another. */
  const fetchMissing = async (chatId: string) => {
    while (!closed && lacks(chatId)) {
      const query = { after: of(chatId).messages.length, limit: limits.messagesPage }
      const page = await who.call(listMessages, { params: { chatId }, query }).catch(() => undefined)
      for (const message of page?.messages ?? []) take(message)
      if (!page) await pause(100)
    }
    fetching.delete(chatId)
  }
  /** Concurrent callers share one fetch. */
  const catchUp = (chatId: string): Promise<void> => {
    const running = fetching.get(chatId) ?? Promise.resolve().then(() => fetchMissing(chatId))
    fetching.set(chatId, running)
    return running
  }
  /** Reads the newest numbers of all chats from the inbox. */
  const noteNews = async () => {
    const inbox = () => who.call(listChats, { query: { limit: 100 } }).catch(() => undefined)
    for (let answer = await inbox(); !closed; answer = await inbox()) {
      for (const { _id, lastSeq } of answer?.chats ?? []) of(_id).note(lastSeq)
      if (answer) return
      await pause(100)
    }
  }
  socket.on('connect', async () => {
    const connection = { at: Date.now(), tookMs: undefined as number | undefined }
    const known = new Map(chatIds.map((id) => [id, ledger.newest(id)]))
    const { id } = socket
    catchUps.push(connection)
    await Promise.all(fetching.values())
    await noteNews()
    await Promise.all(chatIds.filter(lacks).map(catchUp))
    if (socket.id !== id) return
    const behind = chatIds.filter((chat) => of(chat).messages.length < (known.get(chat) ?? 0))
    for (const chat of behind) ledger.contradict(`${who._id} has caught up in ${chat} and lacks messages`)
    connection.tookMs = Date.now() - connection.at
  })
  socket.on('disconnect', (reason) => {
    losses.push(Date.now())
    // The library does not reconnect after a disconnect by the server.
    if (reason === 'io server disconnect') setTimeout(() => closed || socket.connect(), settings.reconnectionDelay)
  })
  // Nor after a refusal, which only an unreachable database could excuse, and for that the server closes the connection.
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return
    ledger.contradict(`${who._id} may not connect: ${message}`)
    setTimeout(() => closed || socket.connect(), settings.reconnectionDelay)
  })
  for (const event of ['receiveMessage', 'receiveFileMessage']) socket.on(event, take)
  const marks = setInterval(() => tellMarks(socket, held, reads), marksEveryMs)
  return {
    userId: who._id,
    get connected() {
      return socket.connected
    },
    catchUps,
    losses,
    isOf: (chatId) => held.has(chatId),
    held: of,
    take,
    ask: (event, payload) => ask(socket, event, payload),
    connection: (patienceMs) => connected(socket, patienceMs),
    close() {
      closed = true
      clearInterval(marks)
      socket.disconnect()
    },
  }
}

/** Sends receipts without waiting for acknowledgements; the next one makes up for a lost one. */
function tellMarks(socket: Socket, held: ReadonlyMap<string, HeldMessages>, reads: boolean): void {
  for (const [chatId, { messages }] of held) {
    if (socket.connected && messages.length > 0)
      socket.emit(reads ? 'read' : 'delivered', { chatId, seq: messages.length })
  }
}

async function ask<Data>(socket: Socket, event: ClientEvent, payload: object): Promise<Answer<Data> | undefined> {
  if (!socket.connected) return undefined
  return socket
    .timeout(answerWithinMs)
    .emitWithAck(event, payload)
    .catch(() => undefined)
}

async function connected(socket: Socket, patienceMs: number): Promise<void> {
  if (socket.connected) return
  const arrived = new Promise<void>((resolve) => socket.once('connect', resolve))
  await Promise.race([arrived, pause(patienceMs)])
}
